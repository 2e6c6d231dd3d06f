import { clampChroma, converter, formatHex, wcagContrast } from 'culori'

const oklch = converter('oklch')
const rgb = converter('rgb')

/** The tones of the template's own color; those of another color have the same distances from it. */
const model = {
  color: '#4F46E5',
  light: { main: '#4F46E5', light: '#818CF8', dark: '#3730A3', contrastText: '#FFFFFF' },
  dark: { main: '#8E93FA', light: '#B9BDFF', dark: '#7479F5', contrastText: '#14143A' },
}

const least = 4.5
/** The backgrounds of accents, in src/theme/palette.ts: page, paper, table head. */
const grounds = { light: ['#F7F8FA', '#FFFFFF', '#F0F2F5'], dark: ['#0F1419', '#171D24', '#1E262F'] }

/** A color with the hue and chroma of another; `from` is the color it was designed for. */
export function recolored(hex, color, from = model.color) {
  if (color.toUpperCase() === from.toUpperCase()) return hex
  const [own, to, was] = [oklch(hex), oklch(color), oklch(from)]
  return hexOf({ ...own, c: own.c * (to.c / was.c), h: (own.h ?? 0) + (to.h ?? 0) - (was.h ?? 0) })
}

/**
 * The tones of a color in both schemes. If it is unreadable as text, or text on it, the tone is darker than the color itself (in
 * the dark scheme lighter), with a warning.
 */
export function tonesOf(color) {
  const shifted = (tones) =>
    Object.fromEntries(Object.entries(tones).map(([name, hex]) => [name, recolored(hex, color)]))
  const light = { ...shifted(model.light), main: color.toUpperCase(), contrastText: '#FFFFFF' }
  light.main = moved(light.main, -1, contrastsOfText)
  const apart = oklch(model.light.main).l - oklch(model.light.dark).l
  light.dark = hexOf({ ...oklch(light.dark), l: Math.min(oklch(light.dark).l, oklch(light.main).l - apart) })
  light.dark = moved(light.dark, -1, (ink) =>
    grounds.light.flatMap((ground) => [
      wcagContrast(ink, over(light.light, 0.22, ground)),
      wcagContrast(ink, over(light.main, 0.12, ground)),
    ]),
  )

  const dark = shifted(model.dark)
  dark.dark = moved(dark.dark, 1, (tone) => [wcagContrast(tone, dark.contrastText)])
  dark.main = moved(dark.main, 1, (main) => [
    wcagContrast(main, dark.contrastText),
    ...grounds.dark.flatMap((ground) => [wcagContrast(main, ground), wcagContrast(main, over(main, 0.12, ground))]),
    // The dark navigation of the light scheme.
    wcagContrast(main, over(main, 0.16, '#161D27')),
  ])
  dark.light = moved(dark.light, 1, (ink) =>
    grounds.dark.map((ground) => wcagContrast(ink, over(dark.main, 0.14, ground))),
  )

  const contrast = Math.min(...contrastsOfText(color))
  const warning =
    light.main === color.toUpperCase()
      ? undefined
      : `${color} has a contrast of ${contrast.toFixed(2)}:1 as text on a tint, where ${least}:1 are needed: text and buttons take ${light.main}. The icons keep ${color}.`
  return { tones: { color: color.toUpperCase(), light, dark }, warning }
}

/** On the backgrounds of the light scheme, and on the tint of selected elements. */
const contrastsOfText = (main) =>
  grounds.light.flatMap((ground) => [wcagContrast(main, ground), wcagContrast(main, over(main, 0.12, ground))])

/** A color made darker (-1) or lighter (1) until all its contrasts are sufficient. */
function moved(hex, by, contrastsOf) {
  let color = oklch(hex)
  let moved = hex
  while (Math.min(...contrastsOf(moved)) < least && (by < 0 ? color.l > 0 : color.l < 1)) {
    color = { ...color, l: color.l + by * 0.005 }
    moved = hexOf(color)
  }
  return moved
}

const hexOf = (color) => formatHex(clampChroma(color, 'oklch')).toUpperCase()

/** A color with an opacity over a background. */
function over(hex, alpha, ground) {
  const [above, below] = [rgb(hex), rgb(ground)]
  const mixed = (channel) => above[channel] * alpha + below[channel] * (1 - alpha)
  return { mode: 'rgb', r: mixed('r'), g: mixed('g'), b: mixed('b') }
}
