import { describe, expect, test } from 'vitest'
import { previewIn } from './apply'
import { choices, defaults } from './choices'
import { changedSettings, parseSettings, parseStored, previewOf } from './schema'

describe('what is stored', () => {
  test.each([
    null,
    '',
    '{"colorSch',
    'null',
    '[]',
    '[{"colorScheme":"dark"}]',
    '42',
    '"text"',
    'true',
    '{"state":{"colorScheme":"dark"},"version":99}',
    '{"primaryColor":"beige","navLayout":"diagonal","direction":5,"compactLayout":"yes","contrast":null,"fontFamily":[]}',
    '{"__proto__":{"contrast":"hight"},"constructor":1,"toString":"x"}',
  ])('%s reads as the defaults', (text) => {
    expect(parseStored(text)).toEqual(defaults)
  })

  test('one field that does not fit costs that field alone', () => {
    const text = '{"primaryColor":"beige","navLayout":"mini","contrast":"hight","old":1}'
    expect(parseStored(text)).toEqual({ ...defaults, navLayout: 'mini', contrast: 'hight' })
  })

  test.each(Object.entries(choices))('every value of %s is kept', (name, values) => {
    for (const value of values) expect(parseStored(JSON.stringify({ [name]: value }))).toHaveProperty(name, value)
  })

  test('the font that the specification calls default is Public Sans', () => {
    expect(parseSettings({ fontFamily: 'default' }).fontFamily).toBe('Public Sans')
  })

  test('a language brings its direction, which what is stored outweighs', () => {
    expect(parseStored('{"contrast":"hight"}', { direction: 'rtl' }).direction).toBe('rtl')
    expect(parseStored('{"direction":"ltr"}', { direction: 'rtl' }).direction).toBe('ltr')
    expect(parseStored('{"dir', { direction: 'rtl' }).direction).toBe('rtl')
  })
})

test('what differs is told by name', () => {
  expect(changedSettings(defaults)).toEqual([])
  expect(changedSettings({ ...defaults, contrast: 'hight', compactLayout: false })).toEqual([
    'contrast',
    'compactLayout',
  ])
  expect(changedSettings({ ...defaults, direction: 'rtl' }, { ...defaults, direction: 'rtl' })).toEqual([])
})

describe('settings in an address', () => {
  const other = parseSettings(
    Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, values.at(-1)])),
  )

  test.each([
    ['the defaults', defaults],
    ['others', other],
    ['one', { ...defaults, primaryColor: 'blue' as const }],
  ])('%s come back as they went', (_, settings) => {
    const search = `?page=2&preview=${encodeURI(previewOf(settings))}`
    expect(parseSettings({ ...previewIn(search) })).toEqual(settings)
  })

  test('say what differs, readably', () => {
    expect(previewOf({ ...defaults, primaryColor: 'cyan', compactLayout: false })).toBe(
      'primaryColor:cyan,compactLayout:false',
    )
  })

  test('are none where the address has none', () => {
    expect(previewIn('')).toBeUndefined()
    expect(previewIn('?preview=&page=2')).toBeUndefined()
  })

  test('that are no choice are left out', () => {
    expect(previewIn('?preview=primaryColor:beige,navLayout:mini,openDrawer:true,__proto__:x')).toEqual({
      navLayout: 'mini',
    })
  })
})
