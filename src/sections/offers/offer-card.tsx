import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { RouterLink } from '@/components/router-link'
import heartIcon from '~icons/solar/heart-bold'
import heartLineIcon from '~icons/solar/heart-linear'
import menuIcon from '~icons/solar/menu-dots-bold'

export interface CardEvents {
  onOpen: () => void
  onFavorite: () => void
  onMenu: (anchor: HTMLElement) => void
}

interface OfferCardProps {
  children: ReactNode
  /** Its details stand beside the list. */
  current: boolean
}

/** The frame of an offer in the gallery; all of it leads where the title's link does. */
export function OfferCard({ current, children }: OfferCardProps) {
  return <Frame data-current={current}>{children}</Frame>
}

interface OfferLinkProps {
  id: string
  current: boolean
  onOpen: () => void
  children: ReactNode
}

/** The title of a card, and the link of the whole card. */
export function OfferLink({ id, current, onOpen, children }: OfferLinkProps) {
  return (
    <Title>
      <RouterLink
        to="."
        search={(held: object) => ({ ...held, id })}
        resetScroll={false}
        preload={false}
        color="inherit"
        underline="none"
        aria-current={current || undefined}
        data-offer={id}
        onClick={onOpen}
      >
        {children}
      </RouterLink>
    </Title>
  )
}

interface OfferButtonsProps extends Pick<CardEvents, 'onFavorite' | 'onMenu'> {
  name: string
  favorite: boolean
}

/** What can be done with an offer without opening it. */
export function OfferButtons({ name, favorite, onFavorite, onMenu }: OfferButtonsProps) {
  const { t } = useTranslation('offers')
  return (
    <Buttons>
      <IconButton
        aria-label={t('card.favorite', { name })}
        aria-pressed={favorite}
        color={favorite ? 'error' : 'default'}
        onClick={onFavorite}
      >
        <Icon icon={favorite ? heartIcon : heartLineIcon} />
      </IconButton>
      <IconButton
        aria-label={t('card.actions', { name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => onMenu(currentTarget)}
      >
        <Icon icon={menuIcon} className="upright" />
      </IconButton>
    </Buttons>
  )
}

const Frame = styled(Card)(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  transition: theme.transitions.create(['box-shadow', 'transform'], { duration: 200 }),
  '&:hover': { boxShadow: theme.vars.customShadows.dropdown, transform: 'translateY(-2px)' },
  '&[data-current="true"], &:has([data-offer]:focus-visible)': {
    outline: '2px solid var(--ark-focus)',
    outlineOffset: -2,
  },
  '& [data-offer]:focus-visible': { outline: 'none' },
}))

const Title = styled('h2')(({ theme }) => ({
  // As high as a target must be (WCAG 2.5.8): of a link within a line only its letters would count.
  '& a': { display: 'inline-block', minHeight: 24 },
  ...theme.typography.subtitle1,
  margin: 0,
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  // The link is as large as the card.
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
}))

const Buttons = styled('div')({
  flexShrink: 0,
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: 4,
  '& .MuiIconButton-root': { width: 40, height: 40 },
  '@media (pointer: coarse)': { '& .MuiIconButton-root': { width: 44, height: 44 } },
  '& .upright': { transform: 'rotate(90deg)' },
})
