// Checks that the build in dist/ only uses what the supported browsers have, by MDN's compatibility data: global objects, their
// members, methods by their names, and CSS in style sheets and in the objects that emotion makes style sheets of.
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse, walk } from 'css-tree'
import { parseSync } from 'vite'
import { firstSupported, supportedByData, versionOf } from './browsers.mjs'
import { fail } from './run.mjs'

const require = createRequire(import.meta.url)
// Not imported: 20 MB would be transformed first for a unit test.
const { api, css, javascript } = require('@mdn/browser-compat-data')
const { builtins } = javascript

/** What is used although not every supported browser has it, by the reason. */
const handled = {
  'Looks: a browser without it draws the page a little plainer': [
    ':selection',
    'print-color-adjust: exact',
    'color-adjust',
    'color-adjust: exact',
    'forced-color-adjust',
    'forced-color-adjust: none',
    '-webkit-tap-highlight-color',
    'cursor: pointer',
    'cursor: default',
    'cursor: not-allowed',
    'scrollbar-width',
    'scrollbar-width: thin',
    'scrollbar-width: none',
    ':-webkit-search-cancel-button',
    'text-wrap: pretty',
    'font-family: ui-monospace',
  ],
  'The order of reading by flex-visual; without it the order of the elements, which makes sense too': [
    'reading-flow',
    'reading-flow: flex-visual',
  ],
  'Called where it is there, with another way where not': [
    'requestIdleCallback',
    'cancelIdleCallback',
    '.startViewTransition()',
    'Error.captureStackTrace',
    'navigation',
    'setImmediate',
    '.caretPositionFromPoint()', // #demo
    '.caretRangeFromPoint()', // #demo
    '.vibrate()', // #demo
  ],
  'The name of something else: a method of a package, or a key of an object that is no style': [
    '.alpha()',
    '.dispose()',
    '.drop()', // #demo
    '.error()',
    '.escape()',
    '.maximize()',
    '.move()', // #demo
    '.read()',
    '.restore()',
    '.toArray()',
    '.use()',
    '.when()',
    'box-flex-group',
    'max-size',
    'orphans',
    'size',
    'widows',
  ],
}

/** Objects of pages whose methods are looked up by name, beside those of the language. */
const interfaces =
  'AbortSignal Blob CSSStyleSheet Clipboard DOMRect Document DocumentFragment Element EventTarget File FormData HTMLDialogElement HTMLElement HTMLFormElement HTMLInputElement Headers History IntersectionObserver MediaQueryList MutationObserver Navigator Node ReadableStream Request Response ServiceWorkerContainer ShadowRoot Storage URL URLSearchParams Window WritableStream'.split(
    ' ',
  )

const own = (object, name) => (Object.hasOwn(object, name) ? object[name] : undefined)

/** Compatibility data of all methods with a name. */
const methods = new Map()
for (const object of [...Object.values(builtins), ...interfaces.map((name) => api[name])]) {
  for (const [name, member] of Object.entries(object ?? {})) {
    if (name === '__compat' || !member.__compat) continue
    methods.set(name, [...(methods.get(name) ?? []), member.__compat])
  }
}

/**
 * The browsers that lack a feature: 'firefox before 147'. One that has it in part, or with the prefix that emotion writes, has it.
 */
function missingIn(compat, supported) {
  return supported.flatMap(([browser, version]) => {
    const entries = [compat.support[browser]].flat().filter((entry) => entry && !entry.flags && entry.version_added)
    const first = versionOf(version)
    const has = entries.some(
      ({ version_added: added, version_removed: removed }) =>
        added !== 'preview' && versionOf(added) <= first && (!removed || versionOf(removed) > first),
    )
    const later = entries.map((entry) => entry.version_added).filter((added) => versionOf(added) > first)
    return has || !compat.support[browser] ? [] : [later.length ? `${browser} before ${later.at(-1)}` : browser]
  })
}

/**
 * The features that some supported browser lacks.
 * @param files with their name and text; of HTML the inline scripts and style sheets
 * @param first the first supported versions, by browserslist's names
 * @returns a map from features to the browsers and the files
 */
