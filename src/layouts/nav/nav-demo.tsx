import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { NavSection } from '@/nav'
import chartIcon from '~icons/solar/chart-2-bold-duotone'
import folderIcon from '~icons/solar/folder-with-files-bold-duotone'
import bookIcon from '~icons/solar/notebook-bold-duotone'
import shieldIcon from '~icons/solar/shield-keyhole-bold-duotone'

/** For the stories: a navigation as most sites have it, whatever src/nav.ts holds. */
export const pages: NavSection[] = [
  {
    subheader: 'nav.overview',
    items: [
      { title: 'One', path: '/dashboard', icon: chartIcon },
      { title: 'Two', path: '/dashboard/two', icon: bookIcon },
      { title: 'Three', path: '/dashboard/three', icon: shieldIcon },
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
          { title: 'Four', path: '/dashboard/group', roles: ['admin', 'manager'] },
          { title: 'Five', path: '/dashboard/group/five' },
          { title: 'Six', path: '/dashboard/group/six' },
        ],
      },
    ],
  },
]

/** For the stories: a navigation with everything that an item can have. */
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

/** For the stories: gives the path that the story's router is at. */
export function AtPath({ children }: { children: (path: string) => ReactNode }) {
  return children(useLocation({ select: ({ pathname }) => pathname }))
}
