import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Job } from '@/api/jobs'
import { formatPrice } from '@/utils/format-number'

/** A job's pay, in total or per hour, and whether it is negotiable. */
export function Salary({ salary: { type, price, negotiable } }: { salary: Job['salary'] }) {
  const { t, i18n } = useTranslation('offers')
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <Box component="bdi" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {formatPrice(price, i18n.language)}
      </Box>
      {type === 'Hourly' && ` ${t('card.perHour')}`}
      {negotiable && ` · ${t('card.negotiable')}`}
    </Box>
  )
}
