import { describe, expect, test } from 'vitest'
import { toCsv } from './csv'

const lines = (rows: (string | number)[][]) => toCsv(rows).slice(1).split('\r\n')

describe('toCsv', () => {
  test('begins with the mark of UTF-8 and ends each line as the standard says', () => {
    expect(
      toCsv([
        ['Name', 'Price'],
        ['Chair', 12.5],
      ]),
    ).toBe('\uFEFF"Name","Price"\r\n"Chair",12.5\r\n')
  })

  test('keeps commas, quotes and line ends inside a cell', () => {
    expect(lines([['a,b', 'say "hi"', 'two\nlines']])[0]).toBe('"a,b","say ""hi""","two\nlines"')
  })

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1'])('%j is a text, not a formula', (text) => {
    expect(toCsv([[text]]).slice(1)).toBe(`"'${text}"\r\n`)
  })

  test('a number below zero stays a number', () => {
    expect(lines([[-5]])[0]).toBe('-5')
  })
})
