import { styled } from '@mui/material/styles'
import { use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { holds, isExternal, type NavItem } from '@/nav'
import caretIcon from '~icons/solar/alt-arrow-down-linear'
import outsideIcon from '~icons/solar/arrow-right-up-linear'
import { Caret, Fold, FoldedAway, List } from './fold'
import { foldId, foldStyles, useFold } from './nav-folds'
import { NavLink } from './nav-link'

interface NavListItemProps {
  item: NavItem
  /** The titles of the section and the groups around it. */
  parents: string[]
  current: NavItem | undefined
  path: string
  onFollow?: (() => void) | undefined
}

/** An item of the vertical navigation: a link, or a group that opens on click. */
export function NavListItem(props: NavListItemProps) {
  const { item, current, onFollow } = props
  if (item.children && !item.disabled) return <NavGroup {...props} />
  return (
    <li>
      <NavLink item={item} current={current} look={Row} onFollow={onFollow}>
        <RowContent item={item} depth={props.parents.length - 1} />
        {isExternal(item.path) && <Icon icon={outsideIcon} size={16} flip />}
      </NavLink>
    </li>
  )
}

function NavGroup({ item, parents, current, path, onFollow }: NavListItemProps) {
  const listId = useId()
  const away = use(FoldedAway)
  const active = holds(item, current)
  const fold = { id: foldId(...parents, item.title), path: active ? path : undefined }
  const [open, toggle] = useFold({ ...fold, initial: active })
  return (
    <Group data-open={open || undefined} sx={foldStyles(fold)}>
      <Row
        as="button"
        {...{ type: 'button' }}
        className="handle"
        aria-expanded={open}
        aria-controls={listId}
        data-active={active || undefined}
        tabIndex={away ? -1 : undefined}
        onClick={toggle}
      >
        <RowContent item={item} depth={parents.length - 1} />
        <Caret className="caret">
          <Icon icon={caretIcon} size={16} />
        </Caret>
      </Row>
      <Fold className="fold">
        <List id={listId}>
          <FoldedAway value={away || !open}>
            {item.children?.map((child) => (
              <NavListItem
                key={child.title}
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

function RowContent({ item, depth }: { item: NavItem; depth: number }) {
  const { t } = useTranslation()
  return (
    <>
      {item.icon ? (
        <Icon icon={item.icon} size={24} />
      ) : (
        <span className="dot" aria-hidden style={{ marginInlineStart: Math.max(0, depth - 1) * 16 }} />
      )}
      <span className="text">
        <span>{t(item.title as 'nav.one')}</span>
        {item.caption && <small>{t(item.caption as 'nav.one')}</small>}
      </span>
      {item.info && <Label color="info">{t(item.info as 'nav.one')}</Label>}
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
  '& .text > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { ...theme.typography.caption, color: 'var(--ark-nav-ink)' },
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
