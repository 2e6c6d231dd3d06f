import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

const motions = [
  { name: 'Layout', time: 'var(--ark-layout-transition)', what: 'the navigation grows wide or narrow' },
  { name: 'What enters', time: '200ms', what: 'a drawer, a menu, a message' },
]

/** Motion explains where something comes from; under reduced motion nothing moves. */
function Motion() {
  const [there, setThere] = useState(false)
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Button variant="contained" onClick={() => setThere(!there)}>
        Move
      </Button>
      {motions.map(({ name, time, what }) => (
        <Box key={name}>
          <Typography variant="subtitle2" component="h2">
            {name}
          </Typography>
          <Typography variant="caption" component="p" sx={{ mb: 1 }}>
            {what}
          </Typography>
          <Box sx={{ width: 320, height: 48, borderRadius: 1, bgcolor: 'background.neutral' }}>
            <Box
              data-testid={name}
              sx={{ width: 48, height: 48, borderRadius: 1, bgcolor: 'primary.main' }}
              style={{ transform: `translateX(${there ? 272 : 0}px)`, transition: `transform ${time} ease-out` }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    await expect(getComputedStyle(canvasElement).getPropertyValue('--ark-layout-transition').trim()).toBe('120ms')
    for (const { name } of motions) {
      await waitFor(() => expect(canvas.getByTestId(name)).toHaveStyle({ transform: 'matrix(1, 0, 0, 1, 272, 0)' }))
    }
  },
}
