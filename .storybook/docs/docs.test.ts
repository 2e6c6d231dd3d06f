import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { brand } from '@/brand'
import { region } from './region'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const pages = readdirSync(here).filter((name) => name.endsWith('.mdx'))

/** Where an import with `?raw` leads to, from the project's folder. */
const pathOf = (address: string) => address.replace('@/', 'src/').replace('../../', '')

describe.each(pages)('%s', (name) => {
  const text = readFileSync(join(here, name), 'utf8')
  const files = new Map(
    [...text.matchAll(/^import (\w+) from '(.+)\?raw'$/gm)].map(([, name, from]) => [name, pathOf(from ?? '')]),
  )
  const excerpts = [...text.matchAll(/<Excerpt\s+([^>]*)\/>/g)].map(([, attributes]) => {
    const of = (name: string) => attributes?.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]
    const wanted = Object.entries({ from: of('from'), to: of('to'), of: of('of') }).filter(([, value]) => value)
    return { path: of('path'), file: attributes?.match(/file=\{(\w+)\}/)?.[1], ...Object.fromEntries(wanted) }
  })

  it('imports what there is', () => {
    for (const path of files.values()) expect(existsSync(join(root, path)), path).toBe(true)
  })

  it('shows parts of files as they are now', () => {
    for (const { path, file, ...wanted } of excerpts) {
      expect(path).toBe(files.get(file))
      expect(
        () => region(readFileSync(join(root, path ?? ''), 'utf8'), wanted),
        `${path} ${JSON.stringify(wanted)}`,
      ).not.toThrow()
    }
  })

  it('names paths that there are', () => {
    const named = text.matchAll(/`((?:src|docs|scripts|tests|public|\.storybook|\.github)\/[^`\s]*)`/g)
    for (const [, path] of named) expect(existsSync(join(root, path ?? '')), path).toBe(true)
  })

  it('has no table of pipes, which MDX would show as a sentence', () => {
    expect(text).not.toMatch(/^\|/m)
  })

  it('names commands that there are', () => {
    for (const [, command] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts, command).toHaveProperty([command ?? ''])
  })
})

describe('region', () => {
  const text = "import x from 'x'\n\n/** What it is. */\nexport const one = {\n  a: 1,\n\n  b: 2,\n}\n\nconst two = 2\n"

  it('goes from words to words', () => {
    expect(region(text, { from: 'a:', to: 'b:' })).toBe('a: 1,\n\nb: 2,')
  })

  it('finds what bears a name, with its comment', () => {
    expect(region(text, { of: 'one' })).toBe('/** What it is. */\nexport const one = {\n  a: 1,\n\n  b: 2,\n}')
    expect(region(text, { of: 'two' })).toBe('const two = 2')
  })

  it('says what is not there', () => {
    expect(() => region(text, { of: 'three' })).toThrow('nothing called “three”')
    expect(() => region(text, { from: 'a:', to: 'import' })).toThrow('“import” after “a:”')
  })
})

it('Storybook bears the name of the site', () => {
  expect(readFileSync(join(root, '.storybook/manager.ts'), 'utf8')).toContain(`brandTitle: '${brand.name}'`)
})
