import { describe, expect, it } from 'vitest'
import { currentItem, flattenNav, flattenWithGroups, holds, type NavItem, type NavSection, visible } from './nav'

const deep: NavSection[] = [
  {
    subheader: 'Deep',
    items: [
      { title: 'Home', path: '/home', icon: 'demo:home' },
      { title: 'Sweet', path: '/home/sweet' },
      {
        title: 'A',
        path: '/a',
        icon: 'demo:group',
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
    expect(titles(visible(deep, 'admin'))).toEqual(['Home', 'Sweet', 'B', 'D', 'Elsewhere', 'E'])
    expect(titles(visible(deep, 'viewer'))).toEqual(['Home', 'Sweet', 'Elsewhere'])
    expect(visible(deep, 'viewer').map(({ subheader }) => subheader)).toEqual(['Deep'])
  })

  it('shows everything as long as no role is known', () => {
    expect(titles(visible(deep))).toEqual(titles(deep))
  })
})

describe('currentItem', () => {
  const titleAt = (path: string) => currentItem(deep, path)?.title

  it('is the longest whose whole segments begin the path', () => {
    expect(titleAt('/home')).toBe('Home')
    expect(titleAt('/home/sweet')).toBe('Sweet')
    expect(titleAt('/home/sweet/details')).toBe('Sweet')
    expect(titleAt('/home/sweetest')).toBe('Home')
    expect(titleAt('/a/c/d')).toBe('D')
    expect(titleAt('/homes')).toBeUndefined()
    expect(titleAt('/a')).toBeUndefined()
  })

  it('lies in its group', () => {
    const current = currentItem(deep, '/a/c/d')
    const [home, , group] = (deep[0] as NavSection).items as [NavItem, NavItem, NavItem]
    expect(holds(group, current)).toBe(true)
    expect(holds(home, current)).toBe(false)
  })
})

describe('flattenNav', () => {
  it('gives the pages of all levels with section and trail', () => {
    expect(flattenNav(deep).map(({ group, title, path, trail }) => [group, title, path, trail])).toEqual([
      ['Deep', 'Home', '/home', []],
      ['Deep', 'Sweet', '/home/sweet', []],
      ['Deep', 'B', '/a/b', ['A']],
      ['Deep', 'D', '/a/c/d', ['A', 'C']],
      ['Deep', 'Elsewhere', 'https://example.com', []],
      ['Secret', 'E', '/e', []],
    ])
  })

  it('gives a page the icon of the nearest group that has one', () => {
    const iconOf = (wanted: string) => flattenNav(deep).find(({ title }) => title === wanted)?.icon
    expect([iconOf('Home'), iconOf('B'), iconOf('D'), iconOf('Sweet')]).toEqual([
      'demo:home',
      'demo:group',
      'demo:group',
      undefined,
    ])
  })

  it('gives groups too where they are asked for, each before its pages and leading to one of them', () => {
    const groups = (sections: NavSection[]) =>
      flattenWithGroups(sections).flatMap(({ title, path, isGroup }) => (isGroup ? [[title, path]] : []))
    expect(groups(deep)).toEqual([
      ['A', '/a/b'],
      ['C', '/a/c/d'],
    ])
    const own = {
      title: 'G',
      path: '/g',
      children: [
        { title: 'H', path: '/g/h' },
        { title: 'I', path: '/g' },
      ],
    }
    expect(groups([{ subheader: 'S', items: [own] }])).toEqual([['G', '/g']])
    expect(groups([{ subheader: 'S', items: [{ ...own, children: [] }] }])).toEqual([])
  })

  it('leaves out what is disabled', () => {
    expect(titles(deep)).not.toContain('Off')
  })
})
