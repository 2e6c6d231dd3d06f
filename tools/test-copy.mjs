// Proves, in a copy, what the documents promise to whoever makes the template their own: a way of signing in, or a language,
// is a folder, and src/brand.ts the only place of the brand. npm run test:copy -w tools [-- ways languages brand --keep]: --keep leaves the copies for a person to look at.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../scripts/run.mjs'
import { copyProject, proofs } from './project-copy.mjs'

const parts = { ways, languages, brand }
const given = process.argv.slice(2).filter((word) => word in parts)
const { failed, prove } = proofs()
let copy

for (const part of given.length ? given : Object.keys(parts)) {
  copy = await copyProject(part)
  console.log(`\n== ${part}, in ${copy.root}`)
  try {
    copy.commit('Before')
    parts[part]()
  } finally {
    if (!process.argv.includes('--keep')) await copy.remove()
  }
}
if (failed.length) fail(`\nThis failed: ${failed.join(', ')}`)

function ways() {
  const packages = ['@auth0/auth0-spa-js', '@supabase/auth-js', 'aws-amplify', 'firebase']
  for (const way of readdirSync(join(copy.root, 'src/auth/ways'))) if (way !== 'jwt') remove(`src/auth/ways/${way}`)
  for (const name of packages) {
    remove(`node_modules/${name}`)
    edit('package.json', new RegExp(`\\n *"${name}": "[^"]*",`), '')
  }
  checks()
  prove('unit tests', () =>
    run('npx', 'vitest', 'run', '--reporter=dot', '--project', 'unit', 'src/auth', 'src/config.test.ts', 'scripts/csp'),
  )
  prove('a build that signs in by jwt', () => build())
  prove(
    'its pages alone are there',
    () => has('auth/client.html') && has('auth/jwt/sign-up.html') && !has('auth/firebase'),
  )

  // Another provider, with an SDK that is in its folder.
  write(
    'src/auth/ways/carrier/way.ts',
    `import { defineWay } from '@/auth/way'
import { variables } from './variables'

export const way = /* @__PURE__ */ defineWay({
  method: 'carrier',
  name: 'Carrier pigeon',
  hasSdk: true,
  steps: ['sign-in', 'sign-up'],
  proof: 'link',
  reset: 'link',
  minPassword: 6,
  variables,
  hosts: ({ VITE_CARRIER_URL: url }) => ({ connect: [url] }),
})

export const load = async () => (await import('./sdk')).sdk
`,
  )
  write(
    'src/auth/ways/carrier/variables.ts',
    `import { address, required } from '@/config'

export const variables = { VITE_CARRIER_URL: required(address) }
`,
  )
  write(
    'src/auth/ways/carrier/failures.ts',
    "import type { Codes } from '@/auth/failures'\n\nexport const codes: Codes = { lost: 'no-network' }\n",
  )
  write(
    'src/auth/ways/carrier/sdk.ts',
    `import { withAuthFailures } from '@/auth/failures'
import type { SdkProvider } from '@/auth/provider'
import { beginSession } from '@/auth/session'
import { readVariables } from '@/config'
import { codes } from './failures'
import { variables } from './variables'

const { VITE_CARRIER_URL: url } = readVariables(variables)

export const sdk: SdkProvider = {
  signIn: () => withAuthFailures(codes, async () => beginSession(await (await fetch(url)).text())),
  signOut: async () => {},
  restore: async () => null,
  renew: async () => (await fetch(url)).text(),
}
`,
  )
  checks()
  prove('unit tests of a further way', () =>
    run('npx', 'vitest', 'run', '--reporter=dot', '--project', 'unit', 'src/auth'),
  )
  const url = 'https://carrier.example.com'
  prove('a build that signs in by it', () => build({ VITE_AUTH_METHOD: 'carrier', VITE_CARRIER_URL: url }))
  prove('its pages are there, and the policy lets them ask its host', () => {
    const page = read('dist/auth/carrier/sign-in.html')
    return has('auth/carrier/sign-up.html') && page.includes(url) && page.includes('Carrier pigeon')
  })
  prove('a wrong variable of it stops the build', () => !build({ VITE_CARRIER_URL: 'by air' }))
}

