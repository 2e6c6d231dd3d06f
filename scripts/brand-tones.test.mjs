import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { brand } from '../src/brand.ts'
import { recolored, tonesOf } from './brand-tones.mjs'

test('the tones in the source are those of the brand’s colour', () => {
  const made = JSON.parse(readFileSync('src/theme/brand-tones.json', 'utf8'))
  expect(made, 'Run npm run brand.').toEqual(tonesOf(brand.color).tones)
})

test('the template’s own colour has the tones that were chosen for it', () => {
  const { tones, warning } = tonesOf('#4F46E5')
  expect(tones.light).toEqual({ main: '#4F46E5', light: '#818CF8', dark: '#3730A3', contrastText: '#FFFFFF' })
  expect(tones.dark.main).toBe('#8E93FA')
  expect(warning).toBeUndefined()
})

test.each([
  '#FFD400',
  '#00FF00',
  '#FF0000',
  '#0E7C66',
  '#101010',
  '#F5F5F5',
  '#FF69B4',
  '#0000FF',
  '#000000',
  '#FFFFFF',
])('%s is never refused, and is readable', (color) => {
  const { light, dark } = tonesOf(color).tones
  for (const ground of ['#F7F8FA', '#FFFFFF', '#F0F2F5'])
    expect(wcagContrast(light.main, ground)).toBeGreaterThanOrEqual(4.5)
  for (const ground of ['#0F1419', '#171D24', '#1E262F'])
    expect(wcagContrast(dark.main, ground)).toBeGreaterThanOrEqual(4.5)
  for (const { main, dark: hovered, contrastText } of [light, dark]) {
    expect(wcagContrast(main, contrastText)).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast(hovered, contrastText)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a colour that is too light for text is told, with the tone that takes its place', () => {
  expect(tonesOf('#FFD400').warning).toMatch(/^#FFD400 has a contrast of 1\.\d\d:1 as text.*take #[0-9A-F]{6}/)
})

test('a drawing’s colours turn with the brand’s', () => {
  expect(recolored('#818CF8', '#4F46E5')).toBe('#818CF8')
  expect(recolored('#818CF8', '#0E7C66')).toMatch(/^#[0-9A-F]{6}$/)
  expect(recolored('#FFFFFF', '#0E7C66')).toBe('#FFFFFF')
})
