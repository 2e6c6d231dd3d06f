import { styled } from '@mui/material/styles'
import { type ElementType, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { Scrollbar } from '@/components/scrollbar'
import { holds, isExternal, type NavItem } from '@/nav'
import caretIcon from '~icons/solar/alt-arrow-right-linear'
import outsideIcon from '~icons/solar/arrow-right-up-linear'
import { List } from './fold'
import { NavLink } from './nav-link'
import { placeSubmenu } from './place-submenu'
import type { Submenus } from './use-submenus'

const submenuId = (id: string) => `submenu-${id}`

interface NavBarItemProps {
  /** Its place: the numbers of its section, the groups around it, and itself. */
  id: string
  item: NavItem
  current: NavItem | undefined
  submenus: Submenus
  look: ElementType
  side: 'beside' | 'below'
}

/** An item of a bar or of a submenu: a link, or a group whose submenu opens at its side. */
export function NavBarItem({ id, item, current, submenus, look: Look, side }: NavBarItemProps) {
  const isGroup = !!item.children && !item.disabled
  const open = isGroup && submenus.isOpen(id)
  return (
    <li data-item={id}>
      {isGroup ? (
        <Look
          as="button"
          {...{ type: 'button' }}
          aria-expanded={open}
          aria-controls={open ? submenuId(id) : undefined}
          data-active={holds(item, current) || undefined}
          onClick={({ detail }: { detail: number }) => submenus.onPress(id, detail === 0)}
        >
          <ItemContent item={item} />
          <span className="caret">
            <Icon icon={caretIcon} size={14} flip />
          </span>
        </Look>
      ) : (
        <NavLink item={item} current={current} look={Look} captionless onFollow={submenus.close}>
          <ItemContent item={item} />
          {isExternal(item.path) && <Icon className="outside" icon={outsideIcon} size={14} flip />}
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
      <Card>
        <List id={submenuId(id)} aria-label={t(item.title as 'nav.one')}>
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
        </List>
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

// The space between item and card is part of the panel, so that the pointer gets across.
const Panel = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.appBar,
  animation: 'ark-appear 120ms ease-out',
  '@keyframes ark-appear': { from: { opacity: 0 } },
  '&[data-side="beside"]': { paddingInline: 6 },
  '&[data-side="below"]': { paddingBlockStart: 6 },
}))

const Card = styled(Scrollbar)(({ theme }) => ({
  minWidth: 184,
  maxWidth: 280,
  maxHeight: 'calc(100dvh - 16px)',
  '& .simplebar-content > ul': { padding: 6, display: 'grid', gap: 2 },
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
