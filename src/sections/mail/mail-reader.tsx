import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Mail, mailbox, type Person } from '@/api/mail'
import { assetUrl } from '@/components/asset-url'
import { EmailText } from '@/components/email-text'
import { FileThumbnail } from '@/components/file-thumbnail'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { LoadFailure } from '@/components/records/load-failure'
import { RouterLink } from '@/components/router-link'
import { ellipsis } from '@/theme/ellipsis'
import { star } from '@/theme/palette'
import { formatDateTime } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import { initialsOf } from '@/utils/initials'
import backIcon from '~icons/solar/arrow-left-linear'
import forwardIcon from '~icons/solar/forward-linear'
import editIcon from '~icons/solar/pen-2-linear'
import replyIcon from '~icons/solar/reply-linear'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import { MailActions } from './mail-actions'
import { OnePane } from './mail-frame'
import { useMailLabels } from './mail-labels'
import { mailPage } from './mail-search'
import { ReaderSkeleton } from './mail-skeleton'
import { MailTime } from './mail-time'
import type { MailChanges } from './use-mail-changes'

const MailBody = lazyPart(() => import('./mail-body'), 'MailBody')

export type ReplyKind = 'reply' | 'replyAll' | 'forward'

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
  const isDraft = mail.labelIds.includes('drafts')
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
        {mail.html ? (
          <Suspense fallback={<Text dir="auto">{mail.message}</Text>}>
            <MailBody key={mail.id} html={mail.html} title={title} />
          </Suspense>
        ) : (
          <Text dir="auto">{mail.message}</Text>
        )}
        {attachments.length > 0 && <Attachments mail={mail} />}
        {canChange &&
          (isDraft ? (
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
        {mail.threadId && <Conversation mail={mail} threadId={mail.threadId} />}
      </Scroller>
    </>
  )
}

function OwnLabels({ mail: { labelIds } }: { mail: Mail }) {
  const { own } = useMailLabels()
  const found = own.filter(({ id }) => labelIds.includes(id))
  if (found.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {found.map(({ id, name, color }) => (
        <Chip key={id} size="small" variant="soft" label={name} {...(color && { color })} />
      ))}
    </Box>
  )
}

function Sender({ mail: { from, to, cc = [], createdAt } }: { mail: Mail }) {
  const { t, i18n } = useTranslation('mail')
  const namesOf = (people: Person[]) => people.map(({ name, email }) => name || email).join(', ')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 1.5, my: 2.5 }}>
      <Avatar
        src={assetUrl(from.avatarUrl)}
        alt=""
        aria-hidden
        sx={{ typography: 'subtitle2', color: 'text.secondary' }}
      >
        {initialsOf(from.name || from.email)}
      </Avatar>
      <Box sx={{ flex: '1 1 180px', minWidth: 0, typography: 'body2' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
          <Typography variant="subtitle2" component="span">
            <bdi>{from.name}</bdi>
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <EmailText>{from.email}</EmailText>
          </Typography>
        </Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {t('to', { names: namesOf(to) })}
          {cc.length > 0 && (
            <>
              {' · '}
              {t('cc', { names: namesOf(cc) })}
            </>
          )}
        </Box>
      </Box>
      <Typography variant="caption" sx={{ flexShrink: 0, color: 'text.secondary', pt: 0.25 }}>
        <time dateTime={createdAt}>
          <bdi>{formatDateTime(createdAt, i18n.language)}</bdi>
        </time>
      </Typography>
    </Box>
  )
}

function Attachments({ mail: { attachments = [] } }: { mail: Mail }) {
  const { t, i18n } = useTranslation('mail')
  const count = attachments.length
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('attachments', { count, number: formatNumber(count, i18n.language) })}
      </Typography>
      <Files>
        {attachments.map(({ id, name, size, type, url }) => (
          <li key={id}>
            {url ? (
              <a href={assetUrl(url)} download={name} title={t('download', { name })}>
                <FileThumbnail name={name} size={size} type={type} />
              </a>
            ) : (
              <FileThumbnail name={name} size={size} type={type} />
            )}
          </li>
        ))}
      </Files>
    </Box>
  )
}

/** Links to the other messages of a conversation, the newest first. */
function Conversation({ mail, threadId }: { mail: Mail; threadId: string }) {
  const { t } = useTranslation('mail')
  const { data } = useQuery(mailbox.list({ threadId }))
  const others = data?.data.filter(({ id, threadId }) => id !== mail.id && threadId === mail.threadId) ?? []
  if (others.length === 0) return null
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="subtitle2" component="h3" id="mail-conversation" sx={{ mb: 1 }}>
        {t('conversation')}
      </Typography>
      <Others aria-labelledby="mail-conversation">
        {others.map(({ id, from, message, createdAt }) => (
          <li key={id}>
            <RouterLink {...mailPage.link({ id })} color="inherit" underline="none">
              <b>{from.name}</b>
              <MailTime value={createdAt} />
              <span>{message.slice(0, 160)}</span>
            </RouterLink>
          </li>
        ))}
      </Others>
    </Box>
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

const Files = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(216px, 100%), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li > *': {
    display: 'block',
    padding: 8,
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: 12,
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
}))

const Others = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 16,
    padding: theme.spacing(1.25, 2),
    ...theme.typography.body2,
    '& > b': { fontWeight: 600 },
    '& > time': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& > span': { ...ellipsis, gridColumn: '1 / -1', color: theme.vars.palette.text.secondary },
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
}))
