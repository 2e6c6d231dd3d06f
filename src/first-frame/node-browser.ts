// What a component may ask for as it renders, and node has not: an empty storage, no match for any media query. And calls
// of the demo API, which have no origin.

const storage = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

const site = 'http://localhost'

class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, site) : input, init)
  }
}

const stand = {
  Request: SiteRequest,
  location: { href: `${site}/`, origin: site, pathname: '/', search: '', hash: '' },
  localStorage: storage(),
  sessionStorage: storage(),
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  navigator: { language: 'en', languages: ['en'], platform: '', userAgent: '', onLine: true },
}
for (const [name, value] of Object.entries(stand)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
