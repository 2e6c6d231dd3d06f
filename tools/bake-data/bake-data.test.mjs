import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the bake gives the same bytes on every run, and they are the committed ones', () => {
  const target = mkdtempSync(path.join(tmpdir(), 'bake-'))
  try {
    execFileSync(process.execPath, ['tools/bake-data.mjs', target])
    const committed = readdirSync('src/_mock/data')
    const baked = readdirSync(target)
    // A project writes its own rows by hand.
    expect(baked.filter((name) => !committed.includes(name))).toEqual([])
    for (const name of baked) {
      expect(readFileSync(path.join(target, name), 'utf8'), name).toBe(
        readFileSync(path.join('src/_mock/data', name), 'utf8'),
      )
    }
  } finally {
    rmSync(target, { recursive: true })
  }
})
