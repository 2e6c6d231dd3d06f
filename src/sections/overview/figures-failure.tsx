import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CompactFailure } from '@/components/records/compact-failure'
import { span } from './overview-frames'

interface FiguresFailureProps {
  failure: unknown
  onRetry: () => void
}

/** Replaces all figures; the lists below have their own requests. */
export function FiguresFailure(props: FiguresFailureProps) {
  const { t } = useTranslation('overview')
  return (
    <Card component="article" sx={{ ...span(12), p: 'var(--ark-card-padding)', minHeight: 248 }}>
      <Typography component="h2" variant="h6" tabIndex={-1}>
        {t('figuresFailed')}
      </Typography>
      <CompactFailure {...props} />
    </Card>
  )
}
