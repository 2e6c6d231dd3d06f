import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, within } from 'storybook/test'
import { tabular } from './typography'

const variants = [
  'display',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'subtitle1',
  'subtitle2',
  'body1',
  'body2',
  'button',
  'caption',
  'overline',
] as const

/** Every typography variant, with its computed styles. */
function Levels() {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {variants.map((variant) => (
        <Level key={variant} variant={variant} />
      ))}
      <Box sx={{ maxWidth: 240 }}>
        <Typography variant="subtitle2" component="h2">
          Figures in columns are tabular
        </Typography>
        {['1,111.11', '8,888.88', '40,296.07'].map((figure) => (
          <Typography key={figure} variant="h3" component="p" sx={{ ...tabular, textAlign: 'end' }}>
            {figure}
          </Typography>
        ))}
      </Box>
    </Box>
  )
}

function Level({ variant }: { variant: (typeof variants)[number] }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [measure, setMeasure] = useState('')
  useLayoutEffect(() => {
    if (!text.current) return
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(text.current)
    setMeasure(`${fontSize} / ${lineHeight}, ${fontWeight}`)
  }, [])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0.5, sm: 3 },
        gridTemplateColumns: { sm: '200px 1fr' },
        alignItems: 'baseline',
      }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {variant}
        <br />
        {measure}
      </Typography>
      <Typography ref={text} variant={variant} component="p">
        Orders that were paid this week
      </Typography>
    </Box>
  )
}

const meta = { title: 'Foundations/Typography', component: Levels } satisfies Meta<typeof Levels>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/h1\s*24px \/ 32px, 700/)).toBeVisible()
    await expect(within(canvasElement).getByText(/body2\s*14px \/ 22px, 400/)).toBeVisible()
  },
}
