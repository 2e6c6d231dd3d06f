import { expect, test } from 'vitest'
import { currentItem, flattenNav, help, nav, visible } from './nav'

const titles = (role?: string) => flattenNav(visible(nav, role)).map(({ title }) => title)

test('every page has an icon, and a path of its own', () => {
  const pages = flattenNav(nav)
  const paths = pages.map(({ path }) => path)
  expect(pages.filter(({ icon }) => !icon)).toEqual([])
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})

test('the pages of the demo stand in their order', () => {
  const demo = ['/dashboard', '/dashboard/two', '/dashboard/three']
  const group = ['/dashboard/group', '/dashboard/group/five', '/dashboard/group/six']
  const pages = flattenNav(nav)
  const of = (section: string) => pages.filter(({ group }) => group === section).map(({ path }) => path)
  expect(of('nav.overview').slice(0, 3)).toEqual(demo)
  expect(of('nav.management').slice(0, 3)).toEqual(group)
  expect(of('nav.apps')).toEqual([
    '/dashboard/mail',
    '/dashboard/chat',
    '/dashboard/calendar',
    '/dashboard/kanban',
    '/dashboard/products',
    '/dashboard/blog',
  ])
})

test('every page of the demo says what it is', () => {
  const captions = Object.fromEntries([...flattenNav(nav), ...help].map(({ title, caption }) => [title, caption]))
  expect(captions).toMatchObject({
    'nav.one': 'pages.overview',
    'nav.two': 'pages.orders',
    'nav.three': 'pages.invoices',
    'nav.four': 'pages.users',
    'nav.five': 'pages.files',
    'nav.six': 'pages.jobsAndTours',
    'nav.faqs': 'pages.faqs',
  })
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
  ['/dashboard/mail', 'nav.mail'],
  ['/dashboard/chat', 'nav.chat'],
  ['/dashboard/calendar', 'nav.calendar'],
  ['/dashboard/kanban', 'nav.kanban'],
  ['/dashboard/products', 'nav.products'],
  ['/dashboard/blog', 'nav.blog'],
  ['/faqs', undefined],
  ['/dashboard/account', undefined],
])('%s is the page of %s', (path, title) => {
  expect(currentItem(nav, path)?.title).toBe(title)
})
