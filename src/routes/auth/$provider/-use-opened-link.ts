import { useState } from 'react'
import { openLink } from '@/auth/flow'
import type { Link, OpenedLink } from '@/auth/provider'

/** The link for a new password that opened this page, and the function that opens it, after a question if necessary. */
export function useOpenedLink() {
  const [opened, setOpened] = useState<OpenedLink>()
  async function onOpenLink(link: Link) {
    const { opened, asked } = await openLink(link)
    const use = async () => setOpened(opened)
    if (asked) return { ...asked, onContinue: use }
    await use()
    return
  }
  return { opened, onOpenLink }
}
