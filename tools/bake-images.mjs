// Draws every picture of the site from fixed seeds, so that a second run gives the same files. A browser renders them: the tests
// need one anyway, and it writes WebP.

import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createAvatar } from '@dicebear/core'
import * as notionists from '@dicebear/notionists'
import { chromium } from 'playwright'
import { recolored } from '../scripts/brand-tones.mjs'
import { importSource } from '../scripts/site-config.mjs'

const { brand } = await importSource('/src/brand.ts')

const root = fileURLToPath(new URL('..', import.meta.url))
const publicDir = join(root, 'public')
const flagDir = join(root, 'node_modules/flag-icons/flags/4x3')

// --- Palette -------------------------------------------------------------------------------

const ink = '#2B2660'
const paper = '#FFFFFF'
/** The accent's shades, in the brand's color. */
const indigo = Object.fromEntries(
  Object.entries({
    50: '#EEF0FF',
    100: '#E0E4FF',
    200: '#C7CDFE',
    300: '#A5AFFC',
    400: '#818CF8',
    500: '#6366F1',
    600: '#4F46E5',
    700: '#4338CA',
  }).map(([step, hex]) => [step, recolored(hex, brand.color)]),
)
const peach = '#FFD3B5'
const amber = '#FBC15E'
const coral = '#FF8A75'
const rose = '#F9A8C0'
const teal = '#4CC5B8'
const mint = '#BDEBE3'
const skins = ['#FFE0CC', '#F6BE98', '#D0956C', '#A8704F', '#FFD2B8', '#B97C55']
const hairs = [ink, '#5B3550', '#7B4331', '#43302F', '#C98645', '#A9ADD0']

// --- Small helpers -------------------------------------------------------------------------

function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const n = (value) => Number(value.toFixed(1))
const range = (count) => Array.from({ length: count }, (_, index) => index)
const variant = (number) => [`variant${String(number).padStart(2, '0')}`]
const svg = (width, height, body, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" fill="none">${body}</svg>`
const gradient = (id, from, to, vector = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${vector}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

// A Catmull-Rom spline through closed points: an organic outline without corners.
function closed(points) {
  const at = (index) => points[(index + points.length) % points.length]
  const curves = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    return `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`
  })
  return `M${n(points[0][0])} ${n(points[0][1])}${curves.join('')}Z`
}

function blob(cx, cy, r, phase) {
  return closed(
    range(16).map((i) => {
      const angle = (i / 16) * Math.PI * 2
      const reach = r * (1 + 0.06 * Math.sin(2 * angle + phase) + 0.045 * Math.sin(3 * angle + phase * 1.7))
      return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)]
    }),
  )
}

// --- People --------------------------------------------------------------------------------

// Notionists draws in black and white, with one group per part in a fixed order: enough to color it.
const partNames = ['base', 'body', 'hair', 'lips', 'beard', 'nose', 'eyes', 'glasses', 'brows', 'gesture']
const partStart =
  /<g transform="translate\((?:531 487|178 1057|266 207|791 871|653 805|901 668|610 680|774 657|0 559)\)">/g
// These are cloth, not hair: scarves, a turban, a cap.
const headwear = new Set(['62', '63', '61', 'hat'])

function person({
  hair,
  body,
  lips = 23,
  brows = 1,
  eyes = 5,
  nose = 4,
  glasses,
  beard,
  gesture,
  skin = 0,
  tone = 0,
  cloth = indigo[500],
  cuff = 1400,
}) {
  const drawing = createAvatar(notionists, {
    seed: 'ark',
    hair: hair === 'hat' ? ['hat'] : variant(hair),
    body: variant(body),
    lips: variant(lips),
    brows: variant(brows),
    eyes: variant(eyes),
    nose: variant(nose),
    glasses: variant(glasses ?? 11),
    glassesProbability: glasses ? 100 : 0,
    beard: variant(beard ?? 1),
    beardProbability: beard ? 100 : 0,
    gesture: [gesture ?? 'ok'],
    gestureProbability: gesture ? 100 : 0,
    bodyIconProbability: 0,
  }).toString()

  const inner = drawing.slice(drawing.indexOf('<g mask="url(#viewboxMask)">') + 28, drawing.lastIndexOf('</g></svg>'))
  const starts = [...inner.matchAll(partStart)].map((match) => match.index)
  const part = (name, light, dark) => {
    const index = partNames.indexOf(name)
    return inner
      .slice(starts[index], starts[index + 1])
      .replaceAll('#fff', light)
      .replaceAll('#000', dark)
  }

  const skinTone = skins[skin]
  const hairTone = hairs[tone]
  const isCloth = headwear.has(String(hair))
  return [
    part('base', skinTone, ink),
    part('body', cloth, ink),
    '<ellipse cx="742" cy="900" rx="62" ry="40" fill="#FF6B6B" opacity=".2"/>',
    part(
      'hair',
      isCloth ? peach : hair === 42 ? hairTone : amber,
      isCloth && hair > 61 ? indigo[600] : isCloth ? ink : hairTone,
    ),
    part('lips', paper, ink),
    part('beard', skinTone, hairTone),
    part('nose', skinTone, ink),
    part('eyes', paper, ink),
    part('glasses', paper, ink),
    part('brows', skinTone, ink),
    // The arm is one shape: a sleeve is the same arm in cloth below the cuff.
    gesture
      ? `<clipPath id="cuff"><rect y="${cuff - 15}" width="1744" height="900"/></clipPath><clipPath id="sleeve"><rect y="${cuff}" width="1744" height="900"/></clipPath>
        ${part('gesture', skinTone, ink)}<g clip-path="url(#cuff)">${part('gesture', ink, ink)}</g><g clip-path="url(#sleeve)">${part('gesture', cloth, ink)}</g>`
      : '',
  ].join('')
}

// --- Things around the people --------------------------------------------------------------

const line = `stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`
const rect = (x, y, width, height, r, fill, extra = line) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}" ${extra}/>`
const bar = (x, y, width, height, fill) => rect(x, y, width, height, Math.min(width, height) / 2, fill, '')
const path = (d, fill = 'none', extra = line) => `<path d="${d}" fill="${fill}" ${extra}/>`
const circle = (cx, cy, r, fill, extra = line) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${extra}/>`
const move = (x, y, body, rotate = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})">${body}</g>`

const card = (width, height, body, fill = paper) =>
  rect(5, 6, width, height, 12, indigo[300], '') + rect(0, 0, width, height, 12, fill) + body
const sparkle = (x, y, r, fill) =>
  path(
    `M${x} ${y - r}Q${x + r * 0.14} ${y - r * 0.14} ${x + r} ${y}Q${x + r * 0.14} ${y + r * 0.14} ${x} ${y + r}Q${x - r * 0.14} ${y + r * 0.14} ${x - r} ${y}Q${x - r * 0.14} ${y - r * 0.14} ${x} ${y - r}Z`,
    fill,
    '',
  )
const dots = (...list) => list.map(([x, y, r, fill]) => circle(x, y, r, fill, '')).join('')

// Stands on its own foot at 0,0.
const plant = (leaf = teal, pot = coral) =>
  path('M0-40C-4-70-2-96 4-120', 'none', `stroke="#2E8B7F" stroke-width="4" stroke-linecap="round"`) +
  path('M3-112C-20-118-30-138-24-160C-2-152 10-134 3-112Z', leaf) +
  path('M1-84C-26-82-42-96-46-116C-22-120-2-108 1-84Z', mint) +
  path('M1-72C24-72 42-86 46-108C20-110 2-96 1-72Z', leaf) +
  path('M-26-44H26L20-6Q19 0 13 0H-13Q-19 0-20-6Z', pot) +
  path('M-30-48H30V-36H-30Z', pot)

