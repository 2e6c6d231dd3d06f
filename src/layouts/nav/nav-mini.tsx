import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Scrollbar } from '@/components/scrollbar'
import type { NavSection } from '@/nav'
import { NavBar } from './nav-bar'

/** The navigation at the side as a narrow column: an icon above a small label, groups as submenus. */
export const NavMini = memo(function NavMini({ sections, path }: { sections: NavSection[]; path: string }) {
  const { t } = useTranslation()
  return (
    <Landmark aria-label={t('nav.main')}>
      <Scrollbar sx={{ flexGrow: 1 }}>
        <Column>
          <NavBar sections={sections} path={path} orientation="vertical" look={Tile} />
        </Column>
      </Scrollbar>
    </Landmark>
  )
})

const Landmark = styled('nav')({ flexGrow: 1, minHeight: 0, display: 'flex' })

const Column = styled('div')(({ theme }) => ({ padding: theme.spacing(0.5, 0.75, 2) }))

const Tile = styled('a')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  width: '100%',
  minHeight: 58,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.75, 0.5),
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  fontSize: '0.6875rem',
  lineHeight: 16 / 11,
  fontWeight: 600,
  textAlign: 'center',
  color: 'var(--ark-nav-ink)',
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: `background-color var(--ark-layout-transition), color var(--ark-layout-transition)`,
  '& .text': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .text + span:not(.caret)': {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineEnd: 2,
    height: 18,
    minWidth: 18,
  },
  '& .caret, & .outside': { position: 'absolute', insetBlockStart: 12, insetInlineEnd: 6 },
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'var(--ark-nav-hover)', color: 'var(--ark-nav-ink-strong)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"], &[data-active]': {
    color: 'var(--ark-nav-accent)',
    backgroundColor: 'var(--ark-nav-active)',
  },
  '&[aria-disabled]': { opacity: 0.6, cursor: 'not-allowed', '&:hover': { background: 'none' } },
  '@media (forced-colors: active)': { '&[data-active]': { border: '1px solid Highlight' } },
}))
