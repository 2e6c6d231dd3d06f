import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import type { UserRow } from '@/api/users'
import { languages } from '@/i18n/languages'
import { countryName } from '@/utils/countries'
import { accounts } from './data/accounts'
import { handlers } from './handlers'
import { createToken } from './tokens'

/** A list as requested by a browser with the site in a language. */
async function list<T>(path: string, language: string) {
  const [account] = accounts()
  const headers = { 'Accept-Language': language, Authorization: `Bearer ${createToken(account as never)}` }
  const response = await getResponse(handlers, new Request(`http://ark.test/api/${path}`, { headers }))
  return (await response?.json()) as { data: T[]; total: number }
}

const isSorted = (texts: string[], language: string) => {
  const { compare } = new Intl.Collator(language)
  expect(texts).toEqual(texts.toSorted(compare))
  expect(new Set(texts).size).toBeGreaterThan(1)
}

// As browsers send it, followed by further languages.
test.each(languages.flatMap(({ tag }) => [[tag, tag] as const, [`${tag},xx;q=0.9,en;q=0.8`, tag] as const]))(
  'countries go by their names in %s',
  async (header, tag) => {
    const { data } = await list<UserRow>('users?sort=country&pageSize=1000', header)
    isSorted(
      data.map(({ country }) => countryName(country, tag)),
      tag,
    )
  },
)

const tags: string[] = languages.map(({ tag }) => tag)

test.runIf(tags.includes('fr'))('a reader from Quebec reads French', async () => {
  const { data } = await list<UserRow>('users?sort=country&pageSize=1000', 'fr-CA,fr;q=0.9,en;q=0.8')
  isSorted(
    data.map(({ country }) => countryName(country, 'fr')),
    'fr',
  )
})

const keys: Record<string, string> = {
  status: 'statuses',
  role: 'roles',
  type: 'type',
  category: 'categories',
  publish: 'states',
}

test.each([
  ['users', 'status'],
  ['users', 'role'],
  ['invoices', 'status'],
  ['orders', 'status'],
  ['files', 'type'],
  ['products', 'category'],
  ['product/list', 'category'],
  ['product/list', 'publish'],
])('%s go by the word for their %s that is shown', async (resource, field) => {
  for (const { value, tag } of languages) {
    const texts = await import(`../i18n/languages/${value}/${resource.replace('/list', 's')}.json`)
    const words = texts.default[keys[field] ?? '']
    const { data } = await list<Record<string, string>>(`${resource}?sort=${field}&pageSize=1000`, tag)
    isSorted(
      data.map((row) => words[row[field] ?? '']),
      tag,
    )
    const down = await list<Record<string, string>>(`${resource}?sort=-${field}&pageSize=1000`, tag)
    isSorted(down.data.map((row) => words[row[field] ?? '']).reverse(), tag)
  }
})

test('names go by the collation of the language, numbers in them by what they count', async () => {
  const { order } = await import('./select')
  const sorted = (language: string, names: string[]) =>
    names
      .map((name) => ({ name }))
      .sort(order('name', { text: () => [] }, { language, words: {} }))
      .map(({ name }) => name)
  expect(sorted('en', ['Zoe', 'Éva', 'Eve', 'File 10', 'File 9'])).toEqual(['Éva', 'Eve', 'File 9', 'File 10', 'Zoe'])
  expect(sorted('vi', ['Đan', 'Duy', 'Dung', 'Em'])).toEqual(['Dung', 'Duy', 'Đan', 'Em'])
  expect(sorted('zh-CN', ['张', '李', '阿'])).toEqual(['阿', '李', '张'])
})

test.each([
  ['users', 'name'],
  ['invoices', 'invoiceTo'],
  ['orders', 'customer'],
  ['jobs', 'title'],
  ['tours', 'name'],
  ['contacts', 'name'],
  ['files', 'name'],
])('%s are found by the words of their %s in any order, case and accents', async (resource, field) => {
  const { data } = await list<Record<string, unknown>>(`${resource}?pageSize=100`, 'en')
  const nameOf = (row: Record<string, unknown>) => {
    const value = row[field]
    return typeof value === 'string' ? value : (value as { name: string }).name
  }
  const row = data.find((row) => nameOf(row).split(' ').length > 1) ?? {}
  const words = nameOf(row).split(' ').reverse().join('  ').toUpperCase().replaceAll('E', 'É')
  const found = await list<Record<string, unknown>>(`${resource}?pageSize=100&q=${encodeURIComponent(words)}`, 'en')
  expect(found.data.map(({ id }) => id)).toContain(row.id)
  expect((await list(`${resource}?q=${encodeURIComponent(`${words} zzz`)}`, 'en')).total).toBe(0)
})

test('orders are found by a part of their number beside a name', async () => {
  const { data } = await list<{ id: string; orderNumber: string; customer: { name: string } }>('orders', 'en')
  const [order] = data
  const q = encodeURIComponent(`${order?.customer.name.split(' ')[1]} ${order?.orderNumber}`)
  expect((await list<{ id: string }>(`orders?q=${q}`, 'en')).data.map(({ id }) => id)).toEqual([order?.id])
})
