import { languages } from '@/i18n/languages'

/** Where the words are that people see in place of a field's values: `users.roles` is "roles" in texts/users. */
export type Words = Record<string, `${string}.${string}`>

/** Whom a list is for: it is sorted by what they see. */
export interface Reader {
  language: string
  /** The words for the values of a field. */
  words: Record<string, Record<string, string>>
}

export const english: Reader = { language: 'en', words: {} }

type Texts = Record<string, Record<string, string>>
const texts = import.meta.glob<Texts>('../i18n/texts/{files,invoices,orders,users}/*.json', { import: 'default' })

/** The reader of an answer, by the Accept-Language of the request; the words only of the field that is sorted by. */
export async function readerOf(request: Request, sort: string, words: Words = {}): Promise<Reader> {
  const { value: language, tag } = accepted(request.headers.get('accept-language') ?? '')
  const field = sort.replace(/^-/, '')
  const [namespace, key] = words[field]?.split('.') ?? []
  const all = namespace ? await texts[`../i18n/texts/${namespace}/${language}.json`]?.() : undefined
  return { language: tag, words: all && key ? { [field]: all[key] ?? {} } : {} }
}

/** The first of the site's languages that a header names (RFC 9110, 12.5.4); browsers have them in order. */
function accepted(header: string) {
  const base = (tag: string) => tag.trim().toLowerCase().split(/[-;]/)[0]
  const wanted = header.split(',').map(base)
  const found = wanted.flatMap((tag) => languages.find((language) => base(language.tag) === tag) ?? [])
  return found[0] ?? languages[0]
}
