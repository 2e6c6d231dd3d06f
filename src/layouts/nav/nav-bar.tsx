import { styled } from '@mui/material/styles'
import { type ElementType, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { currentItem, holds, isExternal, type NavItem, type NavSection } from '@/nav'
import caretIcon from '~icons/solar/alt-arrow-right-linear'
import outsideIcon from '~icons/solar/arrow-right-up-linear'
import { List } from './fold'
import { moveFocus } from './move-focus'
import { NavLink } from './nav-link'
import { placeSubmenu } from './place-submenu'
import { type Submenus, useSubmenus } from './use-submenus'

interface NavBarProps {
  sections: NavSection[]
  path: string
  orientation: 'horizontal' | 'vertical'
  /** How an item of the bar looks. */
  look: ElementType
}

/** The sections in a row or a column, with the items of groups in submenus at their side: a disclosure navigation. */
export function NavBar({ sections, path, orientation, look }: NavBarProps) {
  const { t } = useTranslation()
  const submenus = useSubmenus(path)
  const current = currentItem(sections, path)
  return (
    <Sections
      ref={submenus.root as never}
      data-orientation={orientation}
      {...submenus.barProps}
      onKeyDown={(event: KeyboardEvent) => moveFocus(event, orientation)}
    >
      {sections.map(({ subheader, items }, index) => (
        <List key={subheader} aria-label={t(subheader as 'nav.overview')} data-bar>
          {items.map((item, position) => (
            <NavBarItem
              key={item.title}
              id={`${index}-${position}`}
              item={item}
              current={current}
              submenus={submenus}
              look={look}
              side={orientation === 'horizontal' ? 'below' : 'beside'}
            />
          ))}
        </List>
      ))}
    </Sections>
  )
}

interface NavBarItemProps {
  /** Its place: the numbers of its section, the groups around it, and itself. */
  id: string
  item: NavItem
  current: NavItem | undefined
  submenus: Submenus
  look: ElementType
  side: 'beside' | 'below'
}

function NavBarItem({ id, item, current, submenus, look: Look, side }: NavBarItemProps) {
  const isGroup = !!item.children && !item.disabled
  const open = isGroup && submenus.isOpen(id)
  return (
    <li data-item={id} onPointerEnter={(event) => submenus.onHover(id, isGroup, event)}>
      {isGroup ? (
        <Look
          as="button"
          {...{ type: 'button' }}
          aria-expanded={open}
          data-active={holds(item, current) || undefined}
          onClick={({ detail }: { detail: number }) => submenus.onPress(id, detail === 0)}
        >
          <ItemContent item={item} />
          <span className="caret">
            <Icon icon={caretIcon} size={14} />
          </span>
        </Look>
      ) : (
        <NavLink item={item} current={current} look={Look} captionless onFollow={submenus.close}>
          <ItemContent item={item} />
          {isExternal(item.path) && <Icon className="outside" icon={outsideIcon} size={14} />}
        </NavLink>
      )}
      {open && <Submenu id={id} item={item} current={current} submenus={submenus} side={side} />}
    </li>
  )
}

function Submenu({ id, item, current, submenus, side }: Omit<NavBarItemProps, 'look'>) {
  const { t } = useTranslation()
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const place = () => panel.current && placeSubmenu(panel.current, side)
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, true)
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, true)
    }
  }, [side])

  return (
    <Panel ref={panel} data-side={side}>
      <Card aria-label={t(item.title as 'nav.one')}>
        {item.children?.map((child, position) => (
          <NavBarItem
            key={child.title}
            id={`${id}-${position}`}
            item={child}
            current={current}
            submenus={submenus}
            look={Entry}
            side="beside"
          />
        ))}
      </Card>
    </Panel>
  )
}

function ItemContent({ item }: { item: NavItem }) {
  const { t } = useTranslation()
  return (
    <>
      {item.icon && <Icon icon={item.icon} size={22} />}
      <span className="text">{t(item.title as 'nav.one')}</span>
      {item.info && <Label color="info">{t(item.info as 'nav.one')}</Label>}
    </>
  )
}

const Sections = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  '&[data-orientation="vertical"]': { flexDirection: 'column' },
  '& > ul': { display: 'flex', flexDirection: 'inherit', gap: theme.spacing(0.5) },
  '& > ul + ul': {
    '--line': '1px solid var(--ark-nav-border)',
    borderInlineStart: 'var(--line)',
    paddingInlineStart: theme.spacing(1),
  },
  '&[data-orientation="vertical"] > ul + ul': {
    borderInlineStart: 0,
    borderBlockStart: 'var(--line)',
    padding: theme.spacing(1, 0, 0),
  },
  '& .caret, & .outside': { display: 'flex', '[dir="rtl"] &': { scale: '-1 1' } },
}))

// The space between item and card is part of the panel, so that the pointer gets across.
const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  animation: 'ark-appear 120ms ease-out',
  '@keyframes ark-appear': { from: { opacity: 0 } },
  '&[data-side="beside"]': { paddingInline: 6 },
  '&[data-side="below"]': { paddingBlockStart: 6 },
}))

const Card = styled(List)(({ theme }) => ({
  minWidth: 184,
  maxWidth: 280,
  maxHeight: 'calc(100dvh - 16px)',
  overflowY: 'auto',
  padding: 6,
  display: 'grid',
  gap: 2,
  borderRadius: 12,
  '--ark-focus': theme.vars.palette.primary.main,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.customShadows.dropdown,
  border: '1px solid var(--ark-edge)',
}))

const Entry = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  padding: theme.spacing(0.5, 1.25),
  border: 0,
  borderRadius: 6,
  fontWeight: 500,
  textAlign: 'start',
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'none',
  '& .text': { flexGrow: 1, minWidth: 0 },
  '&:hover, &[aria-expanded="true"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-active]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&[aria-current="page"]': {
    fontWeight: 600,
    color: theme.vars.palette.primary.ink,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '&[aria-disabled]': { opacity: 0.6, cursor: 'not-allowed', '&:hover': { background: 'none' } },
}))
