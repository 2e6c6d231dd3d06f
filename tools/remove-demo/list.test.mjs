import { expect, test } from 'vitest'
import { isDemo, isInDemoFolder } from './demo.mjs'
import { changesSinceStart } from './history.mjs'
import { loadProject } from './project.mjs'
import { brokenWithout, withoutDemo } from './without-demo.mjs'

test('each file in a folder of the demo is on its list', async () => {
  const project = await loadProject()
  const unlisted = project.files().filter((file) => isInDemoFolder(file) && !isDemo(file))
  expect(
    unlisted,
    `\`npm run remove-demo -w tools\` leaves these files, though their folder is the demo's. If they are part of the demo, run
npm run remove-demo -w tools -- --list. If they are your project's, move them to a folder of its own, or delete this test.`,
  ).toEqual([])
})

test('no file that stays needs the demo', async () => {
  const { added = [] } = changesSinceStart() ?? {}
  const after = await withoutDemo(await loadProject())
  // A project's own pages may use the demo while it exists.
  const broken = brokenWithout(after, []).filter((sentence) => !added.includes(sentence.split(' ')[0]))
  expect(broken, 'Take the import out, or put the file on the list in tools/remove-demo/demo.mjs.').toEqual([])
})
