import browserslist from 'browserslist'

/** The names of MDN's compatibility data, and of build targets, by browserslist's. */
const names = {
  chrome: { data: ['chrome', 'chrome_android'], target: 'chrome' },
  edge: { data: ['edge'], target: 'edge' },
  firefox: { data: ['firefox', 'firefox_android'], target: 'firefox' },
  safari: { data: ['safari'], target: 'safari' },
  ios_saf: { data: ['safari_ios'], target: 'ios' },
}

/** Major and minor as one number that can be compared; a range begins with its first version. */
export const versionOf = (text) => {
  const [major = 0, minor = 0] = String(text).match(/\d+/g)?.map(Number) ?? []
  return major * 1000 + minor
}

/** The first supported versions, by browserslist's names: the browserslist of package.json. */
export function firstSupported() {
  const first = {}
  for (const browser of browserslist()) {
    const [name, range] = browser.split(' ')
    const version = range.split('-')[0]
    // Of browsers on phones the list only has the newest, which differ from those on a desktop in nothing that counts here.
    if (names[name] && !(versionOf(first[name] ?? '9999') < versionOf(version))) first[name] = version
  }
  return first
}

/** The same for the build, which writes newer syntax in an older one. */
export const buildTarget = () =>
  Object.entries(firstSupported()).map(([name, version]) => `${names[name].target}${version}`)

/** The same by the names of MDN's compatibility data. */
export const supportedByData = (first = firstSupported()) =>
  Object.entries(first).flatMap(([name, version]) => names[name].data.map((data) => [data, version]))
