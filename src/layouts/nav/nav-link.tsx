import visuallyHidden from '@mui/utils/visuallyHidden'
import { Link } from '@tanstack/react-router'
import { type ElementType, type ReactElement, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdleImport } from '@/components/use-idle-import'
import { textOf } from '@/i18n/text-of'
import { isExternal, type NavItem } from '@/nav'
import { FoldedAway } from './fold'
import { Bar } from './use-submenus'

interface NavLinkProps {
  item: NavItem
  /** The item of the current page. */
  current: NavItem | undefined
  /** The styled element to render. */
  look: ElementType
  /** The id of the caption; without one it is in a tooltip. */
  captionId?: string | undefined
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/** The link of an item: to a page, to another site in a new tab, or disabled with a reason. */
export function NavLink({ item, current, look: Look, captionId, onFollow, children }: NavLinkProps) {
  const { t } = useTranslation()
  const { path, disabled, caption } = item
  const tabIndex = use(FoldedAway) ? -1 : undefined
  const describedBy = caption && captionId
  const tip = [typeof disabled === 'string' && disabled, !captionId && caption]
    .filter((text) => typeof text === 'string')
    .map((text) => textOf(t, text))
    .join(' ')
  return (
    <Tipped tip={tip}>
      {disabled ? (
        <Look as="span" role="link" aria-disabled="true" aria-describedby={describedBy} tabIndex={tabIndex ?? 0}>
          {children}
        </Look>
      ) : isExternal(path) ? (
        <Look
          as="a"
          href={path}
          target="_blank"
          rel="noopener"
          aria-describedby={describedBy}
          tabIndex={tabIndex}
          onClick={onFollow}
        >
          {children}
          <span style={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</span>
        </Look>
      ) : (
        <Look
          as={Link}
          to={path}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={item === current ? 'page' : undefined}
          aria-describedby={describedBy}
          tabIndex={tabIndex}
          onClick={onFollow}
        >
          {children}
        </Look>
      )}
    </Tipped>
  )
}

// The tooltip is also the element's description.
function Tipped({ tip, children }: { tip: string; children: ReactElement }) {
  const bar = use(Bar)
  const tooltip = useIdleImport(() => import('@mui/material/Tooltip'), tip !== '')
  if (!tip || !tooltip) return children
  return (
    <tooltip.default describeChild title={tip} placement={bar?.layout === 'horizontal' ? 'bottom' : 'right'}>
      {children}
    </tooltip.default>
  )
}
