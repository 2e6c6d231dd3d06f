import { useTranslation } from 'react-i18next'
import { RecordsSkeleton } from '@/components/records/records-skeleton'

export function UsersSkeleton() {
  const { t } = useTranslation()
  return (
    <RecordsSkeleton
      isEditable
      title={t('nav.four')}
      name={t('pages.users')}
      tabs={5}
      columns="2.9fr 1.4fr 1.4fr 1.3fr 1.2fr 0.8fr"
    />
  )
}
