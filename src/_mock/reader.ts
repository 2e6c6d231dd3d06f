import { languages } from '@/i18n/languages'

/** Text keys of the labels for a field's values: `users.roles` is "roles" in users.json. */
export type Words = Record<string, `${string}.${string}`>

/** The reader of a list, which is sorted by visible labels. */
export interface Reader {
  language: string
  /** Labels by field and value. */
  words: Record<string, Record<string, string>>
}

export const english: Reader = { language: 'en', words: {} }

type Texts = Record<string, Record<string, string>>
const texts = import.meta.glob<Texts>('../i18n/languages/*/{files,invoices,orders,products,users}.json', {
  import: 'default',
})

/** The reader of a response, by the request's Accept-Language; with labels only for the field to sort by. */
export async function readerOf(request: Request, sort: string, words: Words = {}): Promise<Reader> {
  const { value: language, tag } = accepted(request.headers.get('accept-language') ?? '')
  const field = sort.replace(/^-/, '')
  const [namespace, key] = words[field]?.split('.') ?? []
  const all = namespace ? await texts[`../i18n/languages/${language}/${namespace}.json`]?.() : undefined
  return { language: tag, words: all && key ? { [field]: all[key] ?? {} } : {} }
}

/** The first of the site's languages in a header (RFC 9110, 12.5.4); browsers list them in order. */
function accepted(header: string) {
  const base = (tag: string) => tag.trim().toLowerCase().split(/[-;]/)[0]
  const wanted = header.split(',').map(base)
  const found = wanted.flatMap((tag) => languages.find((language) => base(language.tag) === tag) ?? [])
  return found[0] ?? languages[0]
}
