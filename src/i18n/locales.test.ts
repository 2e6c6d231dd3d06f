import { describe, expect, test } from 'vitest'
import { i18n } from './i18n'
import { languages } from './languages'

type Tree = { [key: string]: string | Tree }

const files = import.meta.glob<Tree>('./languages/*/*.json', { eager: true, import: 'default' })
const names = Object.keys(files).flatMap((path) => path.match(/^\.\/languages\/en\/(.+)\.json$/)?.[1] ?? [])

// Names, and words that are spelled as in English.
const everywhere = ['Public Sans', 'Inter', 'DM Sans', 'Nunito Sans', 'Pro', 'Kanban', 'PDF', 'CSV']
const sameAsEnglish: Record<string, string[]> = {
  fr: [
    'Actions',
    'Blog',
    'Notification',
    'Sessions',
    'Date',
    'Navigation',
    'Six',
    'Contacts',
    'Conversations',
    'Notifications',
    'Orange',
    'Cyan',
    'Mini',
    'Horizontal',
    'Vertical',
    'Compact',
    'Invisible',
    'Taxes',
    'Total',
    'E-mail',
    'Designer',
    'Product owner',
    'Photo',
    'Type',
    'Document',
    'Documents',
    'Image',
    'Images',
    'Audio',
    'Archive',
    'Archives',
    'Stock',
  ],
  vi: ['Email', 'E-mail', 'Mini', 'Video'],
}

const plural = /_(zero|one|two|few|many|other)$/

function flat(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  )
}

// `{{name}}`, `<email>` and `$t(key)` in any order.
const marks = (text: string) => [...new Set(text.match(/\{\{[^}]+\}\}|<\/?[\w-]+\/?>|\$t\([^)]+\)/g))].sort()

// Pages of your project may be in English only, which is then the fallback; node scripts/texts.mjs lists missing translations.
const isTranslated = (name: string) =>
  languages.some(({ value }) => value !== 'en' && files[`./languages/${value}/${name}.json`])
const translated = names.filter((name) => name === 'shell' || isTranslated(name))

describe.each(translated.flatMap((name) => languages.map((language) => ({ name, ...language }))))(
  '$name in $label',
  ({ name, value, tag }) => {
    const english = Object.fromEntries(flat(files[`./languages/en/${name}.json`] ?? {}))
    const own = Object.fromEntries(flat(files[`./languages/${value}/${name}.json`] ?? {}))
    const kinds = [...new Set(Object.keys(english).map((key) => key.replace(plural, '')))].sort()

    test('has the keys that English has, and no others', () => {
      expect([...new Set(Object.keys(own).map((key) => key.replace(plural, '')))].sort()).toEqual(kinds)
    })

    test('has the plural forms of its own grammar, and no others', () => {
      const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories
      for (const key of kinds.filter((key) => !(key in english))) {
        const forms = Object.keys(own).filter((form) => form.replace(plural, '') === key && form !== key)
        expect(forms.sort(), key).toEqual(wanted.map((category) => `${key}_${category}`).sort())
      }
    })

    test('has English’s placeholders in each text', () => {
      for (const [key, text] of Object.entries(own)) {
        const model = english[key] ?? english[key.replace(plural, '_other')] ?? ''
        // `one item` may omit the number.
        const allowed = plural.test(key)
          ? [marks(model), marks(model).filter((mark) => !/^\{\{(count|number)\}\}$/.test(mark))]
          : [marks(model)]
        expect(allowed, key).toContainEqual(marks(text))
      }
    })

    test('has no empty text, and none with a space at an end or a doubled one', () => {
      for (const [key, text] of Object.entries(own)) expect(text, key).toMatch(/^\S(?!.* {2}).*\S$|^\S$/s)
    })

    test('is translated', () => {
      const allowed = value === 'en' ? Object.values(own) : [...everywhere, ...(sameAsEnglish[value] ?? [])]
      const untranslated = Object.entries(own).filter(([key, text]) => isWords(text) && text === english[key])
      expect(untranslated.filter(([, text]) => !allowed.includes(text))).toEqual([])
    })
  },
)

test('a language is a folder and a line', () => {
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[2]))
  expect([...folders].sort()).toEqual(languages.map(({ value }) => value as string).sort())
})

test('numbers in a text are written as its language does', () => {
  expect(i18n.t('search.count', { count: 48_213 })).toBe('48,213 results')
  expect(i18n.t('search.count', { count: 48_213, lng: 'fr', defaultValue: '{{count}} résultats' })).toMatch(/^48\s213/)
})

const isWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\{\w+\}\}/g, ''))