function languages() {
  addHebrew()
  checks()
  prove('unit tests with a sixth language', () =>
    run(
      'npx',
      'vitest',
      'run',
      '--reporter=dot',
      '--project',
      'unit',
      'src/i18n',
      'src/settings',
      'src/_mock/reader',
      'src/auth',
    ),
  )
  prove('a build', () => build())
  prove('the boot script knows it as right to left', () =>
    /he:\s*\[[`"']he[`"'],\s*[`"']rtl[`"']\]/.test(read('dist/faqs.html')),
  )

  for (const language of ['fr', 'vi', 'cn', 'ar', 'he']) {
    remove(`src/i18n/languages/${language}`)
    edit('src/i18n/languages.ts', new RegExp(`\\n *\\{ value: '${language}'.*`), '')
  }
  checks()
  prove('all unit tests with English alone', () => run('npx', 'vitest', 'run', '--reporter=dot', '--project', 'unit'))
  prove('a build in English alone', () => build())
}

function brand() {
  const old = /name: '(.+)'/.exec(read('src/brand.ts'))[1]
  edit('src/brand.ts', /name: '.+'/, "name: 'Quay'")
  edit('src/brand.ts', /color: '.+'/, "color: '#0E7C66'")
  prove('npm run brand', () => run('node', 'scripts/brand.mjs'))
  checks()
  prove('the old name stands in the licence alone', () => {
    const word = new RegExp(`\\b${old}\\b`)
    const texts = copy
      .git('ls-files')
      .split('\n')
      .filter((file) => /\.(tsx?|mjs|js|json|mdx?|html|svg|ya?ml|webmanifest)$|LICENSE/.test(file))
    const holding = texts.filter((file) => word.test(read(file)))
    console.log(holding.join('\n'))
    return holding.join() === 'LICENSE'
  })
  prove('all unit tests', () => run('npx', 'vitest', 'run', '--reporter=dot', '--project', 'unit'))
  prove('a build', () => build())
  prove('the pages bear the new name', () => {
    const page = read('dist/auth/client.html')
    return page.includes('Welcome to Quay') && /<title>[^<]*Quay<\/title>/.test(page) && !page.includes(old)
  })
}

/** A folder with texts in the language's plural forms, and an entry. */
function addHebrew() {
  const plurals = new Intl.PluralRules('he').resolvedOptions().pluralCategories
  const translated = (tree) =>
    Object.fromEntries(
      Object.entries(tree).flatMap(([key, value]) => {
        if (typeof value === 'object') return [[key, translated(value)]]
        const [, name, form] = key.match(/^(.+)_(one|other)$/) ?? []
        const forms = form === 'other' ? plurals.filter((plural) => plural !== 'one') : [form]
        return (form ? forms.map((plural) => `${name}_${plural}`) : [key]).map((key) => [key, `\u05d0${value}`])
      }),
    )
  for (const file of readdirSync(join(copy.root, 'src/i18n/languages/en'))) {
    const words = translated(JSON.parse(read(`src/i18n/languages/en/${file}`)))
    write(`src/i18n/languages/he/${file}`, `${JSON.stringify(words, null, 2)}\n`)
  }
  write('src/i18n/languages/he/locale.ts', read('src/i18n/languages/fr/locale.ts').replace('frFR', 'heIL'))
  const line = "  { value: 'he', label: 'עברית', countryCode: 'il', direction: 'rtl', tag: 'he' },\n"
  edit('src/i18n/languages.ts', /(?=\] as const satisfies)/, line)
}

function checks() {
  prove('types', () => run('npx', 'tsc', '--noEmit'))
  prove('lint', () => run('npx', 'biome', 'check', '--write', 'src') && run('npm', 'run', '--silent', 'lint'))
  prove('knip', () => run('npx', 'knip'))
}

function build(variables = {}) {
  return copy.stepWith(variables, 'node', 'scripts/build.mjs', '--local')
}

function edit(file, what, to) {
  const text = read(file)
  if (!what.test(text)) throw new Error(`${file} has no ${what}`)
  write(file, text.replace(what, to))
}

function remove(path) {
  rmSync(join(copy.root, path), { recursive: true })
}

function has(path) {
  return existsSync(join(copy.root, 'dist', path))
}

function read(file) {
  return copy.read(file)
}

function write(file, text) {
  copy.write(file, text)
}

function run(...command) {
  return copy.step(...command)
}
