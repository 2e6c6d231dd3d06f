import { useTranslation } from 'react-i18next'
import { RecordsSkeleton } from '@/components/records/records-skeleton'

export function OrdersSkeleton() {
  const { t } = useTranslation()
  return (
    <RecordsSkeleton
      title={t('nav.two')}
      name={t('pages.orders')}
      tabs={5}
      columns="0.8fr 2.9fr 1.4fr 0.8fr 1.1fr 1.2fr"
    />
  )
}
