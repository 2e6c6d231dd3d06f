import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '@/api/contacts'
import { assetUrl } from '@/components/asset-url'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { PlainAvatar, plainParts } from '@/components/plain-parts'
import { type Presence, PresenceBadge } from '@/components/presence-badge'
import { RelativeTime } from '@/components/relative-time'
import emailIcon from '~icons/solar/letter-linear'
import callIcon from '~icons/solar/phone-linear'
import type { Cards } from './use-cards'

const ContactCard = lazyPart(() => import('./contact-card'), 'ContactCard', { optional: true })

const presenceOf = (status: Contact['status']): Presence => (status === 'alway' ? 'always' : status)

/** The attribute of a row with the contact's id. */
export const contactMark = 'data-contact'

interface ContactItemProps {
  contact: Contact
  cards: Cards
}

/** A contact: name, presence, ways to reach them, and a card with all that is known. Plain elements, since there are many. */
export function ContactItem({ contact, cards }: ContactItemProps) {
  const { id, name, avatarUrl, status, lastActivity, email, phoneNumber } = contact
  const { t } = useTranslation()
  const [row, setRow] = useState<Element | null>(null)
  const cardId = useId()
  const presence = presenceOf(status)
  const state = t(`presence.${presence}`)
  const isOpen = cards.isOpen(id)
  return (
    <Item
      ref={setRow}
      {...{ [contactMark]: id }}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && cards.onEnter(id)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && cards.onLeave()}
    >
      <PresenceBadge status={presence} named>
        <PlainAvatar src={assetUrl(avatarUrl)}>{name.charAt(0)}</PlainAvatar>
      </PresenceBadge>
      <div className="body">
        <button
          type="button"
          className="name"
          dir="auto"
          aria-expanded={isOpen}
          aria-describedby={isOpen ? cardId : undefined}
          onFocus={({ target }) => target.matches(':focus-visible') && cards.onFocus(id)}
          onBlur={() => cards.onBlur(id)}
          // A click by key has no detail.
          onClick={({ detail }) => cards.onPress(id, detail === 0)}
        >
          {name}
        </button>
        <p className="state">
          <b data-status={presence}>{state}</b>
          {/* Someone who is there was active just now. */}
          {(presence === 'busy' || presence === 'offline') && (
            <>
              {' · '}
              <RelativeTime value={lastActivity} />
            </>
          )}
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
      <Suspense>{isOpen && <ContactCard contact={contact} id={cardId} row={row} state={state} />}</Suspense>
    </Item>
  )
}

const rows = ['56%', '44%', '62%', '50%', '58%']

/** Placeholder of the contacts while they load. */
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
    position: 'relative',
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
    '& .name': {
      ...theme.typography.subtitle2,
      display: 'block',
      minHeight: 24,
      padding: 0,
      border: 0,
      color: 'inherit',
      backgroundColor: 'transparent',
      textAlign: 'inherit',
      cursor: 'pointer',
      // The whole row can be pressed.
      '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    },
    '& a': { position: 'relative' },
    '& .state': { ...theme.typography.caption, color: palette.text.secondary },
    '& b': { fontWeight: 600 },
    '& b[data-status="online"]': { color: palette.success.main },
    '& b[data-status="always"]': { color: palette.info.main },
    '& b[data-status="busy"]': { color: palette.error.main },
  }
})
