import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { activeFilters, toggled } from './active-filters'
import { jobsPage, offersSearchSchema } from './offers-search'

const search = (words: object) => z.parse(offersSearchSchema, words)

describe('the address', () => {
  test('without a tab shows the jobs, from the first page', () => {
    expect(search({})).toEqual({ tab: 'jobs', page: 1, pageSize: 12, sort: '-createdAt', q: '' })
  })

  test('has the filters of its own tab alone', () => {
    const both = { benefits: ['Travel'], destination: ['JP'], rating: '4' }
    expect(search(both)).not.toHaveProperty('destination')
    expect(search({ ...both, tab: 'tours' })).toMatchObject({ tab: 'tours', destination: ['JP'], rating: 4 })
    expect(search({ ...both, tab: 'tours' })).not.toHaveProperty('benefits')
  })

  test('takes nonsense for nothing, field by field', () => {
    const odd = { tab: 'boats', page: -4, sort: 'nothing', benefits: ['Gold'], id: {}, new: 'maybe', experience: {} }
    expect(search(odd)).toEqual(search({}))
  })

  test.each([
    ['', true],
    [true, true],
    ['true', true],
    ['1', true],
    [false, undefined],
  ])('new as %j is %j', (value, expected) => expect(search({ new: value }).new).toBe(expected))
})

describe('active filters', () => {
  const held = search({ benefits: ['Travel', 'Training'], salaryType: 'Hourly', publish: 'draft', q: 'engineer' })

  test('are those of the drawer, each value for itself', () => {
    expect(activeFilters(held).map(({ name, value }) => [name, value])).toEqual([
      ['benefits', 'Travel'],
      ['benefits', 'Training'],
      ['salaryType', 'Hourly'],
    ])
  })

  test('go one by one, and leave no empty list behind', () => {
    const [travel, , hourly] = activeFilters(held)
    expect(travel?.without).toEqual({ benefits: ['Training'], page: 1 })
    expect(hourly?.without).toEqual({ salaryType: undefined, page: 1 })
    expect(toggled('benefits', ['Travel'], 'Travel')).toEqual({ benefits: undefined, page: 1 })
    expect(toggled('benefits', undefined, 'Travel')).toEqual({ benefits: ['Travel'], page: 1 })
  })

  test('all go at once, with the search and the publish state', () => {
    const rest = search({ ...held, ...jobsPage.cleared })
    expect(rest).toEqual(search({}))
  })
})
