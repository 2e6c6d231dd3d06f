// What axe finds in every story and mode, and which ways of the keyboard the end-to-end tests walk, as one page beside Storybook.
// npm run a11y:report [-- --root FOLDER]: FOLDER is a built Storybook, storybook-static unless named.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { modes, visitStories } from './stories.mjs'

const { values: options } = parseArgs({
  options: { root: { type: 'string', default: 'storybook-static' }, only: { type: 'string', default: '' } },
})

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { version } = JSON.parse(await readFile('package.json', 'utf8'))
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const stories = new Map()
await visitStories({ root: options.root, only: options.only }, async (page, { id, title, name, mode, failed }) => {
  await page.evaluate(axe)
  const { passes, violations, incomplete } = await page.evaluate(
    (tags) =>
      window.axe.run(
        { include: ['body'], exclude: ['.sb-wrapper'] },
        // A story is a part of a page, which alone has landmarks.
        { runOnly: { type: 'tag', values: tags }, rules: { region: { enabled: false } } },
      ),
    tags,
  )
  const names = (results) => results.map(({ id }) => id)
  if (!stories.has(id)) stories.set(id, { id, title, name, modes: {} })
  stories.get(id).modes[mode] = { failed, passes: names(passes), violations, incomplete: names(incomplete) }
})

const sorted = [...stories.values()].sort((a, b) => `${a.title} ${a.name}`.localeCompare(`${b.title} ${b.name}`))
const file = join(options.root, 'accessibility.html')
await writeFile(file, report(sorted, keyboardTests()))
const faults = sorted.flatMap(({ id, modes }) =>
  Object.entries(modes).flatMap(([mode, { violations, failed }]) => [
    ...(failed ? [`${id}, ${mode}: its play failed`] : []),
    ...violations.map((violation) => `${id}, ${mode}: ${violation.id}`),
  ]),
)
console.log(`${sorted.length} stories in ${Object.keys(modes).length} modes, ${faults.length} faults: ${file}`)
if (faults.length) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

/** The end-to-end tests that go by keyboard, by their names. */
function keyboardTests() {
  const list = JSON.parse(
    execFileSync(
      'npx',
      [
        'playwright',
        'test',
        '--list',
        '--reporter=json',
        '--grep',
        String.raw`/keyboard|\bTab\b|focus|\barrows\b|Escape|\bEnter\b/`,
      ],
      { encoding: 'utf8', maxBuffer: 1 << 26 },
    ),
  )
  const titles = (suite) => [
    ...(suite.specs ?? []).map(({ title }) => title),
    ...(suite.suites ?? []).flatMap((inner) => titles(inner)),
  ]
  return list.suites.flatMap((suite) =>
    titles(suite).map((title) => `${suite.title.replace('.spec.ts', '')}: ${title}`),
  )
}

function report(stories, keyboard) {
  const quoted = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const list = (items) => `<ul>\n${items.map((item) => `<li>${quoted(item)}</li>`).join('\n')}\n</ul>`
  const cell = ({ failed, passes, violations, incomplete }) =>
    failed || violations.length
      ? `<td class="bad">${failed ? 'its play failed ' : ''}${violations
          .map(({ id, help, nodes }) => `${id}: ${quoted(help)} (${nodes.length})`)
          .join('<br>')}</td>`
      : `<td><details><summary>${passes.length} rules passed</summary>${passes.join(', ')}${
          incomplete.length ? `<br>To be looked at by a person: ${incomplete.join(', ')}` : ''
        }</details></td>`
  const rows = stories.map(
    ({ id, title, name, modes: looked }) =>
      `<tr><th scope="row"><a href="./?path=/story/${id}">${quoted(title)}: ${quoted(name)}</a></th>${Object.keys(modes)
        .map((mode) => cell(looked[mode]))
        .join('')}</tr>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Accessibility of ARK ${version}</title>
<style>
  :root { color-scheme: light dark }
  body { font: 14px/22px system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 24px }
  table { border-collapse: collapse; width: 100% } th, td { border-top: 1px solid #8884; padding: 8px; text-align: start; vertical-align: top }
  .bad { outline: 2px solid #c22 } .wide { overflow-x: auto }
</style>
<main>
<h1>Accessibility of ARK ${version}</h1>
<p>${stories.length} stories, each as its play leaves it, looked at by axe-core in ${Object.keys(modes).length} modes by the rules of WCAG 2.2 A and AA and the
best practices; the rule <code>region</code> is left to whole pages, since a story is a part of one. ${new Date().toISOString().slice(0, 10)}.</p>
<p>Such rules find about a third of what can be wrong. What was tried by people, and what was not, stands in ACCESSIBILITY.md of the project.</p>
<h2>Stories</h2>
<div class="wide" tabindex="0" role="region" aria-label="Stories"><table>
<thead><tr><th scope="col">Story</th>${Object.keys(modes)
    .map((mode) => `<th scope="col">${mode}</th>`)
    .join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
<h2>By keyboard</h2>
<p>End-to-end tests that use the keyboard as a person does; they run with every change.</p>
${list(keyboard)}
<p>Stories whose play goes by keyboard:</p>
${list(stories.filter(({ name }) => /keyboard/i.test(name)).map(({ title, name }) => `${title}: ${name}`))}
</main>
</html>
`
}
