// Generates everything from src/brand.ts that is not code: the accent's tones, the icons, the preview image for shared links, the
// drawings in the brand's color, the manifest, and the name in the documents. Running it twice changes nothing: npm run brand.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { recolored, tonesOf } from './brand-tones.mjs'
import { findBrowser } from './browser.mjs'
import { importSource } from './site-config.mjs'
import { bakeCard } from './social-card.mjs'

const read = (file) => readFileSync(file, 'utf8')
const tonesFile = 'src/theme/brand-tones.json'
const manifestFile = 'public/site.webmanifest'

const { brand } = await importSource('/src/brand.ts')
// The previous brand.
const { color: oldColor } = JSON.parse(read(tonesFile))
const { name: oldName } = JSON.parse(read(manifestFile))

const { tones, warning } = tonesOf(brand.color)
writeFileSync(tonesFile, `${JSON.stringify(tones, null, 2)}\n`)
if (warning) console.warn(warning)
writeFileSync('public/favicon.svg', markSvg('0 0 40 40'))
rename(oldName, brand.name)

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage()
  for (const [file, size] of Object.entries({ 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }))
    await save(`public/${file}.png`, await page.evaluate(drawIcon, { source: markSvg('-7 -6.5 54 54', '#fff'), size }))
  if (oldColor !== tones.color)
    for (const folder of ['backgrounds', 'illustrations'])
      for (const file of readdirSync(`public/assets/${folder}`)) {
        const path = `public/assets/${folder}/${file}`
        const source = `data:image/webp;base64,${readFileSync(path).toString('base64')}`
        await save(path, await page.evaluate(turnHue, { source, turn: turnOf(oldColor, tones.color) }))
      }
  await bakeCard(browser, brand)
} finally {
  await browser.close()
}
console.log(`${brand.name} in ${brand.color}.`)
// #tools
console.log('A new screenshot for the README and the card: npm run bake:screens -w tools, after a build.')
// #/tools

/** The mark in the brand's color, as an SVG file. */
function markSvg(viewBox, ground) {
  const { paths, size } = brand.logo
  const shades = { light: '#A5B4FC', main: '#6366F1', dark: '#4338CA' }
  const gradients = paths.map(({ tones }, index) => {
    const stops = tones.map((tone, at) => `<stop offset="${at}" stop-color="${recolored(shades[tone], brand.color)}"/>`)
    return `<linearGradient id="${index}" x1="0" y1="0" x2="0.6" y2="1">${stops.join('')}</linearGradient>`
  })
  const shapes = paths.map(({ d }, index) => `<path fill="url(#${index})" d="${d}"/>`)
  const [x, y, width] = viewBox.split(' ').map((part) => (Number(part) * size) / 40)
  const rect = ground ? `<rect x="${x}" y="${y}" width="${width}" height="${width}" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[x, y, width, width].join(' ')}"><defs>${gradients.join('')}</defs>${rect}${shapes.join('')}</svg>\n`
}

/** Replaces the name in files that cannot read it from src/brand.ts: the manifest and the documents. */
function rename(from, to) {
  const manifest = JSON.parse(read(manifestFile))
  const icons = manifest.icons.map(
    (icon) =>
      `    ${JSON.stringify(icon)
        .replace(/([{,:])"/g, '$1 "')
        .replace('}', ' }')}`,
  )
  const rest = JSON.stringify({ ...manifest, name: to, short_name: to, icons: [] }, null, 2)
  writeFileSync(manifestFile, `${rest.replace('"icons": []', `"icons": [\n${icons.join(',\n')}\n  ]`)}\n`)
  if (from === to) return
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${from.replace(/[^\p{L}\p{N} ]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu')
  const documents = execFileSync('git', ['ls-files', '*.md', '*.mdx', 'docs/openapi.json'], { encoding: 'utf8' })
  for (const file of documents.trim().split('\n')) {
    const text = read(file)
    if (word.test(text))
      writeFileSync(
        file,
        text.replace(word, () => to),
      )
  }
}

function save(file, dataUrl) {
  writeFileSync(file, Buffer.from(dataUrl.split(',')[1], 'base64'))
}

/** The difference of hue and saturation, in the browser's HSL. */
function turnOf(from, to) {
  const [a, b] = [from, to].map((hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
    const span = max - min || 1
    const hue = max === r ? (g - b) / span : max === g ? 2 + (b - r) / span : 4 + (r - g) / span
    return { hue: hue * 60, hasHue: max !== min }
  })
  return { from: a.hue, by: b.hue - a.hue, saturation: b.hasHue ? 1 : 0 }
}

// Runs in the browser.
async function drawIcon({ source, size }) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  image.width = image.height = size
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  canvas.getContext('2d').drawImage(image, 0, 0, size, size)
  return canvas.toDataURL('image/png')
}

// Runs in the browser: colors near the old hue get the new one; skin, wood and leaves stay.
async function turnHue({ source, turn }) {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const pixels = context.getImageData(0, 0, image.width, image.height)
  const { data } = pixels
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at] / 255, data[at + 1] / 255, data[at + 2] / 255]
    const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)]
    const span = max - min
    if (span === 0) continue
    const hue = 60 * (max === r ? (g - b) / span : max === g ? 2 + (b - r) / span : 4 + (r - g) / span)
    const apart = Math.abs(((hue - turn.from + 540) % 360) - 180)
    if (apart > 40) continue
    const lightness = (max + min) / 2
    const strength = (span / (1 - Math.abs(2 * lightness - 1) || 1)) * turn.saturation
    const part = (shift) => {
      const k = (shift + (((hue + turn.by) % 360) + 360) / 30) % 12
      return 255 * (lightness - strength * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
    }
    for (const [index, shift] of [0, 8, 4].entries()) data[at + index] = Math.round(part(shift))
  }
  context.putImageData(pixels, 0, 0)
  return canvas.toDataURL('image/webp', 0.92)
}
