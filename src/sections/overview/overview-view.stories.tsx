import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { OverviewSkeleton } from './overview-skeleton'
import { OverviewView } from './overview-view'

const meta = {
  title: 'Pages/One',
  component: OverviewView,
  args: { search: { period: '30d' }, onSearchChange: fn() },
} satisfies Meta<typeof OverviewView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /Welcome back, / })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Sales' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }))
    await expect(args.onSearchChange).toHaveBeenCalledWith({ period: '7d' })
  },
}

export const Loading: Story = {
  render: () => <OverviewSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible()
  },
}