const mug =
  path('M14-26C30-28 30-6 13-8', 'none', `stroke="${ink}" stroke-width="9"`) +
  path('M14-26C30-28 30-6 13-8', 'none', `stroke="${amber}" stroke-width="4"`) +
  path('M-16-34H16V-8Q16 0 8 0H-8Q-16 0-16-8Z', amber) +
  path(
    'M-6-44C-10-50-2-54-6-60M6-44C2-50 10-54 6-60',
    'none',
    `stroke="${indigo[300]}" stroke-width="3" stroke-linecap="round"`,
  )

const laptop =
  path('M-88-118Q-88-126-80-126H80Q88-126 88-118V-10H-88Z', indigo[600]) +
  move(
    -20,
    -88,
    path(
      'M20 3C11.5 10 4.5 22 3 37h9c.6-7 3.4-12.6 8-17c4.6 4.4 7.4 10 8 17h9C35.5 22 28.5 10 20 3zM13.4 29q6.6 2.6 13.2 0c-.7 4.7-3.2 7-6.6 7s-5.9-2.3-6.6-7z',
      indigo[200],
      '',
    ),
  ) +
  path('M-104-12H104V-8Q104 0 94 0H-94Q-104 0-104-8Z', indigo[200])

const padlock = (fill = amber) =>
  path('M-20-44V-62A20 20 0 0 1 20-62V-44', 'none', `stroke="${ink}" stroke-width="17" stroke-linecap="round"`) +
  path(
    'M-20-44V-62A20 20 0 0 1 20-62V-44',
    'none',
    `stroke="${indigo[200]}" stroke-width="11" stroke-linecap="round"`,
  ) +
  rect(-36, -50, 72, 56, 13, fill) +
  circle(0, -26, 7, ink, '') +
  path('M0-24V-12', 'none', `stroke="${ink}" stroke-width="5" stroke-linecap="round"`)

const envelope =
  rect(0, 0, 84, 58, 9, paper) +
  path('M3 6L36 33Q42 38 48 33L81 6', peach) +
  circle(80, 4, 12, coral) +
  path('M80-1V4M80 9V9.1', 'none', `stroke="${paper}" stroke-width="3.4" stroke-linecap="round"`)

const cloud = (fill = paper) => path('M22 62A22 22 0 0 1 20 18A32 32 0 0 1 80 12A25 25 0 0 1 96 62Z', fill)

const magnifier =
  path('M22 22L46 46', 'none', `stroke="${ink}" stroke-width="14" stroke-linecap="round"`) +
  path('M24 24L46 46', 'none', `stroke="${coral}" stroke-width="8" stroke-linecap="round"`) +
  circle(0, 0, 30, indigo[50]) +
  path('M-16-4A17 17 0 0 1-3-17')

const four = path('M52 0H84V78H102V106H84V140H52V106H0V80ZM52 42L30 78H52Z', indigo[400], `${line} fill-rule="evenodd"`)

const rocket =
  path('M-13 40C-16 62-6 74 0 88C6 74 16 62 13 40Z', amber) +
  path('M-6 40C-7 54-3 60 0 68C3 60 7 54 6 40Z', coral, '') +
  path('M-24 6C-42 16-44 34-42 50L-20 38ZM24 6C42 16 44 34 42 50L20 38Z', coral) +
  path('M0-78C-26-54-32-14-20 40H20C32-14 26-54 0-78Z', paper) +
  path('M0-78C-12-67-19-53-23-38H23C19-53 12-67 0-78Z', indigo[500]) +
  circle(0, -10, 12, indigo[200])

const shield =
  path('M0-46C14-36 28-32 40-32C42 6 28 34 0 48C-28 34-42 6-40-32C-28-32-14-36 0-46Z', teal) +
  path('M0-46C14-36 28-32 40-32C42 6 28 34 0 48Z', '#38AFA3', '') +
  path('M0-46C14-36 28-32 40-32C42 6 28 34 0 48C-28 34-42 6-40-32C-28-32-14-36 0-46Z') +
  path('M-13-13L13 13M13-13L-13 13', 'none', `stroke="${paper}" stroke-width="7" stroke-linecap="round"`)

const warning =
  path('M-6-34Q0-44 6-34L40 24Q44 34 34 34H-34Q-44 34-40 24Z', amber) +
  path('M0-14V8', 'none', `stroke="${ink}" stroke-width="7" stroke-linecap="round"`) +
  circle(0, 21, 4.4, ink, '')

// All figures have the same ground line and blob, so that the eight pictures are a set.
const ground = 432

function scene({ who, x, size, y = ground - size, phase, back = '', front = '' }) {
  return svg(
    480,
    480,
    `<defs>${gradient('blob', indigo[100], indigo[300])}<clipPath id="above"><rect x="-50" y="-50" width="580" height="${ground + 50}"/></clipPath></defs>
    <g clip-path="url(#above)">
      <path d="${blob(240, 268, 196, phase)}" fill="url(#blob)"/>
      ${back}
      <svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 1744 1744">${person(who)}</svg>
    </g>
    ${path(`M26 ${ground}H454`, 'none', `stroke="${indigo[500]}" stroke-width="4" stroke-linecap="round"`)}
    ${path(`M70 ${ground + 14}H150M176 ${ground + 14}H190M300 ${ground + 14}H388`, 'none', `stroke="${indigo[300]}" stroke-width="4" stroke-linecap="round"`)}
    ${front}`,
  )
}

