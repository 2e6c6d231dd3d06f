import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { DashboardView } from './dashboard-view'

const meta = {
  title: 'Pages/Dashboard',
  component: DashboardView,
} satisfies Meta<typeof DashboardView>

export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await expect(canvas.getByText('Nothing here yet')).toBeVisible()
  },
}
