import { useTranslation } from 'react-i18next'
import { useCan } from '@/auth/use-can'
import { RecordsSkeleton } from '@/components/records/records-skeleton'

export function UsersSkeleton() {
  const { t } = useTranslation()
  return (
    <RecordsSkeleton
      can={useCan('users')}
      title={t('nav.four')}
      name={t('pages.users')}
      tabs={5}
      columns="2.9fr 1.4fr 1.4fr 1.3fr 1.2fr 0.8fr"
    />
  )
}
