import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/api/contacts'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { type Presence, PresenceBadge } from '@/components/presence-badge'
import { RelativeTime } from '@/components/relative-time'
import emailIcon from '~icons/solar/letter-linear'
import callIcon from '~icons/solar/phone-linear'

const presenceOf = (status: Contact['status']): Presence => (status === 'alway' ? 'always' : status)

/** A person: their name, whether they are there, when they last were, and how to reach them. */
export function ContactItem({ contact }: { contact: Contact }) {
  const { name, avatarUrl, status, lastActivity, email, phoneNumber } = contact
  const { t } = useTranslation()
  const presence = presenceOf(status)
  return (
    <Item>
      <PresenceBadge status={presence} named>
        <Avatar src={assetUrl(avatarUrl)} alt="" sx={{ width: 40, height: 40 }}>
          {name.charAt(0)}
        </Avatar>
      </PresenceBadge>
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle2" component="p" dir="auto">
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <Word data-status={presence}>{t(`presence.${presence}`)}</Word>
          {' · '}
          <RelativeTime value={lastActivity} />
        </Typography>
      </Box>
      {email && (
        <IconButton href={`mailto:${email}`} aria-label={t('contacts.email', { name })} title={email}>
          <Icon icon={emailIcon} />
        </IconButton>
      )}
      {phoneNumber && (
        <IconButton
          href={`tel:${phoneNumber.replaceAll(' ', '')}`}
          aria-label={t('contacts.call', { name })}
          title={phoneNumber}
        >
          <Icon icon={callIcon} />
        </IconButton>
      )}
    </Item>
  )
}

const rows = ['56%', '44%', '62%', '50%', '58%']

/** The shape of the contacts that are on their way. */
export function ContactsSkeleton() {
  const { t } = useTranslation()
  return (
    <Box role="status" aria-label={t('common.loading')} sx={{ px: 1 }}>
      {rows.map((width) => (
        <Item key={width} as="div">
          <Skeleton variant="circular" width={40} height={40} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width={width} sx={{ typography: 'subtitle2' }} />
            <Skeleton width="36%" sx={{ typography: 'caption' }} />
          </Box>
        </Item>
      ))}
    </Box>
  )
}

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(1),
  paddingInline: theme.spacing(1.5, 0.5),
  borderRadius: theme.vars.shape.borderRadius,
  listStyle: 'none',
  '&:hover, &:focus-within': { backgroundColor: theme.vars.palette.action.hover },
}))

const Word = styled('span')(({ theme }) => ({
  fontWeight: 600,
  '&[data-status="online"]': { color: theme.vars.palette.success.main },
  '&[data-status="always"]': { color: theme.vars.palette.info.main },
  '&[data-status="busy"]': { color: theme.vars.palette.error.main },
}))
