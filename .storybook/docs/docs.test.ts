import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { agentFiles, markdownOf, pathOf } from './markdown'
import { region } from './region'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../..')
const scriptsOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts
const commands = (text: string) => text.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g)
const pages = readdirSync(here).filter((name) => name.endsWith('.mdx'))

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
    for (const [said, command, workspace] of commands(text))
      expect(scriptsOf(workspace ?? '.'), said).toHaveProperty([command ?? ''])
  })
})

it('the README has each command', () => {
  const table = readFileSync(join(root, 'README.md'), 'utf8').match(/^\| command[\s\S]*?\n\n/m)?.[0] ?? ''
  const named = [...table.matchAll(/`(?:npm (?:run )?)?([\w:-]+)[^`]*`/g)].map(([, name]) => name)
  expect(Object.keys(scriptsOf('.')).filter((name) => !named.includes(name))).toEqual([])
})

it('the stories whose play presses keys have the tag for it, and no others', () => {
  const folder = join(root, 'src')
  const wrong = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.stories.tsx'))
    .flatMap((name) => {
      const stories = readFileSync(join(folder, name), 'utf8')
        .split(/^export const /m)
        .slice(1)
      const presses = /userEvent\.(keyboard|tab)\(|\{(Enter|Escape|Arrow\w+)\}/
      return stories
        .filter((story) => presses.test(story) !== story.includes("tags: ['keyboard']"))
        .map((story) => `${name} ${story.split(':')[0]}`)
    })
  expect(wrong).toEqual([])
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

describe('markdownOf', () => {
  const mdx = `import { Meta } from '@storybook/addon-docs/blocks'
import guide from '../../docs/auth.md?raw'
import one from '@/nav.ts?raw'

<Meta title="Docs/First steps" />

# First steps

See [Tables](?path=/docs/docs-tables--docs).

<Excerpt path="src/nav.ts" file={one} of="one" />

<Guide text={guide} below />
`
  const files: Record<string, string> = {
    'src/nav.ts': 'const one = 1\n\nconst two = 2\n',
    'docs/auth.md': '# Guide\n',
  }

  it('has excerpts and guides in it', () => {
    expect(markdownOf(mdx, (path) => files[path] ?? '')).toEqual({
      title: 'First steps',
      file: 'first-steps.md',
      text: '# First steps\n\nSee [Tables](tables.md).\n\n`src/nav.ts`:\n\n```ts\nconst one = 1\n```\n\n## Guide\n',
    })
  })
})

describe('for agents', () => {
  it('each page is a Markdown file that llms.txt names', () => {
    const files = agentFiles()
    expect(files.size).toBe(pages.length + 1)
    const index = files.get('llms.txt')
    for (const file of files.keys()) if (file !== 'llms.txt') expect(index).toMatch(`](${file}): `)
  })

  it('no page has a component in it, or a link to a page that there is not', () => {
    const files = agentFiles()
    for (const [file, text] of files) {
      const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '')
      expect(prose, file).not.toMatch(/<[A-Z]|^import /m)
      for (const [, to] of prose.matchAll(/\]\(([\w-]+\.md)\)/g))
        expect(
          [...files.keys()].some((name) => name === `docs/${to}`) || existsSync(join(root, 'docs', to ?? '')),
          `${file} → ${to}`,
        ).toBe(true)
    }
  })
})