const characters = {
  // Welcome: a dashboard with figures.
  1: scene({
    who: { hair: 28, body: 21, lips: 8, brows: 10, gesture: 'waveLongArm', skin: 0, tone: 2, cloth: coral },
    x: 66,
    size: 350,
    phase: 0.4,
    back:
      move(
        30,
        84,
        card(
          126,
          96,
          [28, 46, 36, 58, 42]
            .map((h, i) => bar(17 + i * 20, 80 - h, 12, h, i === 3 ? indigo[600] : indigo[300]))
            .join(''),
        ),
        -5,
      ) +
      move(
        338,
        54,
        card(
          104,
          92,
          circle(52, 46, 25, 'none', `stroke="${indigo[200]}" stroke-width="13"`) +
            path('M52 21A25 25 0 1 1 29 56', 'none', `stroke="${teal}" stroke-width="13"`),
        ),
        6,
      ) +
      sparkle(316, 54, 14, amber) +
      dots([186, 70, 6, coral], [458, 206, 6, teal], [30, 232, 5, indigo[400]]),
    front: move(74, ground, plant()) + move(436, ground, mug),
  }),
  // Sign in: a laptop, a lock and a password being typed.
  2: scene({
    who: { hair: 34, body: 23, lips: 22, brows: 1, glasses: 11, skin: 2, tone: 0, cloth: amber },
    x: 72,
    size: 350,
    phase: 2.1,
    back:
      move(
        28,
        118,
        card(
          134,
          54,
          range(4)
            .map((i) => dots([30 + i * 20, 27, 6, indigo[600]]))
            .join('') + path('M110 17V37', 'none', `stroke="${coral}" stroke-width="3" stroke-linecap="round"`),
        ),
        -6,
      ) +
      move(402, 176, padlock(), 9) +
      sparkle(346, 66, 13, teal) +
      sparkle(58, 224, 9, coral) +
      dots([438, 232, 5, indigo[400]], [120, 78, 6, amber]),
    front: move(246, ground, laptop) + move(68, ground, plant(teal, indigo[400]), 0, 0.86) + move(418, ground, mug),
  }),
  // Sign up: a form being filled in, with the message on its way.
  3: scene({
    who: { hair: 59, body: 11, lips: 8, brows: 10, gesture: 'pointLongArm', skin: 3, tone: 0, cloth: teal },
    x: 84,
    size: 346,
    phase: 3.6,
    back:
      move(
        26,
        132,
        card(
          124,
          158,
          circle(62, 38, 19, peach) +
            bar(18, 70, 88, 9, indigo[100]) +
            bar(18, 88, 88, 9, indigo[100]) +
            bar(18, 106, 60, 9, indigo[100]) +
            rect(18, 126, 88, 18, 9, indigo[600], ''),
        ),
        -5,
      ) +
      path(
        'M300 112C324 66 356 120 376 78',
        'none',
        `stroke="${indigo[400]}" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 9"`,
      ) +
      move(376, 50, envelope, 10) +
      sparkle(98, 92, 13, amber) +
      dots([458, 172, 6, teal], [206, 64, 5, coral]),
    front:
      move(
        150,
        288,
        circle(0, 0, 21, coral) +
          path('M-8 0H8M0-8V8', 'none', `stroke="${paper}" stroke-width="5" stroke-linecap="round"`),
      ) + move(66, ground, plant(teal, amber), 0, 0.74),
  }),
  // Not found: the zero between the fours is a puzzled figure.
  4: scene({
    who: { hair: 33, body: 22, lips: 20, brows: 13, gesture: 'waveLongArms', skin: 1, tone: 3, cloth: rose },
    x: 84,
    size: 316,
    phase: 5.2,
    back:
      move(18, 80, four, -7) +
      move(366, 70, four, 7) +
      path(
        'M210 70C206 40 258 40 254 70C252 84 234 82 234 98',
        'none',
        `stroke="${coral}" stroke-width="11" stroke-linecap="round"`,
      ) +
      circle(234, 116, 7, coral, '') +
      sparkle(160, 82, 11, amber) +
      dots([316, 78, 6, teal], [36, 300, 6, amber], [456, 284, 6, coral]),
    front: move(398, 374, magnifier, 8, 0.86) + move(58, ground, plant(), 0, 0.6),
  }),
  // Empty list: an open, empty box.
  5: scene({
    who: { hair: 9, body: 25, lips: 17, brows: 12, skin: 4, tone: 1, cloth: indigo[400] },
    x: 80,
    size: 330,
    y: ground - 372,
    phase: 1.2,
    back:
      move(
        28,
        108,
        rect(0, 0, 112, 40, 10, indigo[50], `stroke="${indigo[500]}" stroke-width="3" stroke-dasharray="7 7"`) +
          dots([21, 20, 8, indigo[300]]) +
          bar(38, 12, 56, 5, indigo[300]) +
          bar(38, 23, 34, 5, indigo[200]),
        -6,
      ) +
      move(
        348,
        92,
        rect(0, 0, 108, 40, 10, indigo[50], `stroke="${indigo[500]}" stroke-width="3" stroke-dasharray="7 7"`) +
          dots([21, 20, 8, indigo[300]]) +
          bar(38, 12, 52, 5, indigo[300]) +
          bar(38, 23, 32, 5, indigo[200]),
        7,
      ) +
      sparkle(384, 214, 12, amber) +
      sparkle(130, 196, 9, coral) +
      dots([430, 170, 6, teal], [64, 206, 5, indigo[400]]),
    front:
      path('M118 318L70 356L96 372L134 336Z', amber) +
      path('M362 318L410 356L384 372L346 336Z', amber) +
      path(`M118 318H362V${ground - 8}Q362 ${ground} 354 ${ground}H126Q118 ${ground} 118 ${ground - 8}Z`, peach) +
      path(`M218 318H262V352H218Z`, amber) +
      bar(146, 400, 44, 6, coral) +
      bar(146, 386, 28, 6, coral) +
      move(430, ground, plant(teal, indigo[400]), 0, 0.66),
  }),
  // Forbidden: friendly, but no.
  6: scene({
    who: {
      hair: 'hat',
      body: 21,
      lips: 13,
      brows: 9,
      gesture: 'waveLongArm',
      skin: 5,
      tone: 3,
      beard: 9,
      cloth: indigo[300],
    },
    x: 62,
    size: 344,
    phase: 4.4,
    back:
      move(88, 162, shield, -8, 1.1) +
      sparkle(352, 92, 13, amber) +
      sparkle(150, 84, 9, teal) +
      dots([440, 226, 6, coral], [48, 250, 5, indigo[400]], [404, 130, 6, indigo[400]]),
    front:
      rect(70, 340, 18, ground - 340, 5, indigo[500]) +
      rect(392, 340, 18, ground - 340, 5, indigo[500]) +
      `<clipPath id="board"><rect x="44" y="350" width="392" height="40" rx="10"/></clipPath>${rect(44, 350, 392, 40, 10, paper, '')}<g clip-path="url(#board)">${range(
        7,
      )
        .map((i) => path(`M${30 + i * 64} 392L${62 + i * 64} 348H${92 + i * 64}L${60 + i * 64} 392Z`, coral, ''))
        .join('')}</g>${rect(44, 350, 392, 40, 10, 'none')}` +
      move(240, 424, padlock(), 0, 0.9) +
      circle(79, 334, 10, amber) +
      circle(401, 334, 10, amber),
  }),
  // Failed: an unplugged cable.
  8: scene({
    who: { hair: 58, body: 14, lips: 24, brows: 13, gesture: 'waveLongArms', skin: 2, tone: 1, cloth: teal },
    x: 86,
    size: 322,
    phase: 2.9,
    back:
      move(
        28,
        74,
        card(
          128,
          104,
          path('M0 26H128') +
            dots([18, 13, 4, coral], [32, 13, 4, amber], [46, 13, 4, teal]) +
            path(
              'M16 66H40L52 44L66 88L78 60L84 66H112',
              'none',
              `stroke="${coral}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"`,
            ),
        ),
        -6,
      ) +
      move(340, 70, cloud(), 4) +
      path('M404 120L384 152H400L390 182L420 142H403L414 120Z', amber) +
      sparkle(312, 86, 10, coral) +
      dots([206, 70, 6, teal], [44, 218, 6, indigo[400]], [452, 218, 5, coral]),
    front:
      path(
        `M26 ${ground - 12}C60 ${ground - 60} 86 ${ground + 4} 120 ${ground - 24}H150`,
        'none',
        `stroke="${indigo[500]}" stroke-width="5" stroke-linecap="round"`,
      ) +
      rect(146, ground - 40, 34, 32, 8, coral) +
      path(
        `M180 ${ground - 32}H194M180 ${ground - 16}H194`,
        'none',
        `stroke="${ink}" stroke-width="5" stroke-linecap="round"`,
      ) +
      path(
        `M456 ${ground - 12}C420 ${ground - 64} 384 ${ground + 6} 340 ${ground - 24}H316`,
        'none',
        `stroke="${indigo[500]}" stroke-width="5" stroke-linecap="round"`,
      ) +
      rect(280, ground - 42, 40, 36, 8, indigo[400]) +
      path(
        `M280 ${ground - 32}H290M280 ${ground - 16}H290`,
        'none',
        `stroke="${ink}" stroke-width="5" stroke-linecap="round"`,
      ) +
      path(
        `M232 ${ground - 48}L236 ${ground - 62}M216 ${ground - 42}L208 ${ground - 54}M250 ${ground - 42}L260 ${ground - 52}`,
        'none',
        `stroke="${amber}" stroke-width="5" stroke-linecap="round"`,
      ) +
      move(412, 348, warning, 6, 0.9),
  }),
  // Upgrade: up it goes.
  10: scene({
    who: { hair: 47, body: 18, lips: 14, brows: 10, gesture: 'okLongArm', skin: 1, tone: 4, cloth: indigo[500] },
    x: 70,
    size: 346,
    phase: 0.9,
    back:
      path(
        'M58 424C60 380 66 340 78 300',
        'none',
        `stroke="${indigo[400]}" stroke-width="3" stroke-linecap="round" stroke-dasharray="2 10"`,
      ) +
      move(96, 186, rocket, 14) +
      move(
        340,
        76,
        card(
          110,
          94,
          path(
            'M16 72L40 52L58 62L92 26',
            'none',
            `stroke="${teal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
          ) +
            path(
              'M76 24H94V42',
              'none',
              `stroke="${teal}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
            ),
        ),
        6,
      ) +
      sparkle(186, 66, 15, amber) +
      sparkle(318, 66, 9, coral) +
      sparkle(42, 90, 10, teal) +
      dots([452, 216, 6, coral], [150, 110, 5, rose], [34, 260, 6, amber]),
    front:
      move(
        424,
        ground,
        rect(-30, -46, 60, 46, 6, rose) +
          rect(-36, -62, 72, 20, 6, rose) +
          path('M-8-62H8V0H-8Z', amber) +
          path('M0-62C-10-84-32-80-26-66C-22-60-8-60 0-62C10-84 32-80 26-66C22-60 8-60 0-62Z', amber),
      ) + move(60, ground, path('M-30 0A22 22 0 0 1-16-30A26 26 0 0 1 32-26A20 20 0 0 1 46 0Z', paper)),
  }),
}

