import { styled } from '@mui/material/styles'
import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { NavSection } from '@/nav'
import { NavBar } from './nav-bar'
import { navColors } from './nav-colors'

/** The navigation as a row below the header. Where it is wider than the window, it scrolls by key and wheel. */
export const NavHorizontal = memo(function NavHorizontal({ sections, path }: { sections: NavSection[]; path: string }) {
  const { t } = useTranslation()
  const row = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const node = row.current
    // React's own listener may not keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      if (!node || node.scrollWidth <= node.clientWidth || event.deltaX || event.shiftKey || event.ctrlKey) return
      event.preventDefault()
      node.scrollBy({ left: getComputedStyle(node).direction === 'rtl' ? -event.deltaY : event.deltaY })
    }
    node?.addEventListener('wheel', onWheel, { passive: false })
    return () => node?.removeEventListener('wheel', onWheel)
  }, [])

  return (
    <Landmark aria-label={t('nav.main')} data-screen-only>
      <Row ref={row}>
        <NavBar sections={sections} path={path} orientation="horizontal" look={Item} />
      </Row>
    </Landmark>
  )
})

const Landmark = styled('nav')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 'var(--ark-header-height)',
  zIndex: theme.zIndex.appBar,
  height: 'var(--ark-nav-horizontal-height)',
  display: 'none',
  ...navColors,
  borderBlockEnd: '1px solid var(--ark-nav-border)',
  [theme.breakpoints.up('lg')]: { 'html[data-nav-layout="horizontal"] &': { display: 'flex' } },
}))

const Row = styled('div')(({ theme }) => ({
  flexGrow: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // An item that comes by Tab does not stick to the edge.
  scrollPaddingInline: theme.spacing(6),
  '& > *': { paddingInline: `calc(var(--ark-gutter) - 12px)` },
}))

const Item = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.5, 1.5),
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: 'var(--ark-nav-ink)',
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: `background-color var(--ark-layout-transition), color var(--ark-layout-transition)`,
  '& .caret svg': { rotate: '90deg' },
  '&:hover, &[aria-expanded="true"]': { backgroundColor: 'var(--ark-nav-hover)', color: 'var(--ark-nav-ink-strong)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current="page"], &[data-active]': {
    color: 'var(--ark-nav-accent)',
    backgroundColor: 'var(--ark-nav-active)',
    fontWeight: 600,
  },
  '&[aria-disabled]': { opacity: 0.6, cursor: 'not-allowed', '&:hover': { background: 'none' } },
  '@media (forced-colors: active)': { '&[data-active]': { border: '1px solid Highlight' } },
}))
