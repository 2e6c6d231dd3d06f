import { useTranslation } from 'react-i18next'
import { bears, labelsAfterMove, type Mail, type MailPatch, mailbox, type Target } from '@/api/mail'
import { each, useRecordChanges } from '@/components/records/use-record-changes'
import { useChange } from '@/components/use-change'
import { formatNumber } from '@/utils/format-number'

export type MailChanges = ReturnType<typeof useMailChanges>

/**
 * The changes of mails, each with a toast and Undo where it takes them out of the list.
 * @param label of the list, which a mail leaves if it no longer has it
 */
export function useMailChanges(label: string) {
  const { t, i18n } = useTranslation('mail')
  const change = useChange()
  const { patch, remove } = useRecordChanges(mailbox)

  const counted = (mails: Mail[]) => ({ count: mails.length, number: formatNumber(mails.length, i18n.language) })

  function relabel(mails: Mail[], labelsOf: (mail: Mail) => string[], text: string) {
    const put = (rows: Mail[]) => ({
      resource: mailbox,
      // Only the labels: it may have been read or starred meanwhile.
      put: rows.map(({ id, labelIds }) => ({ id, labelIds })),
      drop: rows.filter((mail) => !bears(mail, label)).map(({ id }) => id),
      call: () => each(rows, ({ id, labelIds }) => mailbox.update(id, { labelIds })),
    })
    return change(put(mails.map((mail) => ({ ...mail, labelIds: labelsOf(mail) }))), { text, undo: put(mails) })
  }

  return {
    /** Moves mails to the archive, the trash or another place; their own labels stay. */
    move: (mails: Mail[], place: Target) =>
      relabel(mails, (mail) => labelsAfterMove(mail, place), t(`said.${place}`, counted(mails))),

    /** Adds one of the user's labels, or removes it. */
    label: (mails: Mail[], id: string, isOn: boolean, name: string) =>
      relabel(
        mails,
        ({ labelIds }) => [...labelIds.filter((other) => other !== id), ...(isOn ? [id] : [])],
        t(isOn ? 'said.labeled' : 'said.unlabeled', { ...counted(mails), label: name }),
      ),

    /** Deletes mails in the trash for good. */
    remove: (mails: Mail[]) => remove(mails, t('said.removed', counted(mails))),

    star: (mails: Mail[], isStarred: boolean) => patch(mails, { isStarred } satisfies MailPatch),

    /** Without a toast: the list shows it. */
    mark: (mails: Mail[], isUnread: boolean) => patch(mails, { isUnread } satisfies MailPatch),
  }
}
