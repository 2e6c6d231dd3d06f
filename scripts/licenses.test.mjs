import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import { billOfMaterials, fontAndIconLicenses } from './licenses.mjs'

test('fonts stand with their licence, icons with who made them', async () => {
  const text = await fontAndIconLicenses()
  expect(text).toMatch(/## @fontsource-variable\/public-sans - \S+ \(OFL-1\.1\)\n\nCopyright/)
  expect(text).toContain('SIL OPEN FONT LICENSE')
  expect(text).toMatch(/Icons of the set Solar by 480 Design \(https:\S+\), licensed under CC BY 4\.0/)
})

test('the bill of materials has all that the site ships, with hashes, and not what builds and tests it', async () => {
  const { bomFormat, components, metadata } = JSON.parse(await billOfMaterials())
  expect(bomFormat).toBe('CycloneDX')
  expect(metadata.component.name).toBe(manifest.name)
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
  // Types and TypeScript are optional peers of what is shipped.
  const others = Object.keys(manifest.devDependencies).filter((name) => !/^@types\/|^typescript$/.test(name))
  expect(names.filter((name) => others.includes(name))).toEqual([])
  expect(components.find(({ name }) => name === 'react')).toMatchObject({
    purl: `pkg:npm/react@${manifest.dependencies.react}`,
    hashes: [{ alg: 'SHA-512' }],
  })
})
