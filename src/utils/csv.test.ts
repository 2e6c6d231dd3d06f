import { describe, expect, test } from 'vitest'
import { toCsv } from './csv'

const lines = (rows: (string | number)[][], language = 'en') => toCsv(rows, language).slice(1).split('\r\n')

/** Parses like a spreadsheet with a given separator: quotes count at the start of a cell, and leniently after that. */
function cellsOf(csv: string, separator: string) {
  const cells: string[] = []
  for (const line of splitOutside(csv.replace(/^\uFEFF/, ''), '\r\n')) {
    for (const cell of splitOutside(line, separator)) {
      cells.push(cell.replace(/^"((?:[^"]|"")*)"/, (_, inside: string) => inside.replaceAll('""', '"')))
    }
  }
  return cells
}

function splitOutside(text: string, separator: string) {
  const parts = ['']
  let quoted = false
  for (let at = 0; at < text.length; at++) {
    const part = parts.at(-1) as string
    if (!quoted && text.startsWith(separator, at)) {
      parts.push('')
      at += separator.length - 1
      continue
    }
    if (text[at] === '"') quoted = part === '' ? true : quoted ? false : quoted
    parts[parts.length - 1] = part + text[at]
  }
  return parts
}

/** A cell without the leading characters that spreadsheets skip. */
const starts = (cell: string) => cell.replace(/^[\s\p{Cc}\p{Cf}"]+/u, '').charAt(0)

const attacks = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '|calc',
  '%0A=1',
  '\t=1',
  ' =1',
  '\r=1',
  '\n=1',
  '\0=1',
  '\uFEFF=1',
  '\u200B=1',
  '\u202E=1',
  '\u00A0=1',
  '"=1',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  "+1+cmd|' /C calc'!A0",
  '+1 202 555 0143=1',
  '+12025550143;=1',
  'x;=HYPERLINK("http://e.example";"k");',
  'x,=1',
  'x\t=1',
  'x\n=1',
  'x\r\n=1',
  'x; =1',
  'x;"=1',
  'x;\u200B=1',
  'x;\0=1',
  'x|=1',
  ';=1',
  ',=1',
  ';;=1',
  'x;＝1',
  'a","=1',
  'a";"=1',
]

describe('no text becomes a formula', () => {
  test.each(attacks)('%j', (text) => {
    for (const language of ['en', 'fr', 'vi', 'cn', 'ar', 'de']) {
      const csv = toCsv(
        [
          ['Name', text, 'x'],
          [text, 'y', text],
        ],
        language,
      )
      for (const separator of [',', ';', '\t', '|']) {
        for (const cell of cellsOf(csv, separator)) {
          expect(
            '=+-@＝＋－＠﹦'.includes(starts(cell)) && starts(cell) !== '',
            `${language} ${separator} ${cell}`,
          ).toBe(false)
        }
      }
    }
  })

  test('a cell that begins with a control character or a sign has an apostrophe first', () => {
    for (const text of ['=1', '@x', '\t', '\r', '\0', '|x', '%x', '＝1'])
      expect(lines([[text]])[0]?.slice(0, 2)).toBe(`"'`)
  })
})

describe('harmless text stays as it is', () => {
  test.each([
    'Blue Harbor',
    'Tea, milk; sugar',
    'a-b',
    '1+1=2',
    'x = y',
    "O'Brien",
    'a@example.com',
    'Ann <a@example.com>',
    '100 %',
    'a|b',
    '+1 619-555-0114',
    '+33 4 65 71 01 69',
    '+81 75-555-7532',
    '+55 81 5550-3422',
    '+1 (202) 555-0143',
    '+44 (0)117 496 0563',
    '2026-04-17',
    'Résumé',
    '日本',
    'عربي',
  ])('%s', (text) => {
    for (const language of ['en', 'fr']) expect(lines([[text]], language)[0]).toBe(`"${text}"`)
  })

  // Otherwise spreadsheets compute it, or parse it as a number and drop the plus.
  test.each([
    ['+1-415-555-0100', '+1 415-555-0100'],
    ['+44-20-7946-0958', '+44 20-7946-0958'],
    ['+1.415.555.0100', '+1 415.555.0100'],
    ['+12025550143', '+1 2025550143'],
    ['+442079460958', '+44 2079460958'],
    ['+351225551106', '+351 225551106'],
    ['+33\u202F4\u00A065\u00A071\u00A001\u00A069', '+33 4 65 71 01 69'],
  ])('the phone number %s has a space after its country', (number, shown) => {
    for (const language of ['en', 'fr']) expect(lines([[number]], language)[0]).toBe(`"${shown}"`)
  })

  test('quotes and line ends too', () => {
    expect(lines([['a,b', 'say "hi"', 'two\nlines']])[0]).toBe('"a,b","say ""hi""","two\nlines"')
  })
})

test('begins with the mark of UTF-8 and ends each line as the standard says', () => {
  expect(
    toCsv(
      [
        ['Name', 'Price'],
        ['Chair', 12.5],
      ],
      'en',
    ),
  ).toBe('\uFEFF"Name","Price"\r\n"Chair",12.5\r\n')
})

test.each([
  ['en', '"x",1234.5,-5'],
  ['cn', '"x",1234.5,-5'],
  ['ar', '"x",1234.5,-5'],
  ['fr', '"x";1234,5;-5'],
  ['vi', '"x";1234,5;-5'],
  ['de', '"x";1234,5;-5'],
  ['pt-BR', '"x";1234,5;-5'],
])('the separator and the decimal sign are those of spreadsheets in %s', (language, line) => {
  expect(lines([['x', 1234.5, -5]], language)[0]).toBe(line)
})

test('what is no number is an empty cell', () => {
  expect(lines([[Number.NaN, Number.POSITIVE_INFINITY, 0]])[0]).toBe(',,0')
})

test('a long text is looked through once', () => {
  expect(lines([[';'.repeat(100_000)]])[0]).toHaveLength(100_002)
  expect(lines([[' '.repeat(100_000)]])[0]).toHaveLength(100_002)
})
