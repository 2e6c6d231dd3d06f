import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Mail, mailbox, type Person, threadOf } from '@/api/mail'
import { assetUrl } from '@/components/asset-url'
import { EmailText } from '@/components/email-text'
import { FileThumbnail } from '@/components/file-thumbnail'
import { RouterLink } from '@/components/router-link'
import { ellipsis } from '@/theme/ellipsis'
import { formatDateTime } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import { initialsOf } from '@/utils/initials'
import { useMailLabels } from './mail-labels'
import { mailPage } from './mail-search'
import { MailTime } from './mail-time'

/** The user's labels of a message. */
export function OwnLabels({ mail: { labelIds } }: { mail: Mail }) {
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

/** Sender, recipients and time. */
export function Sender({ mail: { from, to, cc = [], createdAt } }: { mail: Mail }) {
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

/** The attachments as links to download them. */
export function Attachments({ mail: { attachments = [] } }: { mail: Mail }) {
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
export function Conversation({ mail }: { mail: Mail }) {
  const { t } = useTranslation('mail')
  const { data } = useQuery(mailbox.list({ threadId: threadOf(mail) }))
  const others = data?.data.filter((other) => other.id !== mail.id && threadOf(other) === threadOf(mail)) ?? []
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
