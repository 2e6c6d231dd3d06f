import { useTranslation } from 'react-i18next'
import { useRecordChanges } from '@/components/records/use-record-changes'
import type { Offer, OfferKind } from './offer-kinds'

/** The changes of offers; each resolves with true if the API accepted it. */
export function useOfferChanges<T extends Offer>({ resource, nameOf }: OfferKind<T>) {
  const { t } = useTranslation('offers')
  const { patch, remove } = useRecordChanges(resource)
  return {
    favorite: (row: T) => patch([row], { isFavorited: !row.isFavorited }),
    publish: (row: T, publish: Offer['publish']) =>
      patch([row], { publish }, t(`said.${publish}`, { name: nameOf(row) })),
    remove: (row: T) => remove([row], t('said.deleted', { name: nameOf(row) })),
  }
}
