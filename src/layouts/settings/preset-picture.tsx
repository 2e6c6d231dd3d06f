import { styled } from '@mui/material/styles'
import type { Choices } from '@/settings/choices'
import { presets } from '@/theme/presets'

/** A preview of an accent: main, light and dark tone in the current scheme. */
export function PresetPicture({ preset }: { preset: Choices['primaryColor'] }) {
  const { light, dark } = presets[preset]
  const vars = { '--a': light.main, '--b': light.light, '--c': dark.main, '--d': dark.light }
  return <Swatch style={vars} />
}

const Swatch = styled('span')(({ theme }) => ({
  width: 36,
  height: 36,
  borderRadius: '50%',
  forcedColorAdjust: 'none',
  background: 'linear-gradient(135deg, var(--a) 50%, var(--b) 50%)',
  ...theme.applyStyles('dark', { background: 'linear-gradient(135deg, var(--c) 50%, var(--d) 50%)' }),
}))
