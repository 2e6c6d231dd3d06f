import visuallyHidden from '@mui/utils/visuallyHidden'
import { Link } from '@tanstack/react-router'
import { type ElementType, type ReactElement, type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useIdleImport } from '@/components/use-idle-import'
import { isExternal, type NavItem } from '@/nav'
import { FoldedAway } from './fold'

interface NavLinkProps {
  item: NavItem
  /** The item of the current page. */
  current: NavItem | undefined
  /** How it looks: a styled element. */
  look: ElementType
  /** The caption stands elsewhere, in a tooltip. */
  captionless?: boolean
  onFollow?: (() => void) | undefined
  children: ReactNode
}

/** Where an item leads: to a page, to another site in a new tab, or nowhere, with the reason. */
export function NavLink({ item, current, look: Look, captionless, onFollow, children }: NavLinkProps) {
  const { t } = useTranslation()
  const { path, disabled, caption } = item
  const tabIndex = use(FoldedAway) ? -1 : undefined
  const tip = [typeof disabled === 'string' && disabled, captionless && caption]
    .filter((text) => typeof text === 'string')
    .map((text) => t(text as 'nav.one'))
    .join(' ')
  return (
    <Tipped tip={tip}>
      {disabled ? (
        <Look as="span" role="link" aria-disabled="true" tabIndex={tabIndex ?? 0}>
          {children}
        </Look>
      ) : isExternal(path) ? (
        <Look as="a" href={path} target="_blank" rel="noopener" tabIndex={tabIndex} onClick={onFollow}>
          {children}
          <span style={visuallyHidden}>{`, ${t('common.opensNewTab')}`}</span>
        </Look>
      ) : (
        <Look
          as={Link}
          to={path}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={item === current ? 'page' : undefined}
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
  const tooltip = useIdleImport(() => import('@mui/material/Tooltip'), tip !== '')
  if (!tip || !tooltip) return children
  return (
    <tooltip.default describeChild title={tip} placement="right">
      {children}
    </tooltip.default>
  )
}
