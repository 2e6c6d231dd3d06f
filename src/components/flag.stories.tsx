import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Flag } from './flag'

const meta = {
  title: 'Kit/Flag',
  tags: ['static'],
  component: Flag,
  args: { countryCode: 'VN' },
} satisfies Meta<typeof Flag>

export default meta
type Story = StoryObj<typeof meta>

/** In either case; Foundations, Pictures has all flags. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img')
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0))
    await expect(image).toHaveAttribute('alt', '')
  },
}

/** A white flag has an edge. */
export const Japan: Story = { args: { countryCode: 'jp' } }
