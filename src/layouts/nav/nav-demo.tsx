import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NavSection } from '@/nav'
import chartIcon from '~icons/solar/chart-2-bold-duotone'
import folderIcon from '~icons/solar/folder-with-files-bold-duotone'
import bookIcon from '~icons/solar/notebook-bold-duotone'
import shieldIcon from '~icons/solar/shield-keyhole-bold-duotone'

/** For stories: a typical navigation, independent of src/nav.ts. */
export const pages: NavSection[] = [
  {
    subheader: 'nav.overview',
    items: [
      { title: 'One', caption: 'Overview', path: '/dashboard', icon: chartIcon },
      { title: 'Two', caption: 'Orders', path: '/dashboard/two', icon: bookIcon },
      { title: 'Three', caption: 'Invoices', path: '/dashboard/three', icon: shieldIcon },
    ],
  },
  {
    subheader: 'Management',
    items: [
      {
        title: 'Group',
        path: '/dashboard/group',
        icon: folderIcon,
        children: [
          { title: 'Four', caption: 'Users', path: '/dashboard/group', roles: ['admin', 'manager'] },
          { title: 'Five', caption: 'Files', path: '/dashboard/group/five' },
          { title: 'Six', caption: 'Jobs and tours', path: '/dashboard/group/six' },
        ],
      },
    ],
  },
]

/** For stories: a navigation with every feature of an item. */
export const everything: NavSection[] = [
  {
    subheader: 'Work',
    items: [
      { title: 'Reports', path: '/reports', icon: chartIcon, info: '12' },
      { title: 'Documents', path: '/documents', icon: folderIcon, caption: 'Contracts and letters' },
      { title: 'Vault', path: '/vault', icon: shieldIcon, disabled: 'Comes with the Pro plan' },
    ],
  },
  {
    subheader: 'More',
    items: [
      {
        title: 'Levels',
        path: '/levels',
        icon: bookIcon,
        children: [
          { title: 'Level one', path: '/levels/one' },
          {
            title: 'Deeper',
            path: '/levels/deeper',
            children: [
              { title: 'Level two', path: '/levels/deeper/two' },
              {
                title: 'Deepest',
                path: '/levels/deeper/deepest',
                children: [{ title: 'Level three', path: '/levels/deeper/deepest/three' }],
              },
            ],
          },
        ],
      },
      { title: 'Guide', path: 'https://example.com/guide', icon: bookIcon },
    ],
  },
]

/** For stories: passes the path of the story's router. */
export function AtPath({ children }: { children: (path: string) => ReactNode }) {
  return children(useLocation({ select: ({ pathname }) => pathname }))
}