// --- Avatars -------------------------------------------------------------------------------

const grounds = ['#DCE1FF', '#D3F1EC', '#FFE3D1', '#FFDCE5', '#FFEBC8', '#DDEBFF', '#E9DEFF', '#DFF2D9']
const cloths = [indigo[500], coral, teal, amber, paper, rose, indigo[300], mint]
// hair, body, lips, brows, nose, skin, hair tone, glasses, beard
const looks = [
  [28, 21, 8, 10, 4, 0, 2],
  [34, 16, 23, 1, 8, 1, 0],
  [59, 11, 8, 10, 4, 3, 0],
  [54, 19, 22, 9, 12, 2, 3, undefined, 2],
  [41, 13, 3, 1, 7, 4, 0],
  [22, 23, 14, 4, 10, 3, 3, 11],
  [63, 21, 23, 10, 4, 1, 0],
  [38, 25, 17, 7, 3, 0, 4],
  [47, 17, 8, 10, 16, 1, 2],
  [61, 7, 22, 8, 12, 2, 3, undefined, 1],
  [20, 22, 14, 1, 10, 5, 3],
  [27, 20, 23, 4, 8, 0, 5, 8],
  [8, 14, 3, 10, 4, 4, 1],
  [53, 24, 14, 5, 7, 1, 0],
  [48, 12, 23, 10, 16, 5, 0],
  ['hat', 3, 22, 7, 3, 0, 2, undefined, 10],
  [36, 16, 8, 1, 4, 2, 0, 3],
  [9, 23, 22, 4, 12, 3, 3],
  [57, 11, 17, 10, 7, 0, 4],
  [32, 19, 23, 8, 8, 2, 0, undefined, 11],
  [62, 13, 3, 10, 4, 5, 0],
  [13, 5, 14, 9, 10, 1, 2, 11],
  [2, 22, 22, 1, 16, 4, 5],
  [40, 10, 8, 7, 3, 3, 0],
]

function avatar([hair, body, lips, brows, nose, skin, tone, glasses, beard], index) {
  const who = person({
    hair,
    body,
    lips,
    brows,
    nose,
    skin,
    tone,
    glasses,
    beard,
    cloth: cloths[(index * 3 + 1) % cloths.length],
    eyes: [5, 1, 5, 4][index % 4],
  })
  const fill = grounds[(index * 5) % grounds.length]
  return svg(128, 128, `<rect x="200" y="150" width="1260" height="1260" fill="${fill}"/>${who}`, '200 150 1260 1260')
}

// --- Covers --------------------------------------------------------------------------------

function ridge(next, base, swing, rough, width = 640, height = 480) {
  const waves = range(4).map((i) => [swing / (i + 1) ** (2 - rough), (0.7 + next() * 0.8) * (i + 1), next() * 6.28])
  const points = range(41).map((i) => {
    const x = (i / 40) * width
    return [x, base + waves.reduce((sum, [a, f, p]) => sum + a * Math.sin((x / width) * 6.28 * f * 0.8 + p), 0)]
  })
  const at = (x) => points[Math.max(0, Math.min(40, Math.round((x / width) * 40)))][1]
  return { d: `M0 ${height}L${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}L${width} ${height}Z`, at }
}

function peaks(next, base, high) {
  let x = -60
  let rock = `M-80 480L-80 ${base}`
  let snow = ''
  while (x < 700) {
    const half = 60 + next() * 70
    const top = base - high * (0.55 + next() * 0.45)
    const slope = (base - top) / half
    const cap = (base - top) * 0.26
    rock += `L${n(x + half)} ${n(top)}L${n(x + half * 2)} ${n(base)}`
    snow += `M${n(x + half)} ${n(top)}L${n(x + half + cap / slope)} ${n(top + cap)}L${n(x + half + (cap / slope) * 0.4)} ${n(top + cap * 0.74)}L${n(x + half)} ${n(top + cap * 1.15)}L${n(x + half - (cap / slope) * 0.45)} ${n(top + cap * 0.76)}L${n(x + half - cap / slope)} ${n(top + cap)}Z`
    x += half * 1.25
    rock += `L${n(x)} ${n(base - high * 0.1)}`
  }
  return { rock: `${rock}L720 480Z`, snow }
}

const pine = (x, y, h, fill) =>
  `<path d="M${n(x)} ${n(y - h)}L${n(x + h * 0.17)} ${n(y - h * 0.45)}H${n(x + h * 0.1)}L${n(x + h * 0.25)} ${n(y + 8)}H${n(x - h * 0.25)}L${n(x - h * 0.1)} ${n(y - h * 0.45)}H${n(x - h * 0.17)}Z" fill="${fill}"/>`
const round = (x, y, h, fill, trunk) =>
  `<path d="M${n(x)} ${n(y + 4)}V${n(y - h * 0.5)}" stroke="${trunk}" stroke-width="3"/><ellipse cx="${n(x)}" cy="${n(y - h * 0.62)}" rx="${n(h * 0.3)}" ry="${n(h * 0.42)}" fill="${fill}"/>`
const mist = (x, y, w, fill = '#fff', opacity = 0.6) =>
  `<g fill="${fill}" opacity="${opacity}"><rect x="${x}" y="${y}" width="${w}" height="18" rx="9"/><rect x="${x + w * 0.22}" y="${y - 13}" width="${w * 0.5}" height="22" rx="11"/></g>`

// sky top, sky bottom, sun, then far to near.
const covers = [
  ['hills', '#C9D2FF', '#FFE6D4', '#FFF6E9', '#B3BBF7', '#8E97EE', '#6366F1', '#4338CA'],
  ['sea', '#FFC9A8', '#FFEBD6', '#FF8A75', '#F2A79C', '#7C83EA', '#5A60DC', '#3E3BB5'],
  ['city', '#2B2660', '#7B6FD6', '#FFE3A8', '#5750B8', '#413B97', '#2F2A78', '#231F5C'],
  ['mountains', '#BFE9F0', '#F2FBF7', '#FFE0A3', '#A9C9E8', '#7FA6DA', '#4F7FC0', '#2F5E9E'],
  ['forest', '#D8F1E6', '#FDF7E4', '#FFD88F', '#A9DCCB', '#6FC2AE', '#37998A', '#1E6E68'],
  ['desert', '#FFB199', '#FFE3B8', '#FFF4D6', '#F7A97E', '#EE8566', '#D9645A', '#A8455A'],
  ['sea', '#B6C4FF', '#E9F4FF', '#FFFFFF', '#9DB4F2', '#58B8C9', '#2F97B0', '#20708F'],
  ['hills', '#FFD9E3', '#FFF3E4', '#FFC277', '#F4B5C3', '#DB8AAE', '#A865A8', '#6A4A98'],
  ['mountains', '#3A3580', '#C58FCB', '#FFE9C9', '#8C78C9', '#6A5CB6', '#4A4398', '#302C73'],
  ['city', '#FFD3B5', '#FFF1E0', '#FF9E80', '#D9C3EE', '#AFA3EC', '#7F7CE6', '#4F46C8'],
  ['forest', '#25305F', '#5F86B8', '#F4F1FF', '#4F7BA6', '#366289', '#254A6E', '#173452'],
  ['desert', '#C8D0FF', '#FFE9DC', '#FFB48A', '#E6B8C9', '#C99AC8', '#9D7CC4', '#6E5CB5'],
]

