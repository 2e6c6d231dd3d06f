import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorView } from './error-view'
import { ForbiddenView } from './forbidden-view'

const meta = {
  title: 'Pages/Errors',
  component: ErrorView,
  args: { error: new Error('Orders could not be read'), reset: fn(), info: { componentStack: '' } },
} satisfies Meta<typeof ErrorView>

export default meta
type Story = StoryObj<typeof meta>

export const Unexpected: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Orders could not be read')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.reset).toHaveBeenCalled()
  },
}

/** After a deployment the old chunks are gone. */
export const LostChunk: Story = {
  args: { error: new TypeError('Failed to fetch dynamically imported module: /assets/two-abc.js') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  render: () => <ForbiddenView />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'You may not see this page',
    )
  },
}
