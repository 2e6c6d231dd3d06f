import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isDraft, type Mail, mailbox } from '@/api/mail'
import { Icon } from '@/components/icon'
import { LoadFailure } from '@/components/records/load-failure'
import { star } from '@/theme/palette'
import backIcon from '~icons/solar/arrow-left-linear'
import forwardIcon from '~icons/solar/forward-linear'
import editIcon from '~icons/solar/pen-2-linear'
import replyIcon from '~icons/solar/reply-linear'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import { MailActions } from './mail-actions'
import { MailBody } from './mail-body'
import { OnePane } from './mail-frame'
import { Attachments, Conversation, OwnLabels, Sender } from './mail-parts'
import { ReaderSkeleton } from './mail-skeleton'
import type { ReplyKind } from './replies'
import type { MailChanges } from './use-mail-changes'

interface MailReaderProps {
  id: string
  /** The message as the list has it. */
  listed: Mail | undefined
  /** The id of the list's label. */
  label: string
  changes: MailChanges
  canChange: boolean
  /** The user has just opened it: if the list is hidden, it takes the focus. */
  moved: boolean
  onClose: () => void
  /** Called after what may take it out of the list. */
  onDone: () => void
  onReply: (mail: Mail, kind: ReplyKind) => void
  onEdit: (mail: Mail) => void
}

/** A message with its attachments, and the others of its conversation. Opening it marks it as read. */
export function MailReader({ id, listed, label, changes, canChange, moved, ...on }: MailReaderProps) {
  const { t } = useTranslation('mail')
  const query = useQuery({ ...mailbox.record(id), placeholderData: listed })
  const mail = query.data
  const heading = useRef<HTMLHeadingElement>(null)
  const seen = useRef<string>(undefined)
  // Their first request must not be on the way: its counts would be those before the message was read.
  const areLabelsLoaded = useQuery(mailbox.labels).isFetched
  const { mark } = changes

  useEffect(() => {
    if (!mail || !areLabelsLoaded || seen.current === mail.id) return
    seen.current = mail.id
    if (canChange && mail.isUnread) mark([mail], false)
  }, [mail, areLabelsLoaded, canChange, mark])

  // One pane at a time: the link that was pressed is hidden.
  const isLoaded = !!mail
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each message
  useEffect(() => {
    if (isLoaded && moved && !document.querySelector('[data-list]')?.checkVisibility()) heading.current?.focus()
  }, [id, isLoaded, moved])

  const back = (
    <OnePane>
      <Tooltip title={t('back')}>
        <IconButton color="inherit" aria-label={t('back')} onClick={on.onClose}>
          <Icon icon={backIcon} size={24} flip />
        </IconButton>
      </Tooltip>
    </OnePane>
  )
  if (!mail) {
    return (
      <>
        <Bar>{back}</Bar>
        {query.error ? (
          <LoadFailure
            failure={query.error}
            loading={query.isFetching}
            onRetry={query.refetch}
            gone={{
              title: t('gone.title'),
              text: t('gone.text'),
              back: (
                <Button variant="contained" onClick={on.onClose}>
                  {t('gone.action')}
                </Button>
              ),
            }}
          />
        ) : (
          <ReaderSkeleton />
        )}
      </>
    )
  }
  const title = mail.subject || t('noSubject')
  const isUnsent = isDraft(mail)
  const { isStarred, attachments = [] } = mail
  return (
    <>
      <Bar data-screen-only>
        {back}
        {canChange && <MailActions mails={[mail]} label={label} changes={changes} onDone={on.onDone} keys />}
        <Box sx={{ flexGrow: 1 }} />
        {canChange && (
          <Tooltip title={t('withKey', { name: t('action.star'), key: 's' })}>
            <IconButton
              aria-label={t('action.star')}
              aria-pressed={isStarred}
              onClick={() => changes.star([mail], !isStarred)}
              sx={isStarred ? star : undefined}
            >
              <Icon icon={isStarred ? starIcon : starLineIcon} />
            </IconButton>
          </Tooltip>
        )}
      </Bar>
      <Scroller key={mail.id} tabIndex={0} role="region" aria-label={t('messageNamed', { subject: title })}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h5"
          component="h2"
          sx={{ overflowWrap: 'anywhere', outline: 'none' }}
        >
          <bdi>{title}</bdi>
        </Typography>
        <OwnLabels mail={mail} />
        <Sender mail={mail} />
        {mail.html ? <MailBody key={mail.id} html={mail.html} title={title} /> : <Text dir="auto">{mail.message}</Text>}
        {attachments.length > 0 && <Attachments mail={mail} />}
        {canChange &&
          (isUnsent ? (
            <Replies>
              <Button variant="contained" startIcon={<Icon icon={editIcon} />} onClick={() => on.onEdit(mail)}>
                {t('action.edit')}
              </Button>
            </Replies>
          ) : (
            <Replies>
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Icon icon={replyIcon} flip />}
                aria-keyshortcuts="r"
                onClick={() => on.onReply(mail, 'reply')}
              >
                {t('action.reply')}
              </Button>
              {mail.to.length + (mail.cc?.length ?? 0) > 1 && (
                <Button variant="outlined" color="inherit" onClick={() => on.onReply(mail, 'replyAll')}>
                  {t('action.replyAll')}
                </Button>
              )}
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Icon icon={forwardIcon} flip />}
                onClick={() => on.onReply(mail, 'forward')}
              >
                {t('action.forward')}
              </Button>
            </Replies>
          ))}
        <Conversation mail={mail} />
      </Scroller>
    </>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  height: 64,
  paddingInline: theme.spacing(1.5),
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
}))

const Scroller = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: theme.spacing(2, 2, 4),
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 3, 4) },
  '& > *': { maxWidth: 760 },
}))

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}))

const Replies = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 24 })
