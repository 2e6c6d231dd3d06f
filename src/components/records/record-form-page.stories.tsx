import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RecordFormPage } from './record-form-page'

const query = { data: undefined, error: null, isFetching: false, refetch: fn() }

const meta = {
  title: 'Kit/Records/Form page',
  tags: ['states'],
  component: RecordFormPage,
  args: {
    title: 'Albert Morar',
    caption: 'Name and contact details',
    back: 'Back to list',
    gone: { title: "This user doesn't exist", text: 'It may have been deleted, or the link may be incorrect.' },
    record: { ...query, data: {} },
    moved: false,
    onBack: fn(),
    children: <p>The form</p>,
  },
} satisfies Meta<typeof RecordFormPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('The form')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** The focus moves from the list to the form. */
export const Moved: Story = {
  args: { moved: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to list' })).toHaveFocus())
  },
}

export const Loading: Story = {
  args: { record: { ...query, isFetching: true } },
  play: async ({ canvas }) => expect(canvas.queryByText('The form')).toBeNull(),
}

export const Gone: Story = {
  args: { record: { ...query, error: { code: 'not-found', message: 'Not found' } } },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent("This user doesn't exist"),
}
