import { expect, test } from 'vitest'
import { order, page } from './select'

const rows = Array.from({ length: 1000 }, (_, index) => ({ id: index, name: `Name ${(index * 7919) % 83}` }))

test.each(['name', '-name', 'id', '-id'])('a page is what it would be of all rows in order, by %s', (sort) => {
  const compare = order<(typeof rows)[number]>(sort, { text: () => [] })
  const sorted = rows.toSorted(compare)
  for (const pageSize of [1, 7, 10, 100, 1000, 2000]) {
    const pages = Math.ceil(rows.length / pageSize)
    for (const number of [1, 2, Math.ceil(pages / 2), pages, pages + 1]) {
      const wanted = sorted.slice((number - 1) * pageSize, number * pageSize)
      expect(page(rows, compare, { page: number, pageSize })).toEqual(wanted)
    }
  }
  expect(rows[0]?.id).toBe(0)
})
