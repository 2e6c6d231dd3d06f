import { choices } from './choices'

/** `navLayout` is `data-nav-layout` on <html>. */
export const attributeOf = (name: string) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/** Puts settings on <html>, where CSS reads them; the direction is the attribute `dir`. */
export function applySettings(settings: object) {
  for (const [name, value] of Object.entries(settings)) {
    document.documentElement.setAttribute(name === 'direction' ? 'dir' : attributeOf(name), String(value))
  }
}

/** What the address carries in `?preview=primaryColor:cyan,compactLayout:false`; anything that is no choice is left out. */
export function previewIn(search: string) {
  const text = new URLSearchParams(search).get('preview')
  if (!text) return undefined
  return Object.fromEntries(
    Object.entries(choices).flatMap(([name, values]) =>
      values.filter((value) => text.includes(`${name}:${value}`)).map((value) => [name, value]),
    ),
  )
}
