import { beforeEach, expect, test, vi } from 'vitest'
import { type CachedIcons, cacheIcon, readIcons, writeIcons } from './icon-cache'

const icon = { body: '<path d="M0 0h24v24H0z"/>', width: 24, height: 24 }
const hour = 60 * 60 * 1000
let stored: string | null

beforeEach(() => {
  stored = null
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_key: string, text: string) => {
      stored = text
    },
  })
})

test('an icon is kept for 168 hours', () => {
  writeIcons(cacheIcon(new Map(), 'mdi:home', icon, 0))
  expect(readIcons(168 * hour - 1).get('mdi:home')?.icon).toEqual(icon)
  expect(readIcons(168 * hour).size).toBe(0)
})

test('of more than 50 the oldest goes', () => {
  let icons: CachedIcons = new Map()
  for (let number = 0; number < 51; number++) icons = cacheIcon(icons, `mdi:${number}`, icon, number)
  expect(icons.size).toBe(50)
  expect(icons.has('mdi:0')).toBe(false)
  expect(icons.has('mdi:50')).toBe(true)
})

test('an icon that is fetched again is the newest, and there once', () => {
  const icons = cacheIcon(cacheIcon(cacheIcon(new Map(), 'a:a', icon, 1), 'b:b', icon, 2), 'a:a', icon, 3)
  expect([...icons.keys()]).toEqual(['b:b', 'a:a'])
})

test.each(['', '{', 'null', '[1]', '"mdi:home"', '{"mdi:home":1}', '{"mdi:home":{"at":"0","icon":{"body":1}}}'])(
  'stored %s is no icon',
  (text) => {
    stored = text
    expect(readIcons(0).size).toBe(0)
  },
)

test('what is broken does not take the rest with it, nor does a time to come', () => {
  const later = { at: 10, icon }
  stored = JSON.stringify({ 'mdi:bad': { at: 1 }, 'mdi:home': { at: 1, icon }, 'mdi:later': later })
  expect([...readIcons(5).keys()]).toEqual(['mdi:home'])
})

test('storage that is forbidden stops nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(readIcons().size).toBe(0)
  expect(() => writeIcons(new Map())).not.toThrow()
})
