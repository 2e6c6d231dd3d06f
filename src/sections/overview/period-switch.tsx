import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslation } from 'react-i18next'
import type { Overview } from '@/api/overview'
import { overviewPeriods } from '@/api/overview-search'

interface PeriodSwitchProps {
  period: Overview['period']
  onChange: (period: Overview['period']) => void
}

/** The period of the figures. */
export function PeriodSwitch({ period, onChange }: PeriodSwitchProps) {
  const { t } = useTranslation('overview')
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t('period')}
      value={period}
      onChange={(_, chosen) => chosen && onChange(chosen)}
      sx={{ bgcolor: 'background.paper', '& .MuiToggleButton-root': { px: 2, minHeight: { xs: 44, sm: 40 } } }}
    >
      {overviewPeriods.map((period) => (
        <ToggleButton key={period} value={period}>
          {t(period)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
