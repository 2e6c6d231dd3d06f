import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const motions = [
  { name: 'Layout', time: 'var(--ark-layout-transition)', what: 'the navigation grows wide or narrow' },
  { name: 'What enters', time: '200ms', what: 'a drawer, a menu, a message' },
]

/** Motion shows where an element comes from, by opacity and position only; with reduced motion nothing moves. */
function Motion() {
  const [there, setThere] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button variant="contained" onClick={() => setThere(!there)}>
        Move
      </Button>
      {motions.map((motion) => (
        <Track key={motion.name} {...motion} there={there} />
      ))}
    </Box>
  )
}

function Track({ name, time, what, there }: (typeof motions)[number] & { there: boolean }) {
  const square = useRef<HTMLDivElement>(null)
  const [measured, setMeasured] = useState('')
  useLayoutEffect(() => {
    if (square.current) setMeasured(getComputedStyle(square.current).transitionDuration)
  }, [])
  return (
    <div>
      <Typography variant="subtitle2" component="h2">
        {name}
      </Typography>
      <Typography variant="caption" component="p" sx={{ mb: 1, color: 'text.secondary' }}>
        <bdi>{`${what}, ${Number.parseFloat(measured) < 0.01 ? 'at once' : measured}`}</bdi>
      </Typography>
      <Box sx={{ width: 320, height: 48, borderRadius: 1, bgcolor: 'background.neutral' }}>
        <Box
          ref={square}
          data-testid={name}
          sx={{
            width: 48,
            height: 48,
            borderRadius: 1,
            bgcolor: 'primary.main',
            // Mirrored in right-to-left, like all styles.
            '&[data-there]': { transform: 'translateX(272px)' },
          }}
          data-there={there || undefined}
          style={{ transition: `transform ${time} ease-out` }}
        />
      </Box>
    </div>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const before = (await canvas.findByTestId('Layout')).getBoundingClientRect().left
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(getComputedStyle(canvasElement).getPropertyValue('--ark-layout-transition').trim()).toBe('120ms')
    for (const { name } of motions) {
      // To the end of its track in the writing direction.
      const way = document.dir === 'rtl' ? -272 : 272
      await waitFor(() => expect(canvas.getByTestId(name).getBoundingClientRect().left).toBe(before + way))
    }
  },
}
