import type { IconifyIcon } from '@iconify/react/offline'
import twoIcon from '~icons/solar/bag-4-bold-duotone'
import threeIcon from '~icons/solar/bill-list-bold-duotone'
import groupIcon from '~icons/solar/layers-minimalistic-bold-duotone'
import oneIcon from '~icons/solar/widget-5-bold-duotone'

export type Role = 'admin' | 'manager' | 'viewer' | (string & {})

/** Bundled (`~icons/…`), or the name of one that is loaded when it is drawn (`mdi:home`). */
export type NavIcon = IconifyIcon | `${string}:${string}`

export interface NavItem {
  /** A key of the texts (`nav.one`), or the text itself. */
  title: string
  /** A path of the site, or an address that starts with http and opens in a new tab. */
  path: string
  icon?: NavIcon
  /** A short mark at the end of the item, such as a count. */
  info?: string
  /** A second, quieter line. */
  caption?: string
  /** True, or the reason: a key of the texts, or the text itself. */
  disabled?: boolean | string
  /** Who may see the item; everybody where it is left out. */
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
      { title: 'nav.one', path: '/dashboard', icon: oneIcon },
      { title: 'nav.two', path: '/dashboard/two', icon: twoIcon },
      { title: 'nav.three', path: '/dashboard/three', icon: threeIcon },
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
          { title: 'nav.four', path: '/dashboard/group', roles: ['admin', 'manager'] },
          { title: 'nav.five', path: '/dashboard/group/five' },
          { title: 'nav.six', path: '/dashboard/group/six' },
        ],
      },
    ],
  },
]

/**
 * What a role may see, at every depth; without a role everything. A group left without children goes too. Where nothing
 * is hidden these are the same sections, so that what draws them need not do so anew.
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
 * The item that stands for the current path: the longest whose whole segments begin it, so that `/users/7` is
 * below `/users` and `/userland` is not.
 */
export function currentItem(sections: NavSection[], path: string) {
  const leaves = (items: NavItem[]): NavItem[] =>
    items.flatMap((item) => (item.children ? leaves(item.children) : item))
  return sections
    .flatMap(({ items }) => leaves(items))
    .filter((item) => `${path}/`.startsWith(`${item.path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
}

/** Whether the item is, or holds, the given one. */
export function holds(item: NavItem, current: NavItem | undefined): boolean {
  return item === current || !!item.children?.some((child) => holds(child, current))
}

export interface NavTarget {
  /** The section's subheader. */
  group: string
  title: string
  path: string
  icon?: NavIcon | undefined
  /** The titles of the items that hold it, outermost first. */
  trail: string[]
}

/** Every page that the navigation leads to, whatever the depth, in its order; not what is disabled. */
export function flattenNav(sections: NavSection[]): NavTarget[] {
  const flatten = (group: string, items: NavItem[], trail: string[], ownIcon?: NavIcon): NavTarget[] =>
    items
      .filter((item) => !item.disabled)
      .flatMap(({ title, path, icon = ownIcon, children }) =>
        children ? flatten(group, children, [...trail, title], icon) : { group, title, path, icon, trail },
      )
  return sections.flatMap(({ subheader, items }) => flatten(subheader, items, []))
}
