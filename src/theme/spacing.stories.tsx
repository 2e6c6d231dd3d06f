import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

const steps = [0.5, 1, 1.5, 2, 3, 4, 5, 8]
const radii = { 'Chips, labels': 6, 'Controls (shape.borderRadius)': 8, 'Cards, dialogs': 16 }

/** Spacing is in steps of 8 px; the border radius is 8 px, on cards 16 px. */
function Spacing() {
  const { breakpoints } = useTheme()
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <section>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Steps
        </Typography>
        {steps.map((step) => (
          <Box key={step} sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
            <Typography variant="caption" sx={{ width: 96 }}>
              <bdi dir="ltr">{`${step} = ${step * 8} px`}</bdi>
            </Typography>
            <Box
              data-testid={`step-${step}`}
              sx={{ width: (theme) => theme.spacing(step), height: 16, bgcolor: 'primary.main' }}
            />
          </Box>
        ))}
      </section>
      <section>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Corners
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          {Object.entries(radii).map(([name, radius]) => (
            <Box
              key={name}
              sx={{
                width: 168,
                height: 96,
                p: 2,
                bgcolor: 'background.paper',
                boxShadow: 'var(--mui-customShadows-card)',
              }}
              style={{ borderRadius: radius }}
            >
              <Typography variant="subtitle2" component="h3">
                <bdi dir="ltr">{`${radius} px`}</bdi>
              </Typography>
              <Typography variant="caption" component="p">
                {name}
              </Typography>
            </Box>
          ))}
        </Box>
      </section>
      <section>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Breakpoints
        </Typography>
        {Object.entries(breakpoints.values).map(([name, width]) => (
          <Typography key={name} variant="body2">
            {name}: from {width} px
          </Typography>
        ))}
      </section>
    </Box>
  )
}

const meta = { title: 'Foundations/Spacing', component: Spacing } satisfies Meta<typeof Spacing>

export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const step of steps) {
      await expect(canvas.getByTestId(`step-${step}`).getBoundingClientRect().width).toBe(step * 8)
    }
    for (const [name, width] of Object.entries({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 })) {
      await expect(canvas.getByText(`${name}: from ${width} px`)).toBeVisible()
    }
  },
}