function cover([kind, top, bottom, sun, ...layers], index) {
  const next = random(index * 7919 + 11)
  const dark = ['#2B2660', '#3A3580', '#25305F'].includes(top)
  const sunX = 150 + next() * 340
  const sunY = kind === 'sea' ? 232 : 120 + next() * 60
  const sunR = kind === 'sea' ? 74 : dark ? 34 : 48
  const fill = (d, color) => `<path d="${d}" fill="${color}"/>`
  let body = ''
  if (dark)
    body += range(26)
      .map(
        () =>
          `<circle cx="${n(next() * 640)}" cy="${n(next() * 230)}" r="${n(0.8 + next() * 1.3)}" fill="#fff" opacity=".8"/>`,
      )
      .join('')
  body += `<circle cx="${n(sunX)}" cy="${n(sunY)}" r="${sunR * 1.9}" fill="${sun}" opacity=".16"/><circle cx="${n(sunX)}" cy="${n(sunY)}" r="${sunR * 1.4}" fill="${sun}" opacity=".2"/><circle cx="${n(sunX)}" cy="${n(sunY)}" r="${sunR}" fill="${sun}"/>`
  if (!dark)
    body +=
      mist(n(40 + next() * 120), n(70 + next() * 40), 120) +
      mist(n(380 + next() * 100), n(120 + next() * 60), 150, '#fff', 0.5)

  if (kind === 'hills') {
    layers.forEach((color, i) => {
      const hill = ridge(next, 250 + i * 58, 34 - i * 3, 0.2)
      body += fill(hill.d, color)
      if (i > 0)
        body += range(3 + i * 2)
          .map(() => {
            const x = next() * 640
            return round(x, hill.at(x), 22 + i * 10, layers[Math.min(3, i + 1)], layers[3])
          })
          .join('')
    })
  }
  if (kind === 'sea') {
    body += fill(ridge(next, 282, 10, 0.4).d, layers[0])
    body += `<rect y="300" width="640" height="180" fill="${layers[1]}"/>`
    body += range(7)
      .map(
        (i) =>
          `<rect x="${n(sunX - 80 + i * 7 + next() * 20)}" y="${308 + i * 17}" width="${n(160 - i * 14 - next() * 20)}" height="6" rx="3" fill="${sun}" opacity="${n(0.8 - i * 0.08)}"/>`,
      )
      .join('')
    body +=
      fill(ridge(next, 372, 7, 0.3).d, layers[2]) +
      `<g transform="translate(${n(sunX > 320 ? 150 : 450)} 372)"><path d="M-4-92V-10H-52Z" fill="#fff"/><path d="M4-78V-10H40Z" fill="${sun}"/><path d="M-52-4H50L34 18H-36Z" fill="${layers[3]}"/></g>` +
      fill(ridge(next, 404, 8, 0.3).d, layers[2]) +
      fill(ridge(next, 440, 9, 0.3).d, layers[3])
    body += range(3)
      .map(
        (i) =>
          `<path d="M${n(sunX - 120 + i * 34)} ${n(120 + i * 14)}q7-8 13 0q6-8 13 0" stroke="${layers[3]}" stroke-width="2.6" stroke-linecap="round"/>`,
      )
      .join('')
  }
  if (kind === 'mountains') {
    layers.slice(0, 3).forEach((color, i) => {
      const chain = peaks(next, 330 + i * 50, 190 - i * 44)
      body += `${fill(chain.rock, color)}<path d="${chain.snow}" fill="#fff" opacity="${[0.75, 0.85, 0.3][i]}"/>`
    })
    const near = ridge(next, 420, 16, 0.3)
    body +=
      range(22)
        .map((i) => pine(i * 30 + next() * 16, near.at(i * 30) + 6, 34 + next() * 34, layers[3]))
        .join('') + fill(near.d, layers[3])
  }
  if (kind === 'forest') {
    layers.forEach((color, i) => {
      const hill = ridge(next, 268 + i * 54, 22, 0.2)
      const step = 24 + i * 13
      body +=
        range(Math.ceil(660 / step))
          .map((k) => {
            const x = k * step + next() * step * 0.6 - 10
            return pine(x, hill.at(x) + 6, 44 + i * 22 + next() * (24 + i * 8), color)
          })
          .join('') + fill(hill.d, color)
    })
  }
  if (kind === 'desert') {
    layers.forEach((color, i) => {
      const base = 270 + i * 54
      const crest = 120 + next() * 400
      body += `<path d="M0 ${n(base + 30)}C${n(crest * 0.5)} ${n(base + 20)} ${n(crest * 0.8)} ${n(base - 40)} ${n(crest)} ${n(base - 46)}C${n(crest + 90)} ${n(base - 20)} ${n(crest + 160)} ${n(base + 40)} 640 ${n(base + 14)}V480H0Z" fill="${color}"/><path d="M${n(crest)} ${n(base - 46)}C${n(crest + 90)} ${n(base - 20)} ${n(crest + 160)} ${n(base + 40)} 640 ${n(base + 14)}V480H${n(crest + 40)}C${n(crest + 70)} ${n(base + 60)} ${n(crest - 40)} ${n(base + 10)} ${n(crest)} ${n(base - 46)}Z" fill="#2B2660" opacity=".12"/>`
    })
    const cactus = (x, y, s) =>
      `<g transform="translate(${n(x)} ${y}) scale(${s})" stroke="${layers[3]}" stroke-width="14" stroke-linecap="round" fill="none"><path d="M0 0V-88M0-34H-22Q-26-34-26-40V-58M0-24H20Q26-24 26-32V-66"/></g>`
    body += cactus(90 + next() * 60, 452, 1) + cactus(520 + next() * 50, 400, 0.6)
  }
  if (kind === 'city') {
    layers.forEach((color, i) => {
      let x = -20 - next() * 30
      while (x < 660) {
        const width = 34 + next() * 34 + i * 6
        const height = 120 + next() * 150 - i * 14
        const y = 480 - height - (3 - i) * 34 + 30
        body += `<path d="M${n(x)} 480V${n(y)}${next() > 0.7 ? `L${n(x + width / 2)} ${n(y - 22)}L${n(x + width)} ${n(y)}` : `H${n(x + width)}`}V480Z" fill="${color}"/>`
        if (next() > 0.75) body += `<path d="M${n(x + width / 2)} ${n(y)}v-34" stroke="${color}" stroke-width="3"/>`
        if (i > 0)
          for (let wy = y + 16; wy < 470; wy += 22)
            for (let wx = x + 9; wx < x + width - 12; wx += 15)
              if (next() > 0.58)
                body += `<rect x="${n(wx)}" y="${n(wy)}" width="7" height="10" rx="1.5" fill="${dark ? '#FFD98A' : '#fff'}" opacity="${dark ? 0.9 : 0.55}"/>`
        x += width + (i === 3 ? 26 + next() * 40 : 2)
      }
    })
  }
  return svg(
    640,
    480,
    `<defs>${gradient('sky', top, bottom)}</defs><rect width="640" height="480" fill="url(#sky)"/>${body}`,
  )
}

// --- Courses -------------------------------------------------------------------------------

const panel = (from, to, body) =>
  svg(
    640,
    400,
    `<defs>${gradient('ground', from, to, 'x1="0" y1="0" x2="1" y2="1"')}</defs><rect width="640" height="400" fill="url(#ground)"/>${body}`,
  )
const rings = (x, y, color) =>
  range(4)
    .map((i) => circle(x, y, 60 + i * 46, 'none', `stroke="${color}" stroke-width="20" opacity="${0.34 - i * 0.07}"`))
    .join('')
