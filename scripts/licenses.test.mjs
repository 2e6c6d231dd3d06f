import { expect, test } from 'vitest'
import { fontAndIconLicenses } from './licenses.mjs'

test('fonts stand with their licence, icons with who made them', async () => {
  const text = await fontAndIconLicenses()
  expect(text).toMatch(/## @fontsource-variable\/public-sans - \S+ \(OFL-1\.1\)\n\nCopyright/)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toMatch(/Icons of the set Solar by 480 Design \(https:\S+\), licensed under CC BY 4\.0/)
})
