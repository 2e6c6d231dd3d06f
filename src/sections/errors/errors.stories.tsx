import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorView } from './error-view'
import { ForbiddenView } from './forbidden-view'
import { NotFoundView } from './not-found-view'

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
  play: async ({ canvas }) => {
    // The host is asked first.
    await expect(await canvas.findByRole('button', { name: 'Reload' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  render: () => <ForbiddenView />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      "You don't have access to this page",
    )
  },
}

export const NotFound: Story = {
  render: () => <NotFoundView />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to dashboard' })).toBeVisible()
  },
}

export const LongText: Story = {
  args: { error: new Error('A_message_of_a_library_that_has_no_room_to_be_broken_'.repeat(8)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
