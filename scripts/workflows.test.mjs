import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../.github/workflows/', import.meta.url)

test.each(readdirSync(folder))('%s runs fixed versions of actions, and keeps secrets to one step', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8')
  for (const [, uses] of text.matchAll(/uses: (.+)/g))
    expect(uses).toMatch(/^[\w-]+\/[\w-]+(\/[\w-]+)?@[0-9a-f]{40} # v\d/)
  // A job's own environment is indented by six spaces, a step's by ten.
  expect(text).not.toMatch(/^ {0,8}\w+: .*\$\{\{ *secrets\./m)
  // An expression in a command is a part of its text, whatever it contains.
  expect(text).not.toMatch(/run: .*\$\{\{/)
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
})
