import { choices } from './choices'

/** `navLayout` becomes `data-nav-layout` on <html>. */
export const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** Writes settings to <html>, where CSS reads them; the direction is the attribute `dir`. */
export function applySettings(settings: object) {
  for (const [name, value] of Object.entries(settings)) {
    document.documentElement.setAttribute(name === 'direction' ? 'dir' : attributeOf(name), String(value))
  }
}

/** The settings in a URL's `?preview=primaryColor:cyan,compactLayout:false`; invalid values are dropped. */
export function previewIn(search: string) {
  const text = new URLSearchParams(search).get('preview')
  if (!text) return undefined
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, values]) =>
      values.filter((value) => text.includes(`${name}:${value}`)).map((value) => [name, value]),
    ),
  )
}
