// What changed to the eye: every story at another commit and as it is here, in one report.
// npm run visual -w tools -- --base REF [--only TEXT] [--modes 'light,high contrast'] [--out FOLDER]
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { fail } from '../scripts/run.mjs'
import { modes, visitStories } from './stories.mjs'

const { values: options } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: '' },
    modes: { type: 'string', default: modes.join(',') },
    out: { type: 'string', default: 'visual-report' },
  },
})
if (!options.base) fail('Name the commit to compare with: npm run visual -w tools -- --base main')

// "dark, right to left" contains a comma.
const chosen = modes.filter((mode) => options.modes.includes(mode))
if (!chosen.length) fail(`There is no mode ${options.modes}: take some of ${modes.join(' | ')}.`)

const out = resolve(options.out)
const work = await mkdtemp(join(tmpdir(), 'ark-visual-'))
try {
  await rm(out, { recursive: true, force: true })
  await mkdir(join(out, 'pictures'), { recursive: true })
  const before = await picturesOf(await checkOut(options.base), 'before')
  const after = await picturesOf(process.cwd(), 'after')
  const accepted = JSON.parse(await readFile('.storybook/visual-accepted.json', 'utf8').catch(() => '{}'))
  const rows = [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .map((key) => compare(key, before.get(key), after.get(key), accepted))
  const changes = rows.filter(({ state }) => state !== 'same')
  for (const { difference, key } of changes)
    if (difference) await writeFile(join(out, 'pictures', `${fileOf(key)}.difference.png`), difference)
  await writeFile(join(out, 'index.html'), report(rows, changes))
  const open = changes.filter(({ state }) => state !== 'accepted')
  console.log(
    `${rows.length} pictures, ${changes.length} differ, ${open.length} not accepted: ${join(options.out, 'index.html')}`,
  )
  if (open.length) process.exitCode = 1
} finally {
  await rm(work, { recursive: true, force: true })
  execFileSync('git', ['worktree', 'prune'])
}

/** The commit's files beside ours, with its dependencies. */
async function checkOut(ref) {
  const folder = join(work, 'base')
  execFileSync('git', ['worktree', 'add', '--detach', folder, ref], { stdio: 'ignore' })
  const same =
    (await readFile('package-lock.json', 'utf8')) === (await readFile(join(folder, 'package-lock.json'), 'utf8'))
  if (same) await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--silent'], { cwd: folder, stdio: 'inherit' })
  return folder
}

/** Builds a Storybook and takes its screenshots; the key is the story and the mode. */
async function picturesOf(folder, side) {
  const root = join(work, side)
  console.log(`Building the Storybook ${side}`)
  execFileSync('npx', ['storybook', 'build', '--quiet', '--loglevel', 'warn', '--output-dir', root], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const pictures = new Map()
  await visitStories({ root, modes: chosen, only: options.only }, async (page, { id, mode, failed }) => {
    const key = `${id}, ${mode}`
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    pictures.set(key, { picture, failed })
    await writeFile(join(out, 'pictures', `${fileOf(key)}.${side}.png`), picture)
  })
  return pictures
}

function compare(key, before, after, accepted) {
  if (!after) return { key, state: 'gone' }
  const hash = createHash('sha256').update(after.picture).digest('hex').slice(0, 16)
  const state = (changed) => (accepted[key] === hash ? 'accepted' : changed)
  if (!before) return { key, hash, state: state('new'), failed: after.failed }
  const [one, other] = [PNG.sync.read(before.picture), PNG.sync.read(after.picture)]
  if (one.width !== other.width || one.height !== other.height)
    return { key, hash, state: state('size'), failed: after.failed }
  const difference = new PNG({ width: one.width, height: one.height })
  const pixels = pixelmatch(one.data, other.data, difference.data, one.width, one.height, { threshold: 0.1 })
  if (!pixels) return { key, state: 'same', failed: after.failed }
  return { key, hash, state: state('changed'), pixels, difference: PNG.sync.write(difference), failed: after.failed }
}

function fileOf(key) {
  return key.replace(/[^a-z0-9]+/gi, '-')
}

function report(rows, changes) {
  const picture = (key, side) =>
    `<figure><img loading="lazy" src="pictures/${fileOf(key)}.${side}.png" alt="${side}"><figcaption>${side}</figcaption></figure>`
  const row = ({ key, hash, state, pixels, failed }) => `<section>
    <h2>${key}</h2>
    <p>${state}${pixels ? `, ${pixels} pixels` : ''}${failed ? ', its play failed' : ''}</p>
    ${hash ? `<label><input type="checkbox" data-key="${key}" data-hash="${hash}"${state === 'accepted' ? ' checked' : ''}> Accept</label>` : ''}
    <div>${state === 'new' ? '' : picture(key, 'before')}${state === 'gone' ? '' : picture(key, 'after')}${pixels ? picture(key, 'difference') : ''}</div>
  </section>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>What changed since ${options.base}</title>
<style>
  body { font: 14px/22px system-ui, sans-serif; margin: 0 auto; max-width: 1600px; padding: 24px; color: #1B2430 }
  section { border-top: 1px solid #E3E7EC; padding: 16px 0 } h2 { font-size: 16px; margin: 0 }
  div { display: grid; gap: 16px; grid-template-columns: repeat(3, 1fr) } figure { margin: 8px 0 }
  img { width: 100%; outline: 1px solid #E3E7EC } textarea { width: 100%; height: 120px; font: 12px monospace }
</style>
<h1>What changed since ${options.base}</h1>
<p>${rows.length} pictures, ${changes.length} differ. What you accept below goes into <code>.storybook/visual-accepted.json</code>.</p>
<label>Accept list <textarea readonly></textarea></label>
${changes.map(row).join('\n') || '<p>Nothing.</p>'}
<script>
  const boxes = [...document.querySelectorAll('input')]
  const list = () => {
    const accepted = Object.fromEntries(boxes.filter((box) => box.checked).map((box) => [box.dataset.key, box.dataset.hash]))
    document.querySelector('textarea').value = JSON.stringify(accepted, null, 2)
  }
  addEventListener('change', list)
  list()
</script>
</html>
`
}
