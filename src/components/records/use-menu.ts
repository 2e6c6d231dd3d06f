import { useState } from 'react'

/**
 * State of one menu for all items of a list. Once opened it stays mounted, so that it can animate closing.
 * @example
 * const menu = useMenu<User>()
 * <IconButton onClick={({ currentTarget }) => menu.show(user, currentTarget)} />
 * {menu.opened && <RowMenu anchor={menu.opened.anchor} open={menu.open} onClose={menu.close}>…</RowMenu>}
 */
export function useMenu<T, A = HTMLElement>() {
  const [opened, setOpened] = useState<{ item: T; anchor: A }>()
  const [open, setOpen] = useState(false)
  return {
    opened,
    open,
    show(item: T, anchor: A) {
      setOpened({ item, anchor })
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}
