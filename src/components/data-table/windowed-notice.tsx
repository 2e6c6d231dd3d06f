import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'

/** Says that of a long list only what is in the window is drawn, so that the browser's own search finds no more. */
export function WindowedNotice() {
  const { t } = useTranslation('kit')
  return (
    <Typography variant="caption" component="p" sx={{ px: 2.5, pb: 1, color: 'text.secondary', displayPrint: 'none' }}>
      {t('table.windowed')}
    </Typography>
  )
}
