import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/api/contacts'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { PlainAvatar, plainParts } from '@/components/plain-parts'
import { type Presence, PresenceBadge } from '@/components/presence-badge'
import { RelativeTime } from '@/components/relative-time'
import emailIcon from '~icons/solar/letter-linear'
import callIcon from '~icons/solar/phone-linear'

const presenceOf = (status: Contact['status']): Presence => (status === 'alway' ? 'always' : status)

/** A person: their name, whether they are there, when they last were, and how to reach them. Plain elements: there are many. */
export function ContactItem({ contact }: { contact: Contact }) {
  const { name, avatarUrl, status, lastActivity, email, phoneNumber } = contact
  const { t } = useTranslation()
  const presence = presenceOf(status)
  return (
    <Item>
      <PresenceBadge status={presence} named>
        <PlainAvatar src={assetUrl(avatarUrl)}>{name.charAt(0)}</PlainAvatar>
      </PresenceBadge>
      <div className="body">
        <p className="name" dir="auto">
          {name}
        </p>
        <p className="state">
          <b data-status={presence}>{t(`presence.${presence}`)}</b>
          {' · '}
          <RelativeTime value={lastActivity} />
        </p>
      </div>
      {email && (
        <a className="icon-button" href={`mailto:${email}`} aria-label={t('contacts.email', { name })} title={email}>
          <Icon icon={emailIcon} />
        </a>
      )}
      {phoneNumber && (
        <a
          className="icon-button"
          href={`tel:${phoneNumber.replaceAll(' ', '')}`}
          aria-label={t('contacts.call', { name })}
          title={phoneNumber}
        >
          <Icon icon={callIcon} />
        </a>
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

const Item = styled('li')(({ theme }) => {
  const { palette, shape } = theme.vars
  return {
    ...plainParts(theme),
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1),
    paddingInline: theme.spacing(1.5, 0.5),
    borderRadius: shape.borderRadius,
    listStyle: 'none',
    '&:hover, &:focus-within': { backgroundColor: palette.action.hover },
    '& > .body': { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& p': { margin: 0 },
    '& .name': theme.typography.subtitle2,
    '& .state': { ...theme.typography.caption, color: palette.text.secondary },
    '& b': { fontWeight: 600 },
    '& b[data-status="online"]': { color: palette.success.main },
    '& b[data-status="always"]': { color: palette.info.main },
    '& b[data-status="busy"]': { color: palette.error.main },
  }
})
