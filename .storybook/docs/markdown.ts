import { readdirSync, readFileSync } from 'node:fs'
import { brand } from '@/brand'
import { region } from './region'

/** A docs page as Markdown. */
interface Page {
  /** As in the sidebar, such as `Adding a page`. */
  title: string
  /** Its file name, such as `adding-a-page.md`. */
  file: string
  text: string
}

/**
 * The files beside a published Storybook for agents: `llms.txt` and each docs page as Markdown, with its excerpts. The current
 * folder must be the project's root.
 * @returns their texts by path
 */
export function agentFiles() {
  const read = (path: string) => readFileSync(path, 'utf8')
  const folder = '.storybook/docs'
  const names = readdirSync(folder).filter((name) => name.endsWith('.mdx'))
  const pages = inOrder(
    names.map((name) => markdownOf(read(`${folder}/${name}`), read)),
    read('.storybook/preview.tsx'),
  )
  return new Map([
    ['llms.txt', llmsTxt(pages)],
    ...pages.map(({ file, text }): [string, string] => [`docs/${file}`, text]),
  ])
}

/**
 * A docs page as Markdown, with its excerpts, and links to other pages as files beside it.
 * @param read returns the text of a file by its path from the project's root
 */
export function markdownOf(mdx: string, read: (path: string) => string): Page {
  const title = mdx.match(/<Meta title="Docs\/(.+?)"/)?.[1] ?? ''
  const files = new Map(
    [...mdx.matchAll(/^import (\w+) from '(.+)\?raw'$/gm)].map(([, name = '', from = '']) => [name, pathOf(from)]),
  )
  const text = mdx
    .replace(/^(import .*|<Meta .*\/>)\n/gm, '')
    .replace(/^\{\/\*.*\*\/\}\n+/gm, '')
    .replace(/^<Excerpt\s+([^>]*)\/>$/gm, (_, attributes: string) => {
      const of = (name: string) => attributes.match(new RegExp(`\\b${name}="([^"]*)"`))?.[1]
      const path = of('path') ?? ''
      const wanted = Object.entries({ from: of('from'), to: of('to'), of: of('of') }).filter(([, value]) => value)
      const code = region(read(path), Object.fromEntries(wanted))
      return `\`${path}\`:\n\n\`\`\`${path.split('.').pop()}\n${code}\n\`\`\``
    })
    .replace(/^<Guide text=\{(\w+)\}( below)? \/>$/gm, (_, name: string, below?: string) => {
      const guide = read(files.get(name) ?? '').trim()
      return below ? guide.replace(/^(?=#+ )/gm, '#') : guide
    })
    .replace('<Status />', 'The tags of all stories: [index.json](../index.json).')
    .replace(/\(\?path=\/docs\/docs-([\w-]+?)--docs\)/g, '($1.md)')
    .replace(/\(\?path=\/story\//g, '(../?path=/story/')
    .trim()
  return { title, file: `${title.toLowerCase().replaceAll(' ', '-')}.md`, text: `${text}\n` }
}

/** The path, from the project's root, of a file imported with `?raw`. */
export function pathOf(specifier: string) {
  return specifier.replace('@/', 'src/').replace('../../', '')
}

/** The pages in the sidebar's order, which is in preview.tsx. */
function inOrder(pages: Page[], preview: string) {
  const order = [...(preview.match(/'Docs',\s*\[([^\]]*)\]/)?.[1] ?? '').matchAll(/'(.+?)'/g)].map(([, title]) => title)
  const place = (page: Page) => {
    const index = order.indexOf(page.title)
    return index < 0 ? order.length : index
  }
  return [...pages].sort((one, other) => place(one) - place(other))
}

/** An index of the pages, see https://llmstxt.org. */
function llmsTxt(pages: Page[]) {
  const links = pages.map(({ title, file, text }) => `- [${title}](docs/${file}): ${firstSentence(text)}`)
  return `# ${brand.name}

> ${brand.description}

## Docs

${links.join('\n')}

## Components

- [components.json](manifests/components.json): the components, their props and stories
- [index.json](index.json): all stories and docs pages
`
}

function firstSentence(text: string) {
  const paragraph = text.split('\n\n').find((block) => /^(\w|`(?!``))/.test(block)) ?? ''
  return paragraph.replace(/\s+/g, ' ').match(/^.*?\.(?= |$)/)?.[0] ?? ''
}
