import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import icons from '~icons-in-use'
import { Icon } from './icon'

/** All bundled icons: Solar, linear for controls and bold-duotone for objects. Those that point are mirrored in right-to-left. */
function Icons() {
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}>
      {Object.entries(icons).map(([name, icon]) => (
        <Box key={name} sx={{ display: 'grid', justifyItems: 'center', gap: 1, textAlign: 'center' }}>
          <Icon icon={icon} size={32} />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Box>
  )
}

const meta = { title: 'Foundations/Icons in use', component: Icons } satisfies Meta<typeof Icons>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('settings-linear')).toBeVisible()
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(Object.keys(icons).length)
  },
}
