// The browser APIs that components use while rendering and node lacks: an empty storage, and media queries that never match. Also
// relative URLs for requests to the demo API.

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
