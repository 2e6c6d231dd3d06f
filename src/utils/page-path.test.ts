import { expect, test } from 'vitest'
import { pagePath } from './page-path'

test.each([
  ['/index.html', '/'],
  ['/index.html?q=1#a', '/?q=1#a'],
  ['/dashboard/two.html', '/dashboard/two'],
  ['/dashboard/two/index.html?q=a.html#b.html', '/dashboard/two?q=a.html#b.html'],
  ['/dashboard/two%2Ehtml', '/dashboard/two'],
  ['/auth/client.html?returnTo=%2Fdashboard%2Ftwo.html', '/auth/client?returnTo=%2Fdashboard%2Ftwo.html'],
])('%s is %s', (path, page) => {
  expect(pagePath(path)).toBe(page)
})

test.each(['/', '/dashboard/two', '/dashboard?q=two.html', '/faqs#a.html', '/htmlhtml', '/two.html/', '/two.htmlx'])(
  '%s stays',
  (path) => {
    expect(pagePath(path)).toBe(path)
  },
)