export function lacking(files, first = firstSupported()) {
  const supported = supportedByData(first)
  const found = new Map()
  const seen = new Map()
  const note = (feature, file, ...compats) => {
    if (!seen.has(feature)) {
      const gaps = compats.filter(Boolean).map((compat) => missingIn(compat, supported))
      // A method by its name may be that of any object which has it.
      seen.set(feature, gaps.length > 0 && gaps.every((gap) => gap.length > 0) ? gaps[0] : [])
    }
    const browsers = seen.get(feature)
    if (!browsers.length) return
    if (!found.has(feature)) found.set(feature, { browsers, files: new Set() })
    found.get(feature).files.add(file)
  }
  for (const { name, text } of files) {
    if (/\.html$/.test(name)) {
      for (const [, style] of text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) readCss(style, name, note)
      for (const [, script] of text.matchAll(/<script(?![^>]*src)[^>]*>([\s\S]*?)<\/script>/g))
        readJs(script, name, note)
    } else if (/\.css$/.test(name)) readCss(text, name, note)
    else readJs(text, name, note)
  }
  return found
}

function readJs(text, file, note) {
  const { program, errors } = parseSync('script.js', text)
  if (errors.length) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const visit = (node, parent) => {
    if (node.type === 'Identifier') readIdentifier(node, parent, file, note)
    if (node.type === 'MemberExpression') readMember(node, parent, file, note)
    if (node.type === 'Property' && node.value.type === 'Literal') readStyle(node, file, note)
    for (const key in node) {
      const value = node[key]
      if (!value || typeof value !== 'object') continue
      if (Array.isArray(value)) {
        for (const child of value) if (child) visit(child, node)
      } else if (value.type) visit(value, node)
    }
  }
  visit(program, undefined)
}

/** A global object or function. Local names are shorter: the build minifies them. */
function readIdentifier(node, parent, file, note) {
  const { name } = node
  if (name.length < 4 || parent.property === node || parent.key === node) return
  const found = own(builtins, name) ?? own(api, name) ?? own(api.Window, name)
  note(name, file, found?.__compat)
}

function readMember(node, parent, file, note) {
  if (node.computed || node.property.type !== 'Identifier') return
  const { name } = node.property
  const object = node.object.type === 'Identifier' ? node.object.name : ''
  const known = own(builtins, object) ?? own(api, object)
  const member = known && (own(known, `${name}_static`) ?? own(known, name))
  if (member) note(`${object}.${name}`, file, member.__compat)
  else if (parent.type === 'CallExpression' && parent.callee === node)
    note(`.${name}()`, file, ...(methods.get(name) ?? []))
}

/** A property of an object, as of a style: { textWrap: 'balance' }. */
function readStyle({ key, value }, file, note) {
  const name = key.name ?? key.value
  const property = typeof name === 'string' ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : ''
  if (!own(css.properties, property) || !/string|number/.test(typeof value.value)) return
  readDeclaration(property, parse(`${value.value}`, { context: 'value', onParseError: () => {} }), file, note)
}

function readCss(text, file, note) {
  walk(parse(text), (node) => {
    if (node.type === 'Declaration') readDeclaration(node.property, node.value, file, note)
    if (/^Pseudo(Class|Element)Selector$/.test(node.type)) {
      note(`:${node.name}`, file, own(css.selectors, node.name)?.__compat)
    }
    if (node.type === 'Atrule') note(`@${node.name}`, file, own(css['at-rules'], node.name)?.__compat)
  })
}

function readDeclaration(name, value, file, note) {
  const property = own(css.properties, name)
  note(name, file, property?.__compat)
  if (property && value.type === 'Value') {
    walk(value, (node) => {
      if (node.type === 'Identifier' || node.type === 'Function')
        note(`${name}: ${node.name}`, file, own(property, node.name)?.__compat)
      if (node.type !== 'Function') return
      const type = own(css.types, node.name) ?? own(css.types.color, node.name)
      note(`${node.name}()`, file, type?.__compat)
    })
  }
}

async function filesOf(folder) {
  const names = await readdir(folder, { recursive: true })
  // Each page's scripts and styles once, not again in the folder that serves the path with a slash.
  const wanted = names.filter((name) => /\.(js|css|html)$/.test(name) && !/^storybook\b/.test(name))
  return Promise.all(wanted.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = lacking(await filesOf(process.argv[2] ?? 'dist'))
  const excused = Object.values(handled).flat()
  const unknown = [...found].filter(([feature]) => !excused.includes(feature))
  for (const [feature, { browsers, files }] of unknown)
    console.error(`${feature} is not in ${browsers.join(', ')}: ${[...files].slice(0, 3).join(', ')}`)
  const idle = excused.filter((feature) => !found.has(feature))
  if (idle.length) fail(`No longer used, or in every supported browser: ${idle.join(', ')}. Remove it from compat.mjs.`)
  if (unknown.length) fail(`${unknown.length} features that a browser in package.json's browserslist lacks.`)
  const first = Object.entries(firstSupported()).map(([name, version]) => `${name} ${version}`)
  console.log(`dist/ runs in ${first.join(', ')} and later.`)
}
