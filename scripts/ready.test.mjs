import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { obstacles } from './ready.mjs'

const root = mkdtempSync(join(tmpdir(), 'ark-ready-'))
afterAll(() => rmSync(root, { recursive: true }))

/** The output in a folder of that name, by line, and the exit code. */
function ready(name, { installed = true } = {}) {
  const cwd = join(root, name)
  mkdirSync(join(cwd, 'node_modules/vite'), { recursive: true })
  if (installed) writeFileSync(join(cwd, 'node_modules/vite/package.json'), '{}')
  const script = fileURLToPath(new URL('ready.mjs', import.meta.url))
  const { status, stdout, stderr } = spawnSync('node', [script], { cwd, encoding: 'utf8' })
  return { status, lines: (stdout + stderr).split('\n').filter(Boolean) }
}

test('without the packages for development one line says what to do', () => {
  const { status, lines } = ready('production', { installed: false })
  expect([status, lines.length]).toEqual([1, 1])
  expect(lines[0]).toContain('npm ci --include=dev')
})

test.each(['My #1 project', 'really?'])('in a folder "%s" one line says that it is to be renamed', (name) => {
  const { status, lines } = ready(name)
  expect([status, lines.length]).toEqual([1, 1])
  expect(lines[0]).toMatch(/rename .*ark-ready-/)
})

test('elsewhere nothing is said', () => {
  expect(ready('My Projekte ü 100%')).toEqual({ status: 0, lines: [] })
})

test.each([
  ['18.20.0', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['21.7.0', true],
  ['22.12.0', true],
  ['22.13.0', false],
  ['23.1.0', true],
  ['24.0.0', false],
  ['26.1.0', false],
])('Node %s is refused: %s', (version, isRefused) => {
  expect(obstacles(version).some(({ check }) => check === 'node')).toBe(isRefused)
})
