import { styled } from '@mui/material/styles'
import { memo, type RefObject, use, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { textOf } from '@/i18n/text-of'
import { holds, isExternal, type NavItem } from '@/nav'
import { ellipsis } from '@/theme/ellipsis'
import caretIcon from '~icons/solar/alt-arrow-down-linear'
import outsideIcon from '~icons/solar/arrow-right-up-linear'
import { Caret, Fold, FoldedAway, List } from './fold'
import { foldId, foldStyles, useFold } from './nav-folds'
import { NavLink } from './nav-link'
import { placeSubmenu } from './place-submenu'
import { Bar } from './use-submenus'

interface NavListItemProps {
  /** Its position: the indexes of its section, its parent groups and itself. */
  id: string
  item: NavItem
  /** The titles of the section and the parent groups. */
  parents: string[]
  current: NavItem | undefined
  path: string
  onFollow?: (() => void) | undefined
}

/** An item of the navigation: a link, or a group that expands in place, or as a submenu in a bar. */
export function NavListItem(props: NavListItemProps) {
  const { id, item, parents, current, onFollow } = props
  if (item.children && !item.disabled) return <NavGroup {...props} />
  return (
    <NavLeaf
      id={id}
      item={item}
      depth={parents.length - 1}
      // On navigation only the two affected links render again.
      current={item === current ? item : undefined}
      onFollow={onFollow}
    />
  )
}

interface NavLeafProps extends Pick<NavListItemProps, 'id' | 'item' | 'current' | 'onFollow'> {
  depth: number
}

const NavLeaf = memo(function NavLeaf({ id, item, depth, current, onFollow }: NavLeafProps) {
  const bar = use(Bar)
  const captionId = useId()
  return (
    <li data-item={id}>
      <NavLink
        item={item}
        current={current}
        look={Row}
        captionId={captionId}
        // There is room for it in submenus only.
        tipped={!!bar && depth === 0}
        onFollow={bar ? bar.submenus.close : onFollow}
      >
        <RowContent item={item} depth={depth} captionId={captionId} />
        {isExternal(item.path) && <Icon className="outside" icon={outsideIcon} size={16} flip />}
      </NavLink>
    </li>
  )
})

function NavGroup({ id, item, parents, current, path, onFollow }: NavListItemProps) {
  const { t } = useTranslation()
  const bar = use(Bar)
  const panel = useRef<HTMLDivElement>(null)
  const listId = useId()
  const away = use(FoldedAway)
  const active = holds(item, current)
  const fold = { id: foldId(...parents, item.title), path: active ? path : undefined }
  const [open, toggle] = useFold({ ...fold, initial: active })
  const popup = !!bar?.submenus.isOpen(id)
  const side = bar?.layout === 'horizontal' && parents.length === 1 ? 'below' : 'beside'
  usePlace(panel, popup && side)
  return (
    <Group data-item={id} data-open={open || undefined} data-popup={popup || undefined} sx={foldStyles(fold)}>
      <Row
        as="button"
        {...{ type: 'button' }}
        className="handle"
        aria-expanded={bar ? popup : open}
        aria-controls={bar && !popup ? undefined : listId}
        data-active={active || undefined}
        tabIndex={away ? -1 : undefined}
        onClick={({ detail }: { detail: number }) => (bar ? bar.submenus.onPress(id, detail === 0) : toggle())}
      >
        <RowContent item={item} depth={parents.length - 1} />
        <Caret className="caret">
          <Icon icon={caretIcon} size={16} />
        </Caret>
      </Row>
      <Fold className="fold" ref={panel} data-side={side}>
        <List id={listId} aria-label={bar && textOf(t, item.title)}>
          <FoldedAway value={!bar && (away || !open)}>
            {item.children?.map((child, position) => (
              <NavListItem
                key={child.title}
                id={`${id}-${position}`}
                item={child}
                parents={[...parents, item.title]}
                current={current}
                path={path}
                onFollow={onFollow}
              />
            ))}
          </FoldedAway>
        </List>
      </Fold>
    </Group>
  )
}

/** Keeps an open submenu beside its item. */
function usePlace(panel: RefObject<HTMLElement | null>, side: 'below' | 'beside' | false) {
  useLayoutEffect(() => {
    if (!side) return
    const place = () => panel.current && placeSubmenu(panel.current, side)
    place()
    addEventListener('resize', place)
    addEventListener('scroll', place, true)
    return () => {
      removeEventListener('resize', place)
      removeEventListener('scroll', place, true)
    }
  }, [panel, side])
}

function RowContent({ item, depth, captionId }: { item: NavItem; depth: number; captionId?: string }) {
  const { t } = useTranslation()
  return (
    <>
      {item.icon ? (
        <Icon icon={item.icon} size={24} />
      ) : (
        <span className="dot" aria-hidden style={{ marginInlineStart: Math.max(0, depth - 1) * 16 }} />
      )}
      <span className="text">
        <span>{textOf(t, item.title)}</span>
        {/* The description of the link, whose name is the title. */}
        {item.caption && (
          <small id={captionId} aria-hidden>
            {textOf(t, item.caption)}
          </small>
        )}
      </span>
      {item.info && <Label color="info">{textOf(t, item.info)}</Label>}
    </>
  )
}

const Group = styled('li')({ '& > .fold li': { marginTop: 4 } })

const Row = styled('a')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(0.5, 1.5),
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  fontWeight: 500,
  textAlign: 'start',
  color: 'var(--ark-nav-ink)',
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: `background-color var(--ark-layout-transition), color var(--ark-layout-transition)`,
  '&:hover': { backgroundColor: 'var(--ark-nav-hover)', color: 'var(--ark-nav-ink-strong)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-active]': { color: 'var(--ark-nav-ink-strong)', fontWeight: 600 },
  '&[aria-current="page"]': {
    color: 'var(--ark-nav-accent)',
    backgroundColor: 'var(--ark-nav-active)',
    fontWeight: 600,
  },
  '&[aria-disabled]': { opacity: 0.6, cursor: 'not-allowed', '&:hover': { background: 'none' } },
  '& .text': { flexGrow: 1, minWidth: 0 },
  '& .text > *': { display: 'block', ...ellipsis },
  '&:has(small)': { minHeight: 52 },
  '& small': { ...theme.typography.caption, lineHeight: 16 / 12, fontWeight: 400, color: 'var(--ark-nav-ink)' },
  '& .dot': { width: 24, flexShrink: 0, display: 'flex', justifyContent: 'center' },
  '& .dot::before': {
    content: '""',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    opacity: 0.5,
    forcedColorAdjust: 'none',
  },
  '&[aria-current="page"] .dot::before': { opacity: 1, transform: 'scale(1.33)' },
}))
