const root = globalThis.document?.documentElement

/** `navLayout` is `data-nav-layout` on <html>. */
export const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** Puts settings on <html>, where CSS reads them. The direction is not among them: it changes with the styles. */
export function applySettings(settings: object) {
  for (const [name, value] of Object.entries(settings)) {
    if (name !== 'direction') root.setAttribute(attributeOf(name), String(value))
  }
}

/** `primaryColor:cyan,compactLayout:false` as an object; what does not fit is dropped by whoever reads it. */
export function previewIn(search: string): Record<string, unknown> | undefined {
  const text = new URLSearchParams(search).get('preview')
  if (!text) return undefined
  const flag: Record<string, unknown> = { true: true, false: false }
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split(':')
      return [name, flag[value] ?? value]
    }),
  )
}
