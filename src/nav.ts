import type { IconifyIcon } from '@iconify/react/offline'
import twoIcon from '~icons/solar/bag-4-bold-duotone'
import threeIcon from '~icons/solar/bill-list-bold-duotone'
import productsIcon from '~icons/solar/box-bold-duotone' // #demo
import calendarIcon from '~icons/solar/calendar-bold-duotone' // #demo
import chatIcon from '~icons/solar/chat-round-line-bold-duotone' // #demo
import kanbanIcon from '~icons/solar/kanban-bold-duotone' // #demo
import groupIcon from '~icons/solar/layers-minimalistic-bold-duotone'
import mailIcon from '~icons/solar/mailbox-bold-duotone' // #demo
import blogIcon from '~icons/solar/notebook-bold-duotone' // #demo
import helpIcon from '~icons/solar/question-circle-bold-duotone'
import oneIcon from '~icons/solar/widget-5-bold-duotone'

export type Role = 'admin' | 'manager' | 'viewer' | (string & {})

/** A bundled icon (`~icons/…`), or the name of one that is loaded when rendered (`mdi:home`). */
export type NavIcon = IconifyIcon | `${string}:${string}`

export interface NavItem {
  /** A key of the texts (`nav.one`), or the text itself. */
  title: string
  /** A path of the site, or a URL that starts with http and opens in a new tab. */
  path: string
  icon?: NavIcon
  /** A short badge at the end of the item, such as a count. */
  info?: string
  /** A second line in secondary color. */
  caption?: string
  /** True, or the reason: a key of the texts, or the text itself. */
  disabled?: boolean | string
  /** The roles that may see the item; all by default. */
  roles?: Role[]
  children?: NavItem[]
}

export interface NavSection {
  /** A key of the texts, or the text itself. */
  subheader: string
  items: NavItem[]
}

export const nav: NavSection[] = [
  {
    subheader: 'nav.overview',
    items: [
      { title: 'nav.one', caption: 'pages.overview', path: '/dashboard', icon: oneIcon },
      { title: 'nav.two', caption: 'pages.orders', path: '/dashboard/two', icon: twoIcon },
      { title: 'nav.three', caption: 'pages.invoices', path: '/dashboard/three', icon: threeIcon },
    ],
  },
  {
    subheader: 'nav.management',
    items: [
      {
        title: 'nav.group',
        path: '/dashboard/group',
        icon: groupIcon,
        children: [
          { title: 'nav.four', caption: 'pages.users', path: '/dashboard/group', roles: ['admin', 'manager'] },
          { title: 'nav.five', caption: 'pages.files', path: '/dashboard/group/five' },
          { title: 'nav.six', caption: 'pages.jobsAndTours', path: '/dashboard/group/six' },
        ],
      },
    ],
  },
  // #demo
  {
    subheader: 'nav.apps',
    items: [
      { title: 'nav.mail', path: '/dashboard/mail', icon: mailIcon },
      { title: 'nav.chat', path: '/dashboard/chat', icon: chatIcon },
      { title: 'nav.calendar', path: '/dashboard/calendar', icon: calendarIcon },
      { title: 'nav.kanban', path: '/dashboard/kanban', icon: kanbanIcon },
      { title: 'nav.products', path: '/dashboard/products', icon: productsIcon },
      { title: 'nav.blog', path: '/dashboard/blog', icon: blogIcon },
    ],
  },
  // #/demo
]

/** Help pages: at the bottom of the navigation, in the account drawer, and in the search. */
export const help: NavItem[] = [{ title: 'nav.faqs', caption: 'pages.faqs', path: '/faqs', icon: helpIcon }]

/** The user's own pages: in the account drawer, and in the search. */
export const account: NavItem[] = [{ title: 'account.title', caption: 'pages.account', path: '/dashboard/account' }]

/**
 * The navigation for a role, at every depth; without a role everything. Groups without children are removed. If nothing is hidden
 * the same sections are returned, so that they need not render again.
 */
export function visible(sections: NavSection[], role?: Role): NavSection[] {
  const hides = ({ roles, children = [] }: NavItem): boolean =>
    (!!role && !!roles && !roles.includes(role)) || children.some(hides)
  if (!sections.some(({ items }) => items.some(hides))) return sections
  const see = (items: NavItem[]): NavItem[] =>
    items
      .filter((item) => !role || !item.roles || item.roles.includes(role))
      .map((item) => (item.children ? { ...item, children: see(item.children) } : item))
      .filter((item) => item.children?.length !== 0)
  return sections.map((section) => ({ ...section, items: see(section.items) })).filter(({ items }) => items.length > 0)
}

export const isExternal = (path: string) => path.startsWith('http')

/**
 * The item for the current path: the longest one whose whole segments it begins with, so that `/users/7` is below `/users` and
 * `/userland` is not. The account's pages are below no item.
 */
export function currentItem(sections: NavSection[], path: string) {
  const leaves = (items: NavItem[]): NavItem[] =>
    items.flatMap((item) => (item.children ? leaves(item.children) : item))
  const item = [...sections.flatMap(({ items }) => leaves(items)), ...account]
    .filter((item) => `${path}/`.startsWith(`${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
  return item && account.includes(item) ? undefined : item
}

/** True if the item is, or contains, the given one. */
export function holds(item: NavItem, current: NavItem | undefined): boolean {
  return item === current || !!item.children?.some((child) => holds(child, current))
}

export interface NavTarget {
  /** The section's subheader. */
  group: string
  title: string
  caption?: string | undefined
  path: string
  icon?: NavIcon | undefined
  /** The titles of the parent items, outermost first. */
  trail: string[]
  /** An item with children: it links to the page at its own path, else to its first page. */
  isGroup?: true
}

/** All pages of the navigation at any depth, in order, without disabled ones. */
export function flattenNav(sections: NavSection[]): NavTarget[] {
  return flattenWithGroups(sections).filter(({ isGroup }) => !isGroup)
}

/** All pages, with each group before its own. */
export function flattenWithGroups(sections: NavSection[]): NavTarget[] {
  const flatten = (group: string, items: NavItem[], trail: string[], ownIcon?: NavIcon): NavTarget[] =>
    items
      .filter((item) => !item.disabled)
      .flatMap(({ title, caption, path, icon = ownIcon, children }) => {
        if (!children) return { group, title, caption, path, icon, trail }
        const inside = flatten(group, children, [...trail, title], icon)
        const to = inside.find((page) => page.path === path) ?? inside[0]
        return to ? [{ group, title, caption, path: to.path, icon, trail, isGroup: true }, ...inside] : []
      })
  return sections.flatMap(({ subheader, items }) => flatten(subheader, items, []))
}
