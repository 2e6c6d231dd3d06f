import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { LoadFailure } from './load-failure'

const meta = {
  title: 'Kit/Records/Load failure',
  tags: ['states'],
  component: LoadFailure,
  args: { failure: { message: 'The database is away' }, loading: false, onRetry: fn() },
} satisfies Meta<typeof LoadFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The database is away')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** While retrying. */
export const Retrying: Story = {
  args: { loading: true },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: /Retry/ })).toBeDisabled(),
}

/** A retry would not help. */
export const Forbidden: Story = {
  args: { failure: { code: 'forbidden', message: "Your role doesn't allow this" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}

/** A record that does not exist; the page provides the link back. */
export const Gone: Story = {
  args: {
    failure: { code: 'not-found', message: 'Not found' },
    gone: {
      title: "This user doesn't exist",
      text: 'It may have been deleted, or the link may be incorrect.',
      back: <Button variant="contained">Back to list</Button>,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "This user doesn't exist" })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Back to list' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}
