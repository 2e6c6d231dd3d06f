import { styled } from '@mui/material/styles'
import { type KeyboardEvent, memo, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/api/auth'
import { Logo } from '@/components/logo'
import { Scrollbar } from '@/components/scrollbar'
import type { NavSection } from '@/nav'
import { useSettings } from '@/settings/store'
import { barStyles } from './bar-styles'
import { moveFocus } from './move-focus'
import { NavCard } from './nav-card'
import { navColors } from './nav-colors'
import { NavHelp } from './nav-help'
import { NavList } from './nav-list'
import { NavToggle } from './nav-toggle'
import { Bar, useSubmenus } from './use-submenus'

interface NavigationProps {
  sections: NavSection[]
  path: string
  user?: User | undefined
}

/**
 * The navigation of the frame, from lg on. It is one list whose layout depends on the attribute of <html>: a side column with
 * groups in place, a narrow side column, or a row below the header; the latter two have submenus (disclosure navigation).
 */
export const Navigation = memo(function Navigation({ sections, path, user }: NavigationProps) {
  const { t } = useTranslation()
  const layout = useSettings(({ navLayout }) => navLayout)
  const isBar = layout !== 'vertical'
  const landmark = useRef<HTMLElement>(null)
  const submenus = useSubmenus(path, isBar)
  useWheelSideways(landmark)
  useFocusKept(landmark, layout)
  return (
    <Side aria-label={layout === 'horizontal' ? undefined : t('nav.side')} data-screen-only>
      <Head>
        <Logo wordmark />
      </Head>
      <nav aria-label={t('nav.main')} ref={landmark}>
        <Scrollbar sx={{ flexGrow: 1 }}>
          <Sections
            ref={submenus.root}
            className="sections"
            onBlur={submenus.onBlur}
            onKeyDown={isBar ? (event: KeyboardEvent) => moveFocus(event, layout) : undefined}
          >
            <Bar value={isBar ? { submenus, layout } : undefined}>
              <NavList sections={sections} path={path} />
            </Bar>
          </Sections>
        </Scrollbar>
      </nav>
      <NavHelp path={path} />
      <NavCard user={user} />
      <NavToggle />
    </Side>
  )
})

/** Lets the wheel scroll the row if it is wider than the window. */
function useWheelSideways(landmark: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const row = landmark.current?.firstElementChild
    // React's wheel listener is passive and cannot prevent the page's scrolling.
    const onWheel = (event: WheelEvent) => {
      if (!row || row.scrollWidth <= row.clientWidth || event.deltaX || event.shiftKey || event.ctrlKey) return
      event.preventDefault()
      row.scrollBy({ left: getComputedStyle(row).direction === 'rtl' ? -event.deltaY : event.deltaY })
    }
    const node = landmark.current
    node?.addEventListener('wheel', onWheel, { passive: false })
    return () => node?.removeEventListener('wheel', onWheel)
  }, [landmark])
}

/** If the focused item is hidden in another layout, its group takes the focus. */
function useFocusKept(landmark: RefObject<HTMLElement | null>, layout: string) {
  const before = useRef(layout)
  useLayoutEffect(() => {
    if (before.current === layout) return
    before.current = layout
    let item = document.activeElement?.closest('li')
    if (!item || !landmark.current?.contains(item) || !landmark.current.checkVisibility()) return
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true })
    if (isShown(document.activeElement)) return
    while (item && !isShown(item.firstElementChild)) item = item.parentElement?.closest('li')
    const section = document.activeElement?.closest('.section')?.firstElementChild
    const goal = item?.firstElementChild ?? section
    if (goal instanceof HTMLElement) goal.focus()
  })
}

const Side = styled('section')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  // Its submenus cover the header too.
  zIndex: theme.zIndex.appBar + 1,
  height: '100dvh',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  ...navColors,
  borderInlineEnd: '1px solid var(--ark-nav-border)',
  '& > nav': { flexGrow: 1, minHeight: 0, display: 'flex' },
  '& .mini-only': { display: 'none' },
  ...barStyles(theme),
  [theme.breakpoints.down('lg')]: { '&&&': { display: 'none' } },
}))

const Sections = styled('div')(({ theme }) => ({ padding: theme.spacing(1, 2, 2) }))

const Head = styled('div')(({ theme }) => ({
  padding: theme.spacing(2, 3, 1.5),
  overflow: 'hidden',
  color: 'var(--ark-nav-ink-strong)',
  // The mark stays in place when the wordmark is hidden.
  'html[data-nav-layout="mini"] & .wordmark': { display: 'none' },
  'html[data-nav-layout="horizontal"] &': { display: 'none' },
}))
