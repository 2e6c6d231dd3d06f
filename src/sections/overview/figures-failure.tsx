import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { CardFailure } from './card-failure'
import { span } from './overview-frames'

interface FiguresFailureProps {
  error: unknown
  onRetry: () => void
}

/** In the place of all figures; the lists below have calls of their own. */
export function FiguresFailure(props: FiguresFailureProps) {
  const { t } = useTranslation('overview')
  return (
    <Card component="article" sx={{ ...span(12), p: 'var(--ark-card-padding)', minHeight: 232 }}>
      <Typography component="h2" variant="h6" tabIndex={-1}>
        {t('figuresFailed')}
      </Typography>
      <CardFailure {...props} />
    </Card>
  )
}
