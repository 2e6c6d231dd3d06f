import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Mail } from '@/api/mail'
import { sessionQuery } from '@/auth/session-query'
import { formatDateTime } from '@/utils/format-date'
import { type ComposeStart, draftOf, emptyDraft, type ReplyKind, replyTo } from './replies'

let last = 0

/** The window of a new message, one at a time: opening another one keeps the first as a draft. */
export function useCompose() {
  const { t, i18n } = useTranslation('mail')
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const [opened, setOpened] = useState<{ key: number; start: ComposeStart; isSmall: boolean }>()
  const open = (start: ComposeStart) => setOpened({ key: ++last, start, isSmall: false })
  const setSmall = (isSmall: boolean) => setOpened((opened) => opened && { ...opened, isSmall })

  const edit = (mail: Mail) => (opened?.start.id === mail.id ? setSmall(false) : open(draftOf(mail)))

  return {
    /** Another key is another message. */
    key: opened?.key,
    opened: opened && {
      start: opened.start,
      isSmall: opened.isSmall,
      onSmallChange: setSmall,
      onClose: () => setOpened((now) => (now?.key === opened.key ? undefined : now)),
      onTakenBack: (mail: Mail) => open(draftOf(mail)),
    },
    /** A new message, or the one that is open. */
    start: () => (opened ? setSmall(false) : open(emptyDraft)),
    edit,
    reply: (mail: Mail, kind: ReplyKind) =>
      open(
        replyTo(mail, {
          kind,
          me: user?.email ?? '',
          intro: t('quoted', { date: formatDateTime(mail.createdAt, i18n.language), name: mail.from.name }),
        }),
      ),
  }
}
