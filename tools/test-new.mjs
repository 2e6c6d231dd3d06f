// Proves, in a copy, that what `npm run new` writes is whole: a page and a component, with lint, types, knip, unit tests,
// stories, sizes and the build green. npm run test:new -w tools [-- --keep]: --keep leaves the copy to look at.
import { copyProject, proofs } from './project-copy.mjs'

const copy = await copyProject('new')
const { failed, prove } = proofs()
const npm = (...args) => copy.step('npm', 'run', '--silent', ...args)
try {
  copy.commit('Before')
  prove('npm run new page', () => npm('new', 'page', 'price-lists'))
  prove('npm run new component', () => npm('new', 'component', 'price-tag'))
  prove('it edits three files, and what is generated', () => {
    const changed = copy.git('diff', '--name-only').split('\n')
    const generated = ['docs/openapi.json', 'src/routeTree.gen.ts']
    const edited = ['src/_mock/handlers/signed-in.ts', 'src/i18n/page-texts.ts', 'src/nav.ts']
    return changed.sort().join() === [...generated, ...edited].sort().join()
  })
  prove('the page is at most 8 files and 350 lines', () => {
    const files = copy.git('ls-files', '--others', '--exclude-standard').split('\n')
    const code = files.filter((file) => /price-list.*\.tsx?$/.test(file))
    const lines = code.reduce((sum, file) => sum + copy.read(file).split('\n').length - 1, 0)
    console.log(`${code.length} files, ${lines} lines`)
    return code.length <= 8 && lines <= 350
  })
  prove('a second page of that name is refused', () => !npm('new', 'page', 'price-lists'))
  copy.git('add', '--all')
  prove('lint', () => npm('lint'))
  prove('types', () => npm('typecheck'))
  prove('knip', () => copy.step('npx', 'knip'))
  prove('unit tests', () => npm('test:unit'))
  prove('its texts are listed as untranslated', () => copy.step('node', 'scripts/texts.mjs'))
  prove('stories', () =>
    copy.step('npx', 'vitest', 'run', '--project', 'stories', 'src/sections/price-lists', 'src/components/price-tag'),
  )
  prove('build', () => npm('build'))
  prove('sizes', () => copy.step('node', 'scripts/size.mjs'))
} finally {
  if (process.argv.includes('--keep')) console.log(`The copy is in ${copy.root}`)
  else await copy.remove()
}
if (failed.length) {
  console.error(`\nWhat npm run new writes is not whole: ${failed.join(', ')}`)
  process.exitCode = 1
}
