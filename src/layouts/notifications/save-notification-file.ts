import type { Notification } from '@/api/notifications'
import { saveFile } from '@/utils/save-file'

/** Saves the file that a notification tells of. The demo API has none, so it is a text that says what it stands for. */
export function saveNotificationFile({ id, title }: Notification) {
  const text = new DOMParser().parseFromString(title, 'text/html').body.textContent
  saveFile(`${id}.txt`, `${text}\n`)
}
