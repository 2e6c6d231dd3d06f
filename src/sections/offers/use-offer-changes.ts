import { useTranslation } from 'react-i18next'
import { useChange } from '@/components/use-change'
import type { Offer, OfferKind } from './offer-kinds'

/** What can be done with an offer where it is seen; each resolves with whether it stands. */
export function useOfferChanges<T extends Offer>(kind: OfferKind<T>) {
  const { t } = useTranslation('offers')
  const change = useChange()
  const { resource } = kind
  const changed = (row: T, patch: Parameters<typeof kind.update>[1]) => ({
    resource,
    put: [{ ...row, ...patch }],
    call: () => kind.update(row.id, patch),
  })
  return {
    favorite: (row: T) => change(changed(row, { isFavorited: !row.isFavorited })),
    publish: (row: T, publish: Offer['publish']) =>
      change(changed(row, { publish }), {
        text: t(`said.${publish}`, { name: kind.nameOf(row) }),
        undo: changed({ ...row, publish }, { publish: row.publish }),
      }),
    remove: (row: T) =>
      change(
        { resource, drop: [row.id], call: () => kind.remove(row.id) },
        {
          text: t('said.deleted', { name: kind.nameOf(row) }),
          undo: { resource, put: [row], call: () => kind.create(row) },
        },
      ),
  }
}

export type OfferChanges<T extends Offer> = ReturnType<typeof useOfferChanges<T>>
