import { describe, expect, test } from 'vitest'
import { grouped, indexOf, matching } from './matches'

describe('what is found', () => {
  const five = { name: 'five', index: indexOf('Cinq', 'Five', '/dashboard/group/five') }
  const two = { name: 'two', index: indexOf('Deux', 'Two', '/dashboard/two') }
  const names = (query: string) => matching([five, two], query).map(({ name }) => name)

  test('by the shown title, the English one and the path, in any case', () => {
    expect(names('cinq')).toEqual(['five'])
    expect(names('FIVE')).toEqual(['five'])
    expect(names('Board/two')).toEqual(['two'])
    expect(names('  deux ')).toEqual(['two'])
    expect(names('dashboard')).toEqual(['five', 'two'])
  })

  test('by several words in any order, without accents', () => {
    const three = {
      name: 'three',
      index: indexOf('Trois', 'Three', 'Factures réglées', 'Invoices', '/dashboard/three'),
    }
    const found = (query: string) => matching([five, two, three], query).map(({ name }) => name)
    for (const query of ['invoices three', 'Three Invoices', 'reglees  factures', 'RÉGLÉES trois', 'inv thr']) {
      expect(found(query)).toEqual(['three'])
    }
    expect(found('invoices two')).toEqual([])
    expect(found('dashboard t')).toEqual(['two', 'three'])
  })

  test('nothing without a query, by a pattern, or across two words of the same page', () => {
    for (const query of ['', '   ', '.', 'f.ve', '(', '\\', 'cinqfive']) expect(names(query)).toEqual([])
  })
})

test('groups stand by name in the language, their members in their own order', () => {
  const entries = [
    { group: 'Zone', title: 'b' },
    { group: 'Écran', title: 'c' },
    { group: 'Zone', title: 'a' },
    { group: 'Fin', title: 'd' },
  ]
  expect(grouped(entries, 'fr').map(([group, members]) => [group, ...members.map(({ title }) => title)])).toEqual([
    ['Écran', 'c'],
    ['Fin', 'd'],
    ['Zone', 'b', 'a'],
  ])
})
