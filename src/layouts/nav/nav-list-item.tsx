import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import { styled } from '@mui/material/styles'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { Label } from '@/components/label'
import { holds, isExternal, type NavItem } from '@/nav'
import caretIcon from '~icons/solar/alt-arrow-right-linear'
import outsideIcon from '~icons/solar/arrow-right-up-linear'

interface NavListItemProps {
  item: NavItem
  current: NavItem | undefined
  /** 0 for the items of a section. */
  depth?: number
  onFollow?: (() => void) | undefined
}

/** An item of the vertical navigation: a link, or a group that opens on click. */
export function NavListItem({ item, current, depth = 0, onFollow }: NavListItemProps) {
  const { t } = useTranslation()
  const content = <ItemContent item={item} depth={depth} />
  if (item.children) return <NavGroup item={item} current={current} depth={depth} onFollow={onFollow} />
  return (
    <li>
      {item.disabled ? (
        <Row as="span" aria-disabled="true" role="link">
          {content}
        </Row>
      ) : isExternal(item.path) ? (
        <Row as="a" href={item.path} target="_blank" rel="noopener" onClick={onFollow}>
          {content}
          <Icon icon={outsideIcon} size={16} />
          <Box component="span" sx={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</Box>
        </Row>
      ) : (
        <Row
          as={Link}
          {...{ to: item.path, activeOptions: { exact: true } }}
          aria-current={item === current ? 'page' : undefined}
          onClick={onFollow}
        >
          {content}
        </Row>
      )}
    </li>
  )
}

function NavGroup({ item, current, depth = 0, onFollow }: NavListItemProps) {
  const active = holds(item, current)
  const [open, setOpen] = useState(active)
  const id = useId()
  // A page of the group that is reached by another way opens it; after that the person decides.
  const [wasActive, setWasActive] = useState(active)
  if (active !== wasActive) {
    setWasActive(active)
    if (active) setOpen(true)
  }
  return (
    <li>
      <Row
        as="button"
        {...{ type: 'button', disabled: item.disabled }}
        aria-expanded={open}
        aria-controls={id}
        data-active={active || undefined}
        onClick={() => setOpen(!open)}
      >
        <ItemContent item={item} depth={depth} />
        <Box
          component="span"
          sx={{
            display: 'flex',
            transition: 'transform var(--ark-layout-transition)',
            transform: open ? 'rotate(90deg)' : 'none',
            '[dir="rtl"] &': { transform: open ? 'rotate(90deg)' : 'scaleX(-1)' },
          }}
        >
          <Icon icon={caretIcon} size={16} />
        </Box>
      </Row>
      <Collapse in={open} id={id} timeout={120} sx={{ visibility: open ? undefined : 'hidden' }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', pt: 0.5, display: 'grid', gap: 0.5 }}>
          {item.children?.map((child) => (
            <NavListItem key={child.title} item={child} current={current} depth={depth + 1} onFollow={onFollow} />
          ))}
        </Box>
      </Collapse>
    </li>
  )
}

function ItemContent({ item, depth }: { item: NavItem; depth: number }): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      {item.icon ? (
        <Icon icon={item.icon} size={24} />
      ) : (
        <Box
          component="span"
          aria-hidden
          className="dot"
          sx={{ width: 24, marginInlineStart: Math.max(0, depth - 1) * 2 }}
        />
      )}
      <Box component="span" sx={{ flexGrow: 1, minWidth: 0, textAlign: 'start' }}>
        <Box
          component="span"
          sx={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {t(item.title as 'nav.one')}
        </Box>
        {item.caption && (
          <Box component="span" sx={{ typography: 'caption', display: 'block', color: 'var(--ark-nav-ink)' }}>
            {t(item.caption as 'nav.one')}
          </Box>
        )}
      </Box>
      {item.info && <Label color="info">{item.info}</Label>}
    </>
  )
}

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
  color: 'var(--ark-nav-ink)',
  background: 'none',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: `background-color var(--ark-layout-transition), color var(--ark-layout-transition)`,
  '&:hover': { backgroundColor: 'var(--ark-nav-hover)', color: 'var(--ark-nav-ink-strong)' },
  '&[data-active]': { color: 'var(--ark-nav-ink-strong)', fontWeight: 600 },
  '&[aria-current="page"]': {
    color: 'var(--ark-nav-accent)',
    backgroundColor: 'var(--ark-nav-active)',
    fontWeight: 600,
  },
  '&[aria-disabled], &:disabled': { opacity: 0.6, cursor: 'not-allowed', '&:hover': { background: 'none' } },
  '& .dot': { display: 'flex', justifyContent: 'center' },
  '& .dot::before': {
    content: '""',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    opacity: 0.5,
  },
  '&[aria-current="page"] .dot::before': { opacity: 1, transform: 'scale(1.33)' },
}))
