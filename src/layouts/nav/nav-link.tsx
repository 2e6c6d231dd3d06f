import visuallyHidden from '@mui/utils/visuallyHidden'
import { Link } from '@tanstack/react-router'
import { type ElementType, type ReactNode, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { textOf } from '@/i18n/text-of'
import { isExternal, type NavItem } from '@/nav'
import { FoldedAway } from './fold'

interface NavLinkProps {
  item: NavItem
  /** The item of the current page. */
  current: NavItem | undefined
  /** The styled element to render. */
  look: ElementType
  /** The id of the caption. */
  captionId: string
  /** True if there is no room for the caption, which is then in a tooltip. */
  tipped: boolean
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/** The link of an item: to a page, to another site in a new tab, or disabled with a reason. */
export function NavLink({ item, current, look: Look, captionId, tipped, onFollow, children }: NavLinkProps) {
  const { t } = useTranslation()
  const reasonId = useId()
  const { path, disabled, caption } = item
  const reason = typeof disabled === 'string' && disabled
  // Both are descriptions also where they are hidden; NavTip shows them.
  const describedBy = [reason && reasonId, caption && captionId].filter(Boolean).join(' ') || undefined
  const tip = [reason, tipped && caption]
    .filter((text) => typeof text === 'string')
    .map((text) => textOf(t, text))
    .join(' ')
  const shared = {
    'aria-describedby': describedBy,
    'data-tip': tip || undefined,
    tabIndex: use(FoldedAway) ? -1 : undefined,
  }
  if (disabled) {
    return (
      <Look as="span" role="link" aria-disabled="true" {...shared} tabIndex={shared.tabIndex ?? 0}>
        {children}
        {reason && (
          <span id={reasonId} hidden>
            {textOf(t, reason)}
          </span>
        )}
      </Look>
    )
  }
  if (isExternal(path)) {
    return (
      <Look as="a" href={path} target="_blank" rel="noopener" {...shared} onClick={onFollow}>
        {children}
        <span style={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</span>
      </Look>
    )
  }
  return (
    <Look
      as={Link}
      to={path}
      activeOptions={{ exact: true, includeSearch: false }}
      aria-current={item === current ? 'page' : undefined}
      {...shared}
      onClick={onFollow}
    >
      {children}
    </Look>
  )
}
