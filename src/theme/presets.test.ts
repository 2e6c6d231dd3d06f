import { describe, expect, test } from 'vitest'
import { attributeCss } from './attribute-css'
import { controlBorder, inkNav, palette, softness } from './palette'
import { chartHues, highContrast, presets, status, type Tone, vivid } from './presets'

type Rgb = [number, number, number]

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb

const over = (hex: string, alpha: number, ground: string) => {
  const below = rgb(ground)
  return rgb(hex).map((value, index) => value * alpha + below[index as 0] * (1 - alpha)) as Rgb
}

const luminance = (color: Rgb) => {
  const [r, g, b] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of WCAG 2, 1 to 21. */
function contrast(one: string | Rgb, other: string | Rgb) {
  const [a, b] = [one, other].map((color) => luminance(typeof color === 'string' ? rgb(color) : color)) as [
    number,
    number,
  ]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2)
})

/** Checks an accent on every background it is used on: page, paper, table head. */
function faults(scheme: 'light' | 'dark', { main, light, dark, contrastText }: Tone) {
  const { background, action } = palette[scheme]
  const [ink, fill] = scheme === 'light' ? [dark, light] : [light, main]
  const pairs: Record<string, [number, number]> = {
    'text on main': [contrast(contrastText, main), 4.5],
    'text on main while hovered': [contrast(contrastText, dark), 4.5],
  }
  for (const [name, ground] of Object.entries(background)) {
    pairs[`main as text on ${name}`] = [contrast(main, ground), 4.5]
    pairs[`main as control on ${name}`] = [contrast(main, ground), 3]
    pairs[`ink on soft fill on ${name}`] = [contrast(ink, over(fill, softness[scheme], ground)), 4.5]
    pairs[`ink on what is selected on ${name}`] = [contrast(ink, over(main, action.selectedOpacity, ground)), 4.5]
    if (name === 'neutral') continue
    pairs[`main on its hover tint on ${name}`] = [contrast(main, over(main, action.hoverOpacity, ground)), 4.5]
    pairs[`main as icon on soft fill on ${name}`] = [contrast(main, over(fill, softness[scheme], ground)), 3]
  }
  return Object.entries(pairs).flatMap(([name, [is, least]]) => (is < least ? [`${name}: ${is.toFixed(2)}`] : []))
}

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const { background, text } = palette[scheme]
  const grounds = Object.values(background)

  test.each(Object.keys(presets) as (keyof typeof presets)[])('preset %s', (name) => {
    expect(faults(scheme, presets[name][scheme])).toEqual([])
  })

  test.each(Object.keys(status[scheme]) as (keyof (typeof status)['light'])[])('status %s', (name) => {
    expect(faults(scheme, status[scheme][name])).toEqual([])
  })

  test('what is drawn stands out from paper', () => {
    const drawn = [...chartHues[scheme], ...(scheme === 'light' ? Object.values(vivid) : [])]
    for (const hue of drawn) expect(contrast(hue, background.paper), hue).toBeGreaterThanOrEqual(3)
  })

  test('charts are in more than one hue: none is like another', () => {
    const hues = [presets.default[scheme].main, ...chartHues[scheme]].map(rgb)
    for (const [index, one] of hues.entries())
      for (const other of hues.slice(index + 1))
        expect(Math.hypot(...one.map((part, at) => part - (other[at] as number)))).toBeGreaterThan(70)
  })

  test('text in three strengths', () => {
    for (const ink of [text.primary, text.secondary, text.disabled]) {
      for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }
    const strengths = [text.primary, text.secondary, text.disabled].map((ink) => contrast(ink, background.paper))
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  })

  test('edges of controls', () => {
    expect(contrast(controlBorder[scheme], background.default)).toBeGreaterThanOrEqual(3)
    expect(contrast(controlBorder[scheme], background.paper)).toBeGreaterThanOrEqual(3)
    expect(contrast(controlBorder[scheme], '#FFFFFF'), 'the thumb of a switch').toBeGreaterThanOrEqual(3)
  })

  test('high contrast: text 7:1, edges 3:1', () => {
    const strong = highContrast[scheme]
    for (const ground of grounds) {
      for (const name of ['text-primary', 'text-secondary', 'text-disabled', 'action-active'] as const) {
        expect(contrast(strong[name], ground), name).toBeGreaterThanOrEqual(7)
      }
      expect(contrast(strong.divider, ground)).toBeGreaterThanOrEqual(3)
    }
    expect(contrast(strong.divider, '#FFFFFF'), 'the thumb of a switch').toBeGreaterThanOrEqual(3)
  })

  test('labels on ink: tooltip and snackbar', () => {
    expect(contrast('#FFFFFF', palette[scheme].Tooltip.bg)).toBeGreaterThanOrEqual(4.5)
    const { bg, color } = palette[scheme].SnackbarContent
    expect(contrast(color, bg)).toBeGreaterThanOrEqual(4.5)
  })
})

test.each(Object.entries(status.light))('the soft fill of %s has its hue, not mud', (_, { light }) => {
  const fill = over(light, softness.light, palette.light.background.paper)
  const [most, least] = [Math.max(...fill), Math.min(...fill)]
  const saturation = (most - least) / (255 - Math.abs(most + least - 255))
  expect(saturation).toBeGreaterThan(0.5)
})

test.each(Object.values(presets))('the apparent navigation, accent $dark.main', ({ dark }) => {
  expect(contrast(inkNav.ink, inkNav.bg)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(inkNav.strong, inkNav.bg)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(dark.main, over(dark.main, 0.16, inkNav.bg))).toBeGreaterThanOrEqual(4.5)
})

test('the style sheet carries the presets and outweighs MUI', () => {
  expect(attributeCss).toMatchObject({
    ':root[data-primary-color="cyan"]': {
      '--mui-palette-primary-main': presets.cyan.light.main,
      '--mui-palette-primary-contrastText': presets.cyan.light.contrastText,
    },
    ':root[data-primary-color="cyan"][data-color-scheme="dark"]': {
      '--mui-palette-primary-main': presets.cyan.dark.main,
      '--mui-palette-primary-dark': presets.cyan.dark.dark,
    },
    ':root[data-contrast="hight"]': { '--ark-shade-deep': 'transparent', '--ark-edge': 'var(--mui-palette-divider)' },
  })
})
