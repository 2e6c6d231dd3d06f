// What axe finds in every story and mode, and which ways of the keyboard the tests walk, as one page beside Storybook: the
// stories' own tests, with what they report written down.
// npm run a11y:report -w tools [-- --root FOLDER] [--only FILE]: FOLDER is a built Storybook, storybook-static unless named; FILE a
// part of the path of the stories to look at.
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs, stripVTControlCharacters } from 'node:util'
import { startVitest } from 'vitest/node'
import { fail } from '../scripts/run.mjs'
import { importSource } from '../scripts/site-config.mjs'
import { modes } from './stories.mjs'

const { values: options } = parseArgs({
  options: { root: { type: 'string', default: 'storybook-static' }, only: { type: 'string' } },
})

const { brand } = await importSource('/src/brand.ts')
const { version } = JSON.parse(await readFile('package.json', 'utf8'))
const { entries } = JSON.parse(
  await readFile(join(options.root, 'index.json'), 'utf8').catch(() =>
    fail(`There is no Storybook in ${options.root}: npm run build-storybook`),
  ),
)

const stories = []
const rules = new Map()
const vitest = await startVitest('test', options.only ? [options.only] : [], {
  project: 'stories',
  run: true,
  watch: false,
  reporters: ['default', { onTestCaseResult: keep }],
})
await vitest.close()
if (!stories.length) fail('No story was looked at.')

const sorted = stories.sort((a, b) => `${a.title} ${a.name}`.localeCompare(`${b.title} ${b.name}`))
const file = join(options.root, 'accessibility.html')
await writeFile(
  file,
  report({
    stories: sorted,
    keyboardTests: keyboardTests(),
    keyboardStories: sorted
      .filter(({ tags }) => tags.includes('keyboard'))
      .map(({ title, name }) => `${title}: ${name}`),
    untested: await untested(),
  }),
)
const faults = sorted.filter(({ faults }) => faults.length)
console.log(`${sorted.length} stories in ${modes.length} modes, ${faults.length} with faults: ${file}`)

/** The test of one story, played and checked in each mode. */
function keep(test) {
  const { storyId, reports = [] } = test.meta()
  const found = { [modes[0]]: reports.find(({ type }) => type === 'a11y')?.result }
  for (const { type, result } of reports) if (type === 'a11y-mode') found[result.mode] = result
  const faults = (test.result().errors ?? []).map(({ message }) => inShort(message))
  if (!faults.length) {
    for (const mode of modes) if (!found[mode]) faults.push(`axe has not looked at it in the mode ${mode}.`)
  }
  if (faults.length) process.exitCode = 1
  else for (const { passes, incomplete } of Object.values(found)) count({ passes, incomplete })
  stories.push({ ...entries[storyId], id: storyId, faults, found })
}

/** An error without terminal colors, without the URL of a Storybook that is not running, and without the dump of the page. */
function inShort(message) {
  const [text] = stripVTControlCharacters(message)
    .replace(/^Click to debug .*\n+/m, '')
    .trim()
    .split('\n\nIgnored nodes')
  return text
}

/** Counts how often each rule passed, or needs a manual check. */
function count(results) {
  for (const [outcome, met] of Object.entries(results)) {
    for (const { id, help } of met) {
      const rule = rules.get(id) ?? { id, help, passes: 0, incomplete: 0 }
      rules.set(id, { ...rule, [outcome]: rule[outcome] + 1 })
    }
  }
}

/** The items of ACCESSIBILITY.md's list of what was not tested. */
async function untested() {
  const [, section] = /## Not tested\n([^#]+)/.exec(await readFile('ACCESSIBILITY.md', 'utf8'))
  return section
    .split(/^- /m)
    .map((item) => item.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The names of the end-to-end tests that use the keyboard. */
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
  const names = (results) => results.map(({ id }) => id).join(', ')
  const cell = ({ passes, incomplete }) =>
    `<td><details><summary>${passes.length} rules passed</summary>${names(passes)}${
      incomplete.length ? `<br>To be looked at by a person: ${names(incomplete)}` : ''
    }</details></td>`
  const storyRows = stories.map(
    ({ id, title, name, faults, found }) =>
      `<tr><th scope="row"><a href="./?path=/story/${id}">${quoted(`${title}: ${name}`)}</a></th>${
        faults.length
          ? `<td class="bad" colspan="${modes.length}">${faults.map(quoted).join('<br>')}</td>`
          : modes.map((mode) => cell(found[mode])).join('')
      }</tr>`,
  )
  const ruleRows = [...rules.values()]
    .sort((a, b) => b.passes - a.passes)
    .map(
      ({ id, help, passes, incomplete }) =>
        `<tr><th scope="row"><code>${id}</code></th><td>${quoted(help)}</td><td>${passes}</td><td>${incomplete}</td></tr>`,
    )
  const figures = {
    stories: stories.length,
    modes: modes.length,
    rules: rules.size,
    'with faults': stories.filter(({ faults }) => faults.length).length,
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
<title>Accessibility of ${brand.name} ${version}</title>
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
<h1>Accessibility of ${brand.name} ${version}</h1>
<p>${new Date().toISOString().slice(0, 10)}. Each story of <a href="./">this Storybook</a>, as its play leaves it, looked at by axe-core in each mode,
by the rules of WCAG 2.2 A and AA and its best practices. The rule <code>region</code> is left to whole pages, since a story is a part of one.</p>
<dl>${Object.entries(figures)
    .map(([name, figure]) => `<div><dt>${name}</dt><dd>${figure}</dd></div>`)
    .join('')}</dl>
<h2>Not tested</h2>
<p>Such rules find about a third of what can be wrong; the rest is for people to find. What has not been tried:</p>
${list(untested)}
<h2>Rules</h2>
<p>How many stories without a fault, each mode counted, kept a rule, or have something that a person must judge.</p>
${table('Rules', ['Rule', 'What it asks', 'Kept', 'For a person'], ruleRows)}
<h2>Stories</h2>
${table('Stories', ['Story', ...modes], storyRows)}
<h2>By keyboard</h2>
<p>End-to-end tests that use the keyboard as a person does; they run with every change.</p>
${list(keyboardTests)}
<p>Stories whose play presses keys; they run with every change, and did for this page.</p>
${list(keyboardStories)}
</main>
</html>
`
}
