import { expect, test } from 'vitest'
import { currentItem, flattenNav, nav, visible } from './nav'

const titles = (role?: string) => flattenNav(visible(nav, role)).map(({ title }) => title)

test('the pages of the demo, in their order, each with an icon', () => {
  expect(flattenNav(nav).map(({ group, title, path }) => [group, title, path])).toEqual([
    ['nav.overview', 'nav.one', '/dashboard'],
    ['nav.overview', 'nav.two', '/dashboard/two'],
    ['nav.overview', 'nav.three', '/dashboard/three'],
    ['nav.management', 'nav.four', '/dashboard/group'],
    ['nav.management', 'nav.five', '/dashboard/group/five'],
    ['nav.management', 'nav.six', '/dashboard/group/six'],
  ])
  expect(flattenNav(nav).every(({ icon }) => icon)).toBe(true)
})

test('Four is kept from a viewer', () => {
  expect(titles('viewer')).not.toContain('nav.four')
  expect(titles('manager')).toContain('nav.four')
})

test.each([
  ['/dashboard', 'nav.one'],
  ['/dashboard/two', 'nav.two'],
  ['/dashboard/group', 'nav.four'],
  ['/dashboard/group/six', 'nav.six'],
  ['/faqs', undefined],
])('%s is the page of %s', (path, title) => {
  expect(currentItem(nav, path)?.title).toBe(title)
})
