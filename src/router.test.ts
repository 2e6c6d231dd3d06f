import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client'
import { createAppRouter } from './router'

const at = (path: string) => {
  const history = createMemoryHistory({ initialEntries: [path] })
  return createAppRouter({ queryClient: createQueryClient(), history })
}

test.each(['/dashboard', '/dashboard/', '/faqs', '/faqs/', '/auth/client', '/auth/jwt/sign-up', '/404'])(
  '%s is a page',
  (path) => {
    expect(at('/').options.context.isKnownPath(path)).toBe(true)
  },
)

test.each([
  '/dashboard/TWO',
  '/Dashboard',
  '/DASHBOARD/two',
  '/FAQs',
  '/dashboard/two/extra',
  '/dashboard/group/five/six',
  '/dashboard%2Ftwo',
  '/dashboard/two%20',
  '/dashboard/%2e%2e/x',
])('%s is none', (path) => {
  expect(at('/').options.context.isKnownPath(path)).toBe(false)
})

test.each(['true', 'null', '662E41', '12345678901234567890', '1.0', '[1]', '007', '"6010"', '%22'])(
  'the search text %s stays that text in links, on reload and on Back',
  async (q) => {
    const router = at(`/faqs?q=${encodeURIComponent(q)}`)
    const searchAt = (href: string) => {
      const location = at(href).latestLocation
      return router.matchRoutes(location).at(-1)?.search
    }
    const { href } = router.buildLocation({ to: '/faqs', search: { q } })
    expect(searchAt(href)).toMatchObject({ q })
    const again = router.buildLocation({ to: '/faqs', search: searchAt(href) as never })
    expect(again.href).toBe(href)
  },
)
