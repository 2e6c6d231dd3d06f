import type { Way } from './way'

const found = import.meta.glob<Way>('./ways/*/way.ts', { eager: true, import: 'way' })

const byFolder = (ways: typeof found) =>
  Object.fromEntries(Object.entries(ways).map(([path, way]) => [path.split('/')[2], way]))

/** All auth providers that the site can be built with, by folder name. */
export const ways: Readonly<Record<string, Way>> = /* @__PURE__ */ byFolder(found)
