import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { DetailPanel } from './detail-panel'
import { recordMark } from './records/use-place'

/** A list with one record; its button opens the details and gets the focus back. */
function Record(props: ComponentProps<typeof DetailPanel>) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    props.onClose()
  }
  return (
    <>
      <Button {...recordMark(props.record)} variant="soft" onClick={() => setOpen(true)} sx={{ mb: 2 }}>
        Open {props.name}
      </Button>
      {open && <DetailPanel {...props} onClose={close} />}
    </>
  )
}

const meta = {
  title: 'Kit/Detail panel',
  tags: ['states'],
  component: DetailPanel,
  render: (args) => <Record {...args} />,
  args: {
    name: 'Order 6010',
    focus: true,
    onClose: fn(),
    record: '6010',
    children: 'Three items, sent on Tuesday.',
  },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof DetailPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open Order 6010' }))
    const panel = await screen.findByLabelText('Order 6010')
    await expect(within(panel).getByRole('heading', { name: 'Order 6010' })).toBeVisible()
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
  },
}

export const ClosedByEscape: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Open Order 6010' })
    await userEvent.click(opener)
    const panel = await screen.findByLabelText('Order 6010')
    await waitFor(() =>
      expect(panel.closest('[role="presentation"]') ?? panel).toContainElement(document.activeElement as HTMLElement),
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const WithActions: Story = {
  args: { actions: <Button size="small">Print</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open Order 6010' }))
    await expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible()
  },
}
