import { styled } from '@mui/material/styles'
import type { Choices } from '@/settings/choices'
import { presets } from '@/theme/presets'

/** An accent as it will be: main, and its light and dark companions, in the scheme that is shown. */
export function PresetPicture({ preset }: { preset: Choices['primaryColor'] }) {
  const { light, dark } = presets[preset]
  const vars = { '--a': light.main, '--b': light.light, '--c': dark.main, '--d': dark.light }
  return <Swatch style={vars as object} />
}

const Swatch = styled('span')(({ theme }) => ({
  width: 36,
  height: 36,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  background: 'linear-gradient(135deg, var(--a) 50%, var(--b) 50%)',
  ...theme.applyStyles('dark', { background: 'linear-gradient(135deg, var(--c) 50%, var(--d) 50%)' }),
}))
