import { expect, test } from 'vitest'
import { buildTarget, firstSupported } from './browsers.mjs'
import { lacking } from './compat.mjs'

const first = { chrome: '109', firefox: '115', safari: '16.4' }

const found = (name, text) =>
  [...lacking([{ name, text }], first)].map(([feature, { browsers }]) => [feature, browsers])

test('the build and its check take the browsers from package.json', () => {
  expect(Object.keys(firstSupported()).sort()).toEqual(['chrome', 'edge', 'firefox', 'ios_saf', 'safari'])
  expect(buildTarget()).toContainEqual(expect.stringMatching(/^safari\d/))
})

test('objects, their members and methods that a browser lacks are named, with it', () => {
  expect(found('a.js', 'AbortSignal.any([]); Promise.withResolvers()')).toEqual([
    [
      'AbortSignal.any',
      [
        'chrome before 116',
        'chrome_android before 116',
        'firefox before 124',
        'firefox_android before 124',
        'safari before 17.4',
      ],
    ],
    ['Promise.withResolvers', expect.arrayContaining(['safari before 17.4'])],
  ])
  expect(found('a.js', 'list.toSorted()')).toEqual([
    ['.toSorted()', ['chrome before 110', 'chrome_android before 110']],
  ])
  // An Array has it, whatever else has one.
  expect(found('a.js', 'list.at(0); new Map().get(1); fetch("/")')).toEqual([])
})

test('CSS that a browser lacks is named: in pages, style sheets, and the objects of emotion', () => {
  const has = ['chrome before 111', 'chrome_android before 111']
  const balance = ['text-wrap: balance', expect.arrayContaining(['firefox before 121'])]
  expect(found('a.js', '({ textWrap: "balance" })')).toContainEqual(balance)
  expect(found('a.css', 'h1 { text-wrap: balance }')).toContainEqual(balance)
  expect(found('a.html', '<style>p{color:color-mix(in srgb, red, blue)}</style>')).toEqual([['color-mix()', has]])
  expect(found('a.css', 'li:has(a) { color: red }')).toEqual([
    [':has', ['firefox before 121', 'firefox_android before 121']],
  ])
  expect(found('a.css', '@starting-style { p { opacity: 0 } }')).toContainEqual(['@starting-style', expect.any(Array)])
})
