import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { customShadows } from './shadows'

/** Our own three first, which most of the site uses; z1 to z24 are MUI's elevations. High contrast uses borders instead. */
function Shadows() {
  const { card, dropdown, dialog, ...levels } = customShadows
  return (
    <Box sx={{ display: 'grid', gap: 5, p: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {Object.entries({ card, dropdown, dialog, ...levels }).map(([name, shadow]) => (
        <Box
          key={name}
          sx={{ height: 96, display: 'grid', placeItems: 'center', borderRadius: 2, bgcolor: 'background.paper' }}
          style={{ boxShadow: `${shadow}, inset 0 0 0 1px var(--ark-edge)` }}
        >
          <Typography variant="subtitle2">{name}</Typography>
        </Box>
      ))}
    </Box>
  )
}

const meta = { title: 'Foundations/Shadows', component: Shadows } satisfies Meta<typeof Shadows>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['card', 'dropdown', 'dialog', 'z1', 'z24']) {
      await expect(canvas.getByText(name).parentElement).not.toHaveStyle({ boxShadow: 'none' })
    }
  },
}
