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

/** Plays are written for left to right, where arrow keys lead the other way than from right to left. */
const [played] = Object.keys(modes)

const stories = new Map()
const rules = new Map()
await visitStories({ root: options.root, only: options.only }, async (page, { mode, failed, ...story }) => {
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
  count({ passes, violations, incomplete })
  const names = (results) => results.map(({ id }) => id)
  if (!stories.has(story.id)) stories.set(story.id, { ...story, modes: {} })
  stories.get(story.id).modes[mode] = { failed, passes: names(passes), violations, incomplete: names(incomplete) }
})

const sorted = [...stories.values()].sort((a, b) => `${a.title} ${a.name}`.localeCompare(`${b.title} ${b.name}`))
const file = join(options.root, 'accessibility.html')
await writeFile(
  file,
  report({
    stories: sorted,
    keyboardTests: keyboardTests(),
    keyboardStories: await keyboardStories(sorted),
    untested: await untested(),
  }),
)
const faults = sorted.flatMap(({ id, modes }) =>
  Object.entries(modes).flatMap(([mode, { violations, failed }]) => [
    ...(failed && mode === played ? [`${id}, ${mode}: its play failed`] : []),
    ...violations.map((violation) => `${id}, ${mode}: ${violation.id}`),
  ]),
)
console.log(`${sorted.length} stories in ${Object.keys(modes).length} modes, ${faults.length} faults: ${file}`)
if (faults.length) {
  console.error(faults.join('\n'))
  process.exitCode = 1
}

/** How often each rule was kept, broken, or left to a person. */
function count(found) {
  for (const [outcome, results] of Object.entries(found)) {
    for (const { id, help } of results) {
      const rule = rules.get(id) ?? { id, help, passes: 0, violations: 0, incomplete: 0 }
      rules.set(id, { ...rule, [outcome]: rule[outcome] + 1 })
    }
  }
}

/** The stories whose play presses keys. */
async function keyboardStories(stories) {
  const found = []
  for (const { importPath, exportName, title, name } of stories) {
    const text = await readFile(importPath, 'utf8')
    const story = text.split(/^export const /m).find((part) => part.startsWith(`${exportName}:`))
    if (/userEvent\.(keyboard|tab)\(|\{(Enter|Escape|Arrow\w+)\}/.test(story ?? '')) found.push(`${title}: ${name}`)
  }
  return found
}

/** What ACCESSIBILITY.md says was not tested, an item each. */
async function untested() {
  const [, section] = /## Not tested\n([^#]+)/.exec(await readFile('ACCESSIBILITY.md', 'utf8'))
  return section
    .split(/^- /m)
    .map((item) => item.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
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

function report({ stories, keyboardTests, keyboardStories, untested }) {
  const quoted = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const list = (items) => `<ul>\n${items.map((item) => `<li>${quoted(item)}</li>`).join('\n')}\n</ul>`
  const cell = (mode, { failed, passes, violations, incomplete }) =>
    (failed && mode === played) || violations.length
      ? `<td class="bad">${failed ? 'its play failed ' : ''}${violations
          .map(({ id, help, nodes }) => `${id}: ${quoted(help)} (${nodes.length})`)
          .join('<br>')}</td>`
      : `<td><details><summary>${passes.length} rules passed</summary>${passes.join(', ')}${
          incomplete.length ? `<br>To be looked at by a person: ${incomplete.join(', ')}` : ''
        }</details>${failed ? 'where its play, written for left to right, stopped' : ''}</td>`
  const storyRows = stories.map(
    ({ id, title, name, modes: looked }) =>
      `<tr><th scope="row"><a href="./?path=/story/${id}">${quoted(title)}: ${quoted(name)}</a></th>${Object.keys(modes)
        .map((mode) => cell(mode, looked[mode]))
        .join('')}</tr>`,
  )
  const ruleRows = [...rules.values()]
    .sort((a, b) => b.violations - a.violations || b.passes - a.passes)
    .map(
      ({ id, help, passes, violations, incomplete }) =>
        `<tr><th scope="row"><code>${id}</code></th><td>${quoted(help)}</td><td>${passes}</td><td${
          violations ? ' class="bad"' : ''
        }>${violations}</td><td>${incomplete}</td></tr>`,
    )
  const figures = {
    stories: stories.length,
    modes: Object.keys(modes).length,
    'rules kept': [...rules.values()].filter(({ violations }) => !violations).length,
    'rules broken': [...rules.values()].filter(({ violations }) => violations).length,
    'by keyboard': keyboardTests.length + keyboardStories.length,
  }
  const table = (name, heads, rows) => `<div class="wide" tabindex="0" role="region" aria-label="${name}"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="./favicon.svg" type="image/svg+xml">
<title>Accessibility of ARK ${version}</title>
<style>
  :root { color-scheme: light dark; --edge: #8884 }
  body { font: 14px/22px system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 24px }
  h2 { margin-block: 40px 8px }
  p { max-width: 72ch }
  table { border-collapse: collapse; width: 100% }
  th, td { border-block-start: 1px solid var(--edge); padding: 8px; text-align: start; vertical-align: top }
  dl { display: flex; flex-wrap: wrap; gap: 16px; margin-block: 24px }
  dl div { display: flex; flex-direction: column-reverse; min-width: 120px; padding: 16px; border: 1px solid var(--edge); border-radius: 12px }
  dd { margin: 0; font-size: 24px; line-height: 32px; font-weight: 700; font-variant-numeric: tabular-nums }
  .bad { outline: 2px solid #c22 } .wide { overflow-x: auto }
</style>
<main>
<h1>Accessibility of ARK ${version}</h1>
<p>${new Date().toISOString().slice(0, 10)}. Each story of <a href="./">this Storybook</a>, as its play leaves it, looked at by axe-core in each mode,
by the rules of WCAG 2.2 A and AA and its best practices. The rule <code>region</code> is left to whole pages, since a story is a part of one.</p>
<dl>${Object.entries(figures)
    .map(([name, figure]) => `<div><dt>${name}</dt><dd>${figure}</dd></div>`)
    .join('')}</dl>
<h2>Not tested</h2>
<p>Such rules find about a third of what can be wrong; the rest is for people to find. What has not been tried:</p>
${list(untested)}
<h2>Rules</h2>
<p>How many stories, each mode counted, kept a rule, broke it, or have something that a person must judge.</p>
${table('Rules', ['Rule', 'What it asks', 'Kept', 'Broken', 'For a person'], ruleRows)}
<h2>Stories</h2>
${table('Stories', ['Story', ...Object.keys(modes)], storyRows)}
<h2>By keyboard</h2>
<p>End-to-end tests that use the keyboard as a person does; they run with every change.</p>
${list(keyboardTests)}
<p>Stories whose play presses keys; they run with every change too.</p>
${list(keyboardStories)}
</main>
</html>
`
}
