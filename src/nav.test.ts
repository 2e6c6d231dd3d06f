import { describe, expect, it } from 'vitest'
import { currentItem, flattenNav, holds, type NavItem, type NavSection, nav, visible } from './nav'

const deep: NavSection[] = [
  {
    subheader: 'Deep',
    items: [
      { title: 'Home', path: '/home' },
      {
        title: 'A',
        path: '/a',
        children: [
          { title: 'B', path: '/a/b', roles: ['admin'] },
          { title: 'C', path: '/a/c', children: [{ title: 'D', path: '/a/c/d', roles: ['admin'] }] },
        ],
      },
      { title: 'Off', path: '/off', disabled: 'Not yet' },
      { title: 'Elsewhere', path: 'https://example.com' },
    ],
  },
  { subheader: 'Secret', items: [{ title: 'E', path: '/e', roles: ['admin'] }] },
]

const titles = (sections: NavSection[]) => flattenNav(sections).map(({ title }) => title)

describe('visible', () => {
  it('hides at every depth what the role may not see, and what is empty then', () => {
    expect(titles(visible(deep, 'admin'))).toEqual(['Home', 'B', 'D', 'Elsewhere', 'E'])
    expect(titles(visible(deep, 'viewer'))).toEqual(['Home', 'Elsewhere'])
    expect(visible(deep, 'viewer').map(({ subheader }) => subheader)).toEqual(['Deep'])
  })

  it('shows everything as long as no role is known', () => {
    expect(titles(visible(deep))).toEqual(titles(deep))
  })

  it('keeps Four from a viewer', () => {
    expect(titles(visible(nav, 'viewer'))).not.toContain('nav.four')
    expect(titles(visible(nav, 'manager'))).toContain('nav.four')
  })
})

describe('currentItem', () => {
  const titleAt = (path: string) => currentItem(nav, path)?.title

  it('is the longest whose whole segments begin the path', () => {
    expect(titleAt('/dashboard')).toBe('nav.one')
    expect(titleAt('/dashboard/two')).toBe('nav.two')
    expect(titleAt('/dashboard/two/details')).toBe('nav.two')
    expect(titleAt('/dashboard/twofold')).toBe('nav.one')
    expect(titleAt('/dashboard/group')).toBe('nav.four')
    expect(titleAt('/dashboard/group/six')).toBe('nav.six')
    expect(titleAt('/dashboards')).toBeUndefined()
    expect(titleAt('/faqs')).toBeUndefined()
  })

  it('lies in its group', () => {
    const current = currentItem(deep, '/a/c/d')
    const [home, group] = (deep[0] as NavSection).items as [NavItem, NavItem]
    expect(holds(group, current)).toBe(true)
    expect(holds(home, current)).toBe(false)
  })
})

describe('flattenNav', () => {
  it('gives the pages of all levels with section and trail', () => {
    expect(flattenNav(nav).map(({ group, title, path }) => [group, title, path])).toEqual([
      ['nav.overview', 'nav.one', '/dashboard'],
      ['nav.overview', 'nav.two', '/dashboard/two'],
      ['nav.overview', 'nav.three', '/dashboard/three'],
      ['nav.management', 'nav.four', '/dashboard/group'],
      ['nav.management', 'nav.five', '/dashboard/group/five'],
      ['nav.management', 'nav.six', '/dashboard/group/six'],
    ])
    expect(flattenNav(deep).find(({ title }) => title === 'D')?.trail).toEqual(['A', 'C'])
  })

  it('gives a page the icon of the nearest group that has one', () => {
    const icons = flattenNav(nav).map(({ icon }) => icon)
    expect(icons.every(Boolean)).toBe(true)
  })

  it('leaves out what is disabled', () => {
    expect(titles(deep)).not.toContain('Off')
  })
})
