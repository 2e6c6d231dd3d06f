import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Job } from '@/api/jobs'
import { formatPrice } from '@/utils/format-number'

/** What a job pays, how it is reckoned, and whether that can be talked about. */
export function Salary({ salary: { type, price, negotiable } }: { salary: Job['salary'] }) {
  const { t, i18n } = useTranslation('offers')
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <Box component="bdi" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {formatPrice(price, i18n.language)}
      </Box>{' '}
      {t(`salaryType.${type}`)}
      {negotiable && ` · ${t('card.negotiable')}`}
    </Box>
  )
}
