import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { passwordStrength } from './password-strength'

const steps = [1, 2, 3, 4] as const
const colors = ['error', 'error', 'warning', 'info', 'success'] as const

/** The strength of a password as four bars and a word. */
export default function StrengthMeter({ password }: { password: string }) {
  const { t } = useTranslation('auth')
  const strength = passwordStrength(password)
  const word = strength ? t(`strength.${strength}`) : ''
  return (
    <Box sx={{ mt: 1 }}>
      <Box
        role="meter"
        aria-label={t('strength.label')}
        aria-valuemin={0}
        aria-valuemax={4}
        aria-valuenow={strength}
        aria-valuetext={word}
        sx={{ display: 'flex', gap: 0.5 }}
      >
        {steps.map((step) => (
          <Bar key={step} data-full={step <= strength} sx={{ color: `${colors[strength]}.main` }} />
        ))}
      </Box>
      <Box role="status" sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {t('strength.text', { word })}
      </Box>
    </Box>
  )
}

const Bar = styled('div')(({ theme }) => ({
  flexGrow: 1,
  height: 4,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.action.selected,
  transition: 'background-color 120ms',
  '&[data-full="true"]': { backgroundColor: 'currentColor' },
  // Forced colors remove backgrounds.
  '@media (forced-colors: active)': {
    border: '1px solid',
    forcedColorAdjust: 'none',
    backgroundColor: 'Canvas',
    borderColor: 'CanvasText',
    '&[data-full="true"]': { backgroundColor: 'CanvasText' },
  },
}))