const course = [
  // Code
  panel(
    '#4F46E5',
    '#7C83F7',
    rings(560, 60, '#fff') +
      rect(120, 84, 400, 232, 20, '#FFFFFF', '') +
      path('M120 104Q120 84 140 84H500Q520 84 520 104V128H120Z', indigo[200], '') +
      dots([146, 106, 7, coral], [168, 106, 7, amber], [190, 106, 7, teal]) +
      [
        [150, 90, indigo[400]],
        [178, 150, teal],
        [178, 210, indigo[200]],
        [206, 120, coral],
        [178, 84, amber],
        [150, 60, indigo[400]],
      ]
        .map(
          ([x, w, c], i) =>
            bar(x, 150 + i * 25, w, 11, c) + bar(x + w + 12, 150 + i * 25, 40 + ((i * 37) % 60), 11, indigo[100]),
        )
        .join('') +
      move(
        500,
        290,
        circle(0, 0, 54, coral, '') +
          path(
            'M-14-18L-32 0L-14 18M14-18L32 0L14 18',
            'none',
            'stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"',
          ),
      ),
  ),
  // Design
  panel(
    '#FFD9C2',
    '#FFB9A6',
    rings(70, 350, '#fff') +
      rect(96, 96, 190, 190, 30, indigo[500], '') +
      circle(330, 216, 104, '#FF8A75E6', '') +
      path('M420 76L556 312H284Z', '#FBC15EE6', '') +
      path('M110 318C200 130 380 390 540 110', 'none', `stroke="${ink}" stroke-width="5" stroke-linecap="round"`) +
      path(
        'M110 318L190 150M540 110L440 340',
        'none',
        `stroke="${ink}" stroke-width="2.5" stroke-dasharray="2 8" stroke-linecap="round"`,
      ) +
      [
        [110, 318],
        [540, 110],
      ]
        .map(([x, y]) => rect(x - 10, y - 10, 20, 20, 4, paper))
        .join('') +
      circle(190, 150, 8, paper) +
      circle(440, 340, 8, paper),
  ),
  // Data
  panel(
    '#BFEBE3',
    '#7FD6CB',
    rings(590, 370, '#fff') +
      range(7)
        .map((i) => {
          const h = [90, 140, 110, 180, 150, 220, 260][i]
          return rect(96 + i * 66, 340 - h, 42, h, 12, i === 6 ? indigo[600] : i % 2 ? '#FFFFFFD0' : '#FFFFFF90', '')
        })
        .join('') +
      path(
        'M116 214C170 150 200 210 250 176S340 150 380 120S470 90 512 56',
        'none',
        `stroke="${ink}" stroke-width="5" stroke-linecap="round"`,
      ) +
      [
        [116, 214],
        [250, 176],
        [380, 120],
        [512, 56],
      ]
        .map(([x, y]) => circle(x, y, 10, amber))
        .join('') +
      bar(80, 344, 480, 6, ink),
  ),
  // Language
  panel(
    '#2B2660',
    '#5B4FC4',
    rings(320, 200, '#fff') +
      path(
        'M112 92Q112 66 138 66H340Q366 66 366 92V186Q366 212 340 212H212L160 256V212H138Q112 212 112 186Z',
        amber,
        '',
      ) +
      path(
        'M276 196Q276 170 302 170H502Q528 170 528 196V290Q528 316 502 316H486V358L436 316H302Q276 316 276 290Z',
        paper,
        '',
      ) +
      bar(148, 106, 130, 13, ink) +
      bar(148, 134, 90, 13, '#E09A2E') +
      bar(148, 162, 110, 13, '#E09A2E') +
      range(3)
        .map((i) => circle(352 + i * 50, 243, 15, [indigo[600], coral, teal][i], ''))
        .join(''),
  ),
]

// --- Products ------------------------------------------------------------------------------

const shelf = (fill, deep, body) =>
  svg(
    480,
    480,
    `<defs>${gradient('ground', fill, deep)}</defs><rect width="480" height="480" fill="url(#ground)"/><circle cx="240" cy="226" r="164" fill="#fff" opacity=".45"/><ellipse cx="240" cy="394" rx="128" ry="15" fill="${ink}" opacity=".14"/>${body}`,
  )
