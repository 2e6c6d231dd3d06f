import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** A notice that a windowed list only has the visible rows in the page, so that the browser's find misses the others. */
export function WindowedNotice() {
  const { t } = useTranslation('kit')
  return (
    <Typography variant="caption" component="p" sx={{ px: 2.5, pb: 1, color: 'text.secondary', displayPrint: 'none' }}>
      {t('table.windowed')}
    </Typography>
  )
}
