import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { recordMark } from '@/components/records/use-place'
import { RouterLink } from '@/components/router-link'
import heartIcon from '~icons/solar/heart-bold'
import heartLineIcon from '~icons/solar/heart-linear'
import menuIcon from '~icons/solar/menu-dots-bold'
import { jobsPage } from './offers-search'

export interface CardEvents {
  /** Undefined if the role may not change offers. */
  onFavorite: (() => void) | undefined
  onMenu: (anchor: HTMLElement) => void
}

interface OfferCardProps {
  children: ReactNode
  /** Its details are open beside the list. */
  current: boolean
}

/** The frame of an offer's card; all of it is clickable as its title's link. */
export function OfferCard({ current, children }: OfferCardProps) {
  return <Frame data-current={current}>{children}</Frame>
}

interface OfferLinkProps {
  id: string
  current: boolean
  children: ReactNode
}

/** The title of a card, and the link of the whole card. */
export function OfferLink({ id, current, children }: OfferLinkProps) {
  return (
    <Title>
      <RouterLink
        {...jobsPage.link({ id })}
        {...recordMark(id)}
        resetScroll={false}
        color="inherit"
        underline="none"
        aria-current={current || undefined}
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

/** The actions of an offer that need not open it. */
export function OfferButtons({ name, favorite, onFavorite, onMenu }: OfferButtonsProps) {
  const { t } = useTranslation(['offers', 'kit'])
  return (
    <Buttons>
      {onFavorite && (
        <IconButton
          aria-label={t('card.favorite', { name })}
          aria-pressed={favorite}
          color={favorite ? 'error' : 'default'}
          onClick={onFavorite}
        >
          <Icon icon={favorite ? heartIcon : heartLineIcon} />
        </IconButton>
      )}
      <IconButton
        aria-label={t('kit:table.more', { name })}
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
  '&[data-current="true"], &:has([data-record]:focus-visible)': {
    outline: '2px solid var(--ark-focus)',
    outlineOffset: -2,
  },
  '& [data-record]:focus-visible': { outline: 'none' },
}))

const Title = styled('h2')(({ theme }) => ({
  // The minimum height of a target (WCAG 2.5.8): of an inline link only the text would count.
  '& a': { display: 'inline-block', minHeight: 24 },
  ...theme.typography.subtitle1,
  margin: 0,
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflowWrap: 'anywhere',
  // The link covers the card.
  '& > a::after': { content: '""', position: 'absolute', inset: 0 },
}))

/** On the picture of one that is not published. */
export function DraftLabel({ side = 'end' }: { side?: 'start' | 'end' }) {
  const { t } = useTranslation('offers')
  return (
    <Box
      sx={{
        position: 'absolute',
        zIndex: 1,
        insetBlockStart: 8,
        [side === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: 8,
      }}
    >
      <Label variant="filled">{t('state.draft')}</Label>
    </Box>
  )
}

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
