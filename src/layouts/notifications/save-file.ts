import type { Notification } from '@/api/notifications'

/** Saves the file that a notification tells of. The demo API has none, so it is a text that says what it stands for. */
export function saveFile({ id, title }: Notification) {
  const text = new DOMParser().parseFromString(title, 'text/html').body.textContent
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${id}.txt` })
  link.click()
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
