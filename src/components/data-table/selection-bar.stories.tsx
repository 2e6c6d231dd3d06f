import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import paidIcon from '~icons/solar/check-circle-linear'
import downloadIcon from '~icons/solar/download-minimalistic-linear'
import deleteIcon from '~icons/solar/trash-bin-trash-linear'
import { BulkAction } from './bulk-action'
import { SelectionBar } from './selection-bar'
import { TableFrame } from './table-root'

const onDelete = fn()

const meta = {
  title: 'Kit/Data table parts/Selection bar',
  tags: ['states'],
  component: SelectionBar,
  args: {
    count: 3,
    over: false,
    onClear: fn(),
    children: (
      <>
        <BulkAction icon={paidIcon} onClick={fn()}>
          Mark as paid
        </BulkAction>
        <BulkAction icon={downloadIcon} wide onClick={fn()}>
          CSV
        </BulkAction>
        <BulkAction icon={deleteIcon} color="error" onClick={onDelete}>
          Delete
        </BulkAction>
      </>
    ),
  },
  argTypes: { children: { control: false }, over: { control: false } },
  beforeEach: () => {
    onDelete.mockClear()
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ width: parameters.width }}>
        <TableFrame>{Story()}</TableFrame>
      </div>
    ),
  ],
} satisfies Meta<typeof SelectionBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('toolbar', { name: '3 selected' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(onDelete).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

/** Arrow keys wrap around; Home and End go to the ends. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: '3 selected' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Mark as paid' })).toHaveFocus()
    await userEvent.keyboard('{End}{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(onDelete).toHaveBeenCalledOnce()
  },
}

/** In card layout only the icons are visible; their names stay accessible. */
export const OnAPhone: Story = {
  parameters: { width: 360 },
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole('button', { name: 'Mark as paid' })
    await expect(paid.getBoundingClientRect().width).toBe(44)
    await expect(canvas.queryByRole('button', { name: 'CSV' })).toBeNull()
  },
}