const flat = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
const tube = (d, color, width) =>
  `<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const product = [
  // Headphones
  shelf(
    '#E6E9FF',
    '#CBD1FF',
    tube('M132 268V236A108 108 0 0 1 348 236V268', indigo[600], 24) +
      tube('M160 180A108 108 0 0 1 240 128', indigo[400], 10) +
      rect(100, 248, 68, 124, 32, indigo[700], '') +
      rect(312, 248, 68, 124, 32, indigo[700], '') +
      rect(142, 240, 44, 140, 20, coral, '') +
      rect(294, 240, 44, 140, 20, coral, '') +
      bar(114, 272, 10, 60, indigo[400]),
  ),
  // Mug
  shelf(
    '#FFEBD9',
    '#FFD3B5',
    tube('M326 224C394 210 400 316 322 318', coral, 24) +
      flat('M142 172H338V340Q338 388 290 388H190Q142 388 142 340Z', coral) +
      flat('M142 172H190V388Q142 388 142 340Z', '#FF9E8C') +
      `<ellipse cx="240" cy="172" rx="98" ry="26" fill="#E8705C"/><ellipse cx="240" cy="177" rx="82" ry="18" fill="#6B3B33"/>` +
      tube('M212 136C200 116 224 104 212 84M262 136C250 116 274 104 262 84', '#FFFFFF', 9),
  ),
  // Lamp
  shelf(
    '#FFF3D6',
    '#FBDFA0',
    flat('M196 196L132 360H348L284 196Z', '#FFFFFF', 'opacity=".5"') +
      tube('M240 190V376', ink, 14) +
      rect(172, 372, 136, 22, 11, ink, '') +
      flat('M186 92H294L338 208Q340 216 330 216H150Q140 216 142 208Z', amber) +
      flat('M186 92H222L200 216H150Q140 216 142 208Z', '#FFD78E') +
      tube('M282 216V258', coral, 4) +
      circle(282, 264, 8, coral, ''),
  ),
  // Chair
  shelf(
    '#D9F3EE',
    '#A9E0D6',
    tube('M160 292L134 388M320 292L346 388M196 296L190 370M284 296L290 370', '#8A5A44', 14) +
      flat('M150 106Q240 74 330 106Q344 200 322 262H158Q136 200 150 106Z', teal) +
      flat('M150 106Q170 98 196 94Q178 190 194 262H158Q136 200 150 106Z', '#6DD3C8') +
      rect(128, 250, 224, 52, 26, '#38A99D', ''),
  ),
  // Backpack
  shelf(
    '#EADFFF',
    '#D2BFFB',
    tube('M200 112V96A40 40 0 0 1 280 96V112', ink, 12) +
      rect(116, 220, 40, 130, 18, '#5B4FC4', '') +
      rect(324, 220, 40, 130, 18, '#5B4FC4', '') +
      flat('M144 208A96 104 0 0 1 336 208V360Q336 392 304 392H176Q144 392 144 360Z', '#7C6FEA') +
      flat('M144 208A96 104 0 0 1 226 105Q186 150 190 392H176Q144 392 144 360Z', '#9489F2') +
      rect(178, 264, 124, 100, 22, '#5B4FC4', '') +
      tube('M194 292H286', amber, 7) +
      bar(270, 292, 8, 28, amber) +
      tube('M188 208H292', '#5B4FC4', 7),
  ),
  // Camera
  shelf(
    '#FFE0E8',
    '#FBC0D0',
    rect(180, 128, 96, 50, 14, ink, '') +
      rect(96, 160, 288, 204, 34, '#3A347A', '') +
      flat('M96 214H384V318H96Z', coral) +
      circle(250, 264, 82, ink, '') +
      circle(250, 264, 62, indigo[500], '') +
      circle(250, 264, 38, '#201C52', '') +
      circle(232, 246, 13, indigo[200], '') +
      rect(118, 180, 44, 18, 9, amber, '') +
      circle(350, 188, 11, paper, ''),
  ),
  // Watch
  shelf(
    '#DDEBFF',
    '#B5D2FB',
    flat(
      'M186 156L200 66Q202 54 214 54H266Q278 54 280 66L294 156ZM186 318L200 396Q202 408 214 408H266Q278 408 280 396L294 318Z',
      '#3B82C4',
    ) +
      flat('M186 156L200 66Q202 54 214 54H232V156ZM186 318L200 396Q202 408 214 408H232V318Z', '#5A9BD8') +
      rect(346, 218, 16, 38, 7, ink, '') +
      circle(240, 237, 108, ink, '') +
      circle(240, 237, 88, paper, '') +
      range(12)
        .map(
          (i) =>
            `<rect x="237" y="158" width="6" height="${i % 3 ? 9 : 16}" rx="3" fill="${indigo[i % 3 ? 200 : 500]}" transform="rotate(${i * 30} 240 237)"/>`,
        )
        .join('') +
      tube('M240 237V184', ink, 8) +
      tube('M240 237L284 258', coral, 8) +
      circle(240, 237, 10, ink, ''),
  ),
  // Vase
  shelf(
    '#E4F3DD',
    '#BFE3B5',
    tube(
      'M240 250C236 190 240 140 246 98M240 246C222 200 196 176 170 158M242 246C262 206 290 186 318 172',
      '#2E8B7F',
      7,
    ) +
      flat(
        'M246 106C214 92 214 58 240 34C270 56 274 88 246 106ZM172 164C136 170 116 146 114 112C150 108 176 130 172 164ZM316 178C318 142 344 124 380 128C378 164 352 186 316 178Z',
        teal,
      ) +
      flat(
        'M246 106C214 92 214 58 240 34Q236 70 246 106ZM172 164C136 170 116 146 114 112Q138 142 172 164ZM316 178C318 142 344 124 380 128Q344 148 316 178Z',
        '#7FDACF',
      ) +
      flat(
        'M200 232H280Q276 264 306 292Q336 324 318 366Q306 394 276 394H204Q174 394 162 366Q144 324 174 292Q204 264 200 232Z',
        indigo[500],
      ) +
      flat(
        'M200 232H224Q222 266 200 296Q172 340 204 394Q174 394 162 366Q144 324 174 292Q204 264 200 232Z',
        indigo[400],
      ) +
      bar(190, 224, 100, 16, indigo[700]) +
      tube('M158 340H322', amber, 8),
  ),
]

/** The colors of each product's body: base, light and deep. */
const bodies = [
  [indigo[600], indigo[400], indigo[700]],
  [coral, '#FF9E8C', '#E8705C'],
  [amber, '#FFD78E', amber],
  [teal, '#6DD3C8', '#38A99D'],
  ['#7C6FEA', '#9489F2', '#5B4FC4'],
  [coral, coral, '#3A347A'],
  ['#3B82C4', '#5A9BD8', '#3B82C4'],
  [indigo[500], indigo[400], indigo[700]],
]
/** The same for the two other editions, with the ground behind. */
const editions = [
  { ground: ['#F7EFE2', '#E6D5B8'], body: ['#CDAE82', '#E3CBA5', '#A98A5E'] },
  { ground: ['#E3E8F4', '#BCC8E4'], body: ['#2F3C6E', '#4C5C96', '#222C54'] },
]
const inEdition = ({ ground, body }) =>
  product.map((source, i) => {
    const [from, to] = [...source.matchAll(/stop-color="(#\w+)"/g)].map(([, color]) => color)
    const tones = new Map([[from, ground[0]], [to, ground[1]], ...bodies[i].map((color, at) => [color, body[at]])])
    return source.replace(/#[0-9a-f]{6}/gi, (color) => tones.get(color) ?? color)
  })
const allProducts = [...product, ...editions.flatMap(inEdition)]
/** The corner and the side of each product's detail, a second view of it. */
const details = [
  '96 196 200',
  '196 128 200',
  '128 72 200',
  '216 176 200',
  '160 220 200',
  '150 160 200',
  '180 170 180',
  '170 200 180',
]
const detail = (source, i) => {
  const [x, y, side] = details[i % 8].split(' ')
  return source.replace('viewBox="0 0 480 480"', `viewBox="${x} ${y} ${side} ${side}"`)
}

// --- Logos ---------------------------------------------------------------------------------

const logo = (from, to, body) =>
  svg(
    96,
    96,
    `<defs>${gradient('ground', from, to, 'x1="0" y1="0" x2="1" y2="1"')}</defs><rect width="96" height="96" rx="22" fill="url(#ground)"/>${body}`,
  )
const companies = [
  logo(
    '#6366F1',
    '#4338CA',
    flat('M48 22A26 26 0 0 1 48 74Z', '#fff') + flat('M48 22A26 26 0 0 0 48 74A18 26 0 0 1 48 22Z', indigo[300]),
  ),
  logo(
    '#2FB9A9',
    '#138578',
    flat('M24 48L48 24L72 48H56L48 40L40 48Z', '#fff') + flat('M24 72L48 48L72 72H56L48 64L40 72Z', '#BDEBE3'),
  ),
  logo(
    '#FF9A80',
    '#E9573F',
    circle(37, 48, 16, '#fff', '') +
      circle(59, 48, 16, '#FFE0D6', 'opacity=".8"') +
      flat('M48 36.4A16 16 0 0 1 48 59.6A16 16 0 0 1 48 36.4Z', '#E9573F'),
  ),
  logo(
    '#2B2660',
    '#463FA0',
    range(3)
      .map((i) => rect(26 + i * 16, 58 - i * 15, 12, 14 + i * 15, 4, [coral, amber, '#fff'][i], ''))
      .join(''),
  ),
  logo(
    '#FBC15E',
    '#EE9A2B',
    flat('M48 22L70.5 35V61L48 74L25.5 61V35Z', '#fff') +
      flat('M48 48L70.5 35V61L48 74Z', '#7A4A0E', 'opacity=".35"') +
      flat('M48 48L25.5 35V61L48 74Z', '#7A4A0E', 'opacity=".15"'),
  ),
  logo(
    '#5AA9F5',
    '#2563C9',
    tube('M24 56C34 36 42 36 48 48S62 60 72 40', '#fff', 9) + circle(72, 40, 6, '#BFE0FF', ''),
  ),
  logo(
    '#F48FB1',
    '#C2467A',
    range(4)
      .map(
        (i) =>
          `<ellipse cx="48" cy="35" rx="9" ry="14" fill="#fff" opacity="${1 - i * 0.16}" transform="rotate(${i * 90 + 45} 48 48)"/>`,
      )
      .join('') + circle(48, 48, 6, '#FFE08A', ''),
  ),
  logo(
    '#8B7CF6',
    '#5B3FC4',
    flat('M26 26H48V48H26Z', '#fff') +
      flat('M48 48H70A22 22 0 0 1 48 70Z', '#fff') +
      flat('M70 26A22 22 0 0 1 48 48V26Z', '#D7CCFF') +
      flat('M26 48H48V70A22 22 0 0 1 26 48Z', '#D7CCFF'),
  ),
]
const workspaces = [
  logo('#6D72F6', '#4338CA', tube('M30 68V48A18 18 0 0 1 66 48V68', '#fff', 10) + circle(48, 62, 7, amber, '')),
  logo(
    '#35C2B2',
    '#0F8577',
    flat('M48 22C62 36 70 46 70 56A22 22 0 0 1 26 56C26 46 34 36 48 22Z', '#fff') +
      flat('M48 22C62 36 70 46 70 56A22 22 0 0 1 48 78Z', '#BDEBE3'),
  ),
  logo(
    '#FFA184',
    '#E5532D',
    range(3)
      .map((i) =>
        flat(
          `M24 ${42 + i * 12}L48 ${30 + i * 12}L72 ${42 + i * 12}L48 ${54 + i * 12}Z`,
          ['#FFD0BF', '#FFE8DF', '#fff'][i],
        ),
      )
      .join(''),
  ),
]

// --- Flags ---------------------------------------------------------------------------------

const flags =
  'gb us fr vn cn sa de es it jp kr br in ca au mx nl se no dk fi pl pt ch at be ie za ng eg ke ma tr ua gr cz ro hu th id my ph sg nz ar cl co pe ae il pk'.split(
    ' ',
  )

// A flag is 4:3 and its box 13:10: it covers the box, cropped at the sides.
async function flag(code) {
  const source = await readFile(join(flagDir, `${code}.svg`), 'utf8')
  return svg(52, 40, source.replace('<svg ', '<svg x="-0.667" y="0" width="53.334" height="40" '))
}

// --- Backgrounds ---------------------------------------------------------------------------

// Blobs are blended in linear light and dithered before conversion to 8 bits, which avoids muddy colors and banding.
const backgrounds = {
  'blur-1': {
    width: 1440,
    height: 1080,
    base: [0.985, 0.987, 1],
    blobs: [
      { at: [0.04, 0.02], r: 0.56, color: '#AEB6FF', force: 0.95 },
      { at: [1.02, 0.16], r: 0.56, color: '#FFD0B5', force: 0.95 },
      { at: [0.1, 1.04], r: 0.54, color: '#A6EBE1', force: 0.9 },
      { at: [0.9, 1.06], r: 0.5, color: '#C3C0FF', force: 0.9 },
      { at: [0.56, -0.08], r: 0.34, color: '#FFD3E6', force: 0.75 },
      { at: [0.5, 0.52], r: 0.3, color: '#FFFFFF', force: 0.7 },
    ],
  },
  'blur-2': {
    width: 720,
    height: 540,
    blobs: [
      { at: [1, 0], r: 0.42, color: '#22D3EE', force: 0.52 },
      { at: [0, 1], r: 0.42, color: '#FB7185', force: 0.48 },
    ],
  },
}

// Runs in the page.
function paint({ width, height, base, blobs, quality }) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  // Half floats keep the hue at very low alpha; 8 bits, premultiplied, would not.
  const context = canvas.getContext('2d', { colorType: 'float16' })
  const image = context.createImageData(width, height)
  const light = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
  const code = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)
  const parsed = blobs.map((b) => ({
    ...b,
    rgb: [1, 3, 5].map((i) => light(Number.parseInt(b.color.slice(i, i + 2), 16) / 255)),
  }))
  let state = 9
  const noise = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296 - 0.5
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u =
        x / width + 0.07 * Math.sin((y / height) * 5.2 + 0.6) + 0.02 * Math.sin((y / height) * 11 + (x / width) * 4)
      const v = y / height + 0.08 * Math.sin((x / width) * 4.6 + 1.9) + 0.02 * Math.sin((x / width) * 9 + 2)
      const offset = (y * width + x) * 4
      if (base) {
        let rgb = base.map(light)
        for (const b of parsed) {
          const d = ((u - b.at[0]) ** 2 * 1.5 + (v - b.at[1]) ** 2) / b.r ** 2
          const w = b.force * Math.exp(-d * 1.6)
          rgb = rgb.map((channel, i) => channel + (b.rgb[i] - channel) * w)
        }
        const dither = noise() + noise()
        for (let i = 0; i < 3; i++) image.data[offset + i] = Math.round(code(rgb[i]) * 255 + dither)
        image.data[offset + 3] = 255
      } else {
        // The color is opaque everywhere and only the alpha fades, to at least one step: at zero alpha a browser drops the color
        // and leaves a dark rim.
        let alpha = 0
        let total = 0
        const sum = [0, 0, 0]
        for (const b of parsed) {
          const d = ((x / width - b.at[0]) ** 2 * 1.5 + (y / height - b.at[1]) ** 2) / (b.r * 2) ** 2
          const w = Math.exp(-d * 4)
          alpha += d < 1 ? b.force * (1 - d) ** 3 : 0
          total += w
          for (let i = 0; i < 3; i++) sum[i] += b.rgb[i] * w
        }
        for (let i = 0; i < 3; i++) image.data[offset + i] = Math.round(code(sum[i] / total) * 255)
        image.data[offset + 3] = Math.max(1, Math.round(alpha * 255))
      }
    }
  }
  context.putImageData(image, 0, 0)
  return canvas.toDataURL('image/webp', quality)
}

// Runs in the page.
async function draw({ source, width, height, type, quality }) {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d').drawImage(image, 0, 0, width, height)
  return canvas.toDataURL(type, quality)
}

// --- Run -----------------------------------------------------------------------------------

function findChrome() {
  const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser']
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) if (folder && existsSync(join(folder, name))) return join(folder, name)
  }
  // Undefined makes Playwright use its own browser.
  return undefined
}

const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? findChrome(),
  args: ['--no-sandbox'],
})
const page = await browser.newPage()

async function write(name, data) {
  const file = join(publicDir, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, data)
}

// The best quality that keeps the picture within its limit in bytes.
async function bake(name, limit, encode, best = 0.92) {
  for (const quality of [best, 0.97, 0.96, 0.95, 0.92, 0.88, 0.84, 0.8, 0.75, 0.7, 0.6, 0.5]) {
    if (quality > best) continue
    const data = Buffer.from((await encode(quality)).split(',')[1], 'base64')
    if (data.length <= limit) return write(name, data)
  }
  throw new Error(`${name} does not fit into ${limit} bytes`)
}

async function picture(name, source, width, height, limit) {
  const type = name.endsWith('.png') ? 'image/png' : 'image/webp'
  await bake(name, limit, (quality) => page.evaluate(draw, { source, width, height, type, quality }))
}

const kB = 1000
for (const code of flags) await picture(`assets/flags/${code}.webp`, await flag(code), 52, 40, 3 * kB)
for (const [name, spec] of Object.entries(backgrounds))
  await bake(`assets/backgrounds/${name}.webp`, 30 * kB, (quality) => page.evaluate(paint, { ...spec, quality }), 0.98)
for (const [id, source] of Object.entries(characters))
  await picture(`assets/illustrations/character-${id}.webp`, source, 480, 480, 25 * kB)
for (const [i, look] of looks.entries())
  await picture(`assets/avatars/avatar-${i + 1}.webp`, avatar(look, i), 128, 128, 5 * kB)
for (const [i, spec] of covers.entries())
  await picture(`assets/covers/cover-${i + 1}.webp`, cover(spec, i), 640, 480, 12 * kB)
for (const [i, source] of course.entries())
  await picture(`assets/courses/course-${i + 1}.webp`, source, 640, 400, 10 * kB)
for (const [i, source] of allProducts.entries()) {
  await picture(`assets/products/product-${i + 1}.webp`, source, 480, 480, 10 * kB)
  await picture(`assets/products/detail-${i + 1}.webp`, detail(source, i), 480, 480, 8 * kB)
}
for (const [i, source] of companies.entries())
  await picture(`assets/companies/company-${i + 1}.webp`, source, 96, 96, 4 * kB)
for (const [i, source] of workspaces.entries())
  await picture(`assets/workspaces/workspace-${i + 1}.webp`, source, 96, 96, 4 * kB)

/** The demo's video: a cross that beats, two seconds long. The browser's encoder gives other bytes on every run. */
async function record() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 })
  const context = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm', videoBitsPerSecond: 200_000 })
  const parts = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const ended = new Promise((resolve) => (recorder.onstop = resolve))
  recorder.start()
  const began = performance.now()
  for (let time = 0; time < 2000; time = performance.now() - began) {
    const half = 70 + 12 * Math.sin((time / 1000) * 2 * Math.PI)
    context.fillStyle = '#E0F3EF'
    context.fillRect(0, 0, 640, 360)
    context.fillStyle = '#E5484D'
    context.fillRect(320 - half, 180 - half / 3, half * 2, (half / 3) * 2)
    context.fillRect(320 - half / 3, 180 - half, (half / 3) * 2, half * 2)
    await new Promise(requestAnimationFrame)
  }
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
await write('assets/files/first-aid.webm', Buffer.from(await page.evaluate(record), 'base64'))
await browser.close()
