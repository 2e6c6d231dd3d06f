import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { colorNames } from './palette'

interface Pair {
  name: string
  /** CSS colors; the background may be a translucent one over the paper. */
  text: string
  ground: string
  /** Minimum contrast: 4.5 for text (WCAG 1.4.3), 3 for other parts (1.4.11). */
  least: 4.5 | 3
}

const token = (name: string) => `var(--mui-palette-${name.replace('.', '-')})`

const inks: Pair[] = ['background.default', 'background.paper', 'background.neutral'].flatMap((ground) =>
  ['text.primary', 'text.secondary', 'text.disabled'].map((text) => ({
    name: `${text} on ${ground}`,
    text: token(text),
    ground: token(ground),
    least: 4.5 as const,
  })),
)

const tones: Pair[] = colorNames.flatMap((name) => [
  { name: `text on ${name}`, text: token(`${name}.contrastText`), ground: token(`${name}.main`), least: 4.5 },
  { name: `${name} as text`, text: token(`${name}.main`), ground: token('background.paper'), least: 4.5 },
  { name: `${name} ink on its soft fill`, text: token(`${name}.ink`), ground: token(`${name}.soft`), least: 4.5 },
])

const controls: Pair[] = [
  { name: 'edge of a field', text: 'var(--ark-control-border)', ground: token('background.paper'), least: 3 },
  { name: 'ring of the focus', text: 'var(--ark-focus)', ground: token('background.paper'), least: 3 },
]

/** The colors in the scheme, contrast and preset of the toolbar, with their contrast measured in the page. */
function Palette() {
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {(
        [
          ['Ink', inks],
          ['Tones', tones],
          ['Controls', controls],
        ] as const
      ).map(([title, pairs]) => (
        <section key={title}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {title}
          </Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
            {pairs.map((pair) => (
              <Swatch key={pair.name} {...pair} />
            ))}
          </Box>
        </section>
      ))}
    </Box>
  )
}

function Swatch({ name, text, ground, least }: Pair) {
  const sample = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    const { current } = sample
    if (!current) return
    const { color, backgroundColor } = getComputedStyle(current)
    const paper = getComputedStyle(current.parentElement as HTMLElement).backgroundColor
    setRatio(contrast(painted(paper, backgroundColor, color), painted(paper, backgroundColor)))
  }, [])
  const passes = ratio !== undefined && ratio >= least
  return (
    <Box
      sx={{
        overflow: 'hidden',
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-customShadows-card)',
      }}
    >
      <Box
        ref={sample}
        sx={{ p: 2, height: 80, fontSize: 24, fontWeight: 700 }}
        style={{ color: text, backgroundColor: ground }}
      >
        <span aria-hidden>{least === 3 ? '▢' : 'Aa'}</span>
      </Box>
      <Box sx={{ p: 2 }}>
        <Typography variant="subtitle2" component="h3">
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          <bdi dir="ltr">
            {ratio === undefined ? 'measuring' : `${ratio.toFixed(2)} : 1, ${passes ? 'passes' : 'fails'} ${least} : 1`}
          </bdi>
        </Typography>
      </Box>
    </Box>
  )
}

/** The sRGB values of colors composited over each other, in any CSS notation. */
function painted(...layers: string[]) {
  const pen = document
    .createElement('canvas')
    .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  for (const layer of layers) {
    pen.fillStyle = layer
    pen.fillRect(0, 0, 1, 1)
  }
  return [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)]
}

/** The contrast ratio of WCAG 2, 1 to 21. */
function contrast(one: number[], other: number[]) {
  const [a = 0, b = 0] = [one, other].map((color) => {
    const [r = 0, g = 0, b = 0] = color.map((value) => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  })
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const meta = { title: 'Foundations/Palette', component: Palette } satisfies Meta<typeof Palette>

export default meta

/** Every pair of colors used by text or a control, with its contrast. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.queryByText('measuring')).toBeNull())
    await expect(canvas.queryByText(/fails/)).toBeNull()
    await expect(canvas.getAllByText(/passes/)).toHaveLength(inks.length + tones.length + controls.length)
  },
}
