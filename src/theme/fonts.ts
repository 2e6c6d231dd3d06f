import dmSansExt from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url'
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url'
import interExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import interVietnamese from '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2?url'
import nunitoExt from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url'
import nunito from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url'
import nunitoVietnamese from '@fontsource-variable/nunito-sans/files/nunito-sans-vietnamese-wght-normal.woff2?url'
import publicSansExt from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url'
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url'
import publicSansVietnamese from '@fontsource-variable/public-sans/files/public-sans-vietnamese-wght-normal.woff2?url'
import { brand } from '@/brand'

/** The file that nearly every page needs, for a preload link. */
export const preloadFont = { 'Public Sans': publicSans, Inter: inter, 'DM Sans': dmSans, 'Nunito Sans': nunito }[
  brand.fontFamily
]

const vietnamese =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB'
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

interface Font {
  name: string
  files: [url: string, unicodeRange: string][]
  /** In em. */
  ascent: number
  descent: number
  /** Width relative to Arial. */
  width: [regular: number, bold: number]
}

/** A browser loads a file only if the page has a character of its range in this font. */
export const fontFaces = [
  {
    name: 'Public Sans',
    files: [
      [publicSansVietnamese, vietnamese],
      [publicSansExt, latinExt],
      [publicSans, latin],
    ],
    ascent: 0.95,
    descent: 0.225,
    width: [1.0314, 0.986],
  },
  {
    name: 'Inter',
    files: [
      [interVietnamese, vietnamese],
      [interExt, latinExt],
      [inter, latin],
    ],
    ascent: 0.9688,
    descent: 0.2412,
    width: [1.071, 1.0228],
  },
  {
    name: 'DM Sans',
    files: [
      [dmSansExt, latinExt],
      [dmSans, latin],
    ],
    ascent: 0.992,
    descent: 0.31,
    width: [1.0376, 1.01],
  },
  {
    name: 'Nunito Sans',
    files: [
      [nunitoVietnamese, vietnamese],
      [nunitoExt, latinExt],
      [nunito, latin],
    ],
    ascent: 1.011,
    descent: 0.353,
    width: [1.0073, 0.961],
  },
].flatMap((font) => faces(font as Font))

function faces({ name, files, ascent, descent, width }: Font) {
  const percent = (part: number) => `${+(part * 100).toFixed(2)}%`
  const fallback = (fontWeight: string, src: string, sizeAdjust: number) => ({
    fontFamily: `"${name} Fallback"`,
    fontWeight,
    src,
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(ascent / sizeAdjust),
    descentOverride: percent(descent / sizeAdjust),
    lineGapOverride: '0%',
    // Latin only, so that Arabic and Chinese use the system's fonts.
    unicodeRange: 'U+0000-024F,U+1E00-1EFF,U+2000-206F,U+20A0-20CF,U+2122,U+2190-2193,U+2212',
  })
  return [
    ...files.map(([url, unicodeRange]) => ({
      fontFamily: `"${name} Variable"`,
      fontWeight: '100 900',
      fontDisplay: 'swap',
      src: `url(${JSON.stringify(url)}) format("woff2")`,
      unicodeRange,
    })),
    // Arial with the web font's metrics, so that the swap moves no line.
    fallback('100 500', 'local("Arial"),local("ArialMT"),local("Liberation Sans")', width[0]),
    fallback('501 900', 'local("Arial Bold"),local("Arial-BoldMT"),local("Liberation Sans Bold")', width[1]),
  ]
}
