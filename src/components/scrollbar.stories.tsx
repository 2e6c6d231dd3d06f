import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Scrollbar } from './scrollbar'

const lines = Array.from({ length: 200 }, (_, index) => `Line ${index + 1}`)

const meta = {
  title: 'Kit/Scrollbar',
  component: Scrollbar,
  tags: ['autodocs', 'states'],
  args: { label: 'Lines', sx: { height: 240, width: 320 }, children: lines.map((line) => <p key={line}>{line}</p>) },
} satisfies Meta<typeof Scrollbar>

export default meta

type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('region', { name: 'Lines' })
    await userEvent.tab()
    await expect(area).toHaveFocus()
    const thumb = canvasElement.querySelector('.simplebar-scrollbar') as HTMLElement
    // The thumb has a minimum length for any content.
    await waitFor(() => expect(thumb.getBoundingClientRect().height).toBe(25))
    const before = thumb.getBoundingClientRect().top
    area.scrollTop = area.scrollHeight
    await waitFor(() => expect(thumb.getBoundingClientRect().top).toBeGreaterThan(before + 100))
    await expect(thumb).toHaveClass('simplebar-visible')
    await waitFor(() => expect(thumb).not.toHaveClass('simplebar-visible'))
  },
}

/** Short content has no thumb. */
export const NothingToScroll: Story = {
  args: { children: <p>One line</p> },
  play: async ({ canvasElement }) => {
    const thumb = canvasElement.querySelector('.simplebar-scrollbar')
    await expect(thumb?.getBoundingClientRect().height).toBe(0)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
