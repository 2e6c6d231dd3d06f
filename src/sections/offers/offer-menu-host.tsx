import { Suspense, useState } from 'react'
import { lazyPart } from '@/components/lazy-part'
import type { Offer } from './offer-kinds'

const OfferMenu = lazyPart(() => import('./offer-menu'), 'OfferMenu')

interface Opened<T> {
  row: T
  anchor: HTMLElement
}

/** Which card's menu is open; one menu serves them all. */
export function useOfferMenu<T extends Offer>() {
  const [opened, setOpened] = useState<Opened<T>>()
  const [isOpen, setOpen] = useState(false)
  return {
    opened,
    isOpen,
    open(row: T, anchor: HTMLElement) {
      setOpened({ row, anchor })
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

interface OfferMenuHostProps<T extends Offer> {
  menu: ReturnType<typeof useOfferMenu<T>>
  nameOf: (row: T) => string
  onOpen: (row: T) => void
  onEdit: (row: T) => void
  onPublish: (row: T) => void
  onDelete: (row: T) => void
  /** The button that opened the menu went with its card. */
  onLost: () => void
}

/** The place of that menu, which comes when it is first opened. */
export function OfferMenuHost<T extends Offer>({
  menu,
  nameOf,
  onOpen,
  onEdit,
  onPublish,
  onDelete,
  onLost,
}: OfferMenuHostProps<T>) {
  if (!menu.opened) return null
  const { row, anchor } = menu.opened
  return (
    <Suspense>
      <OfferMenu
        anchor={anchor}
        open={menu.isOpen}
        onClose={menu.close}
        onExited={() => !anchor.isConnected && onLost()}
        name={nameOf(row)}
        row={row}
        onOpen={() => onOpen(row)}
        onEdit={() => onEdit(row)}
        onPublish={() => onPublish(row)}
        onDelete={() => onDelete(row)}
      />
    </Suspense>
  )
}
