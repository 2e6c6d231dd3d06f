import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { CopyLink } from './copy-link'

const address = 'https://example.com/dashboard?preview=primaryColor:cyan'

const meta = {
  title: 'Kit/Copy link',
  tags: ['states'],
  component: CopyLink,
  args: { href: () => address },
  decorators: [(Story) => <div style={{ display: 'grid', gap: 16, width: 312 }}>{Story()}</div>],
} satisfies Meta<typeof CopyLink>

export default meta
type Story = StoryObj<typeof meta>

/** Replaces the browser's clipboard until the story ends. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => Reflect.deleteProperty(navigator, 'clipboard')
}

const write = fn(async (_text: string) => {})

export const Copied: Story = {
  beforeEach: () => clipboard(write),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith(address)
  },
}

/** The message is visible only while the button has focus. */
export const Left: Story = {
  tags: ['keyboard'],
  ...Copied,
  play: async (context) => {
    await Copied.play?.(context)
    await userEvent.tab()
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Copy link' })).toBeVisible())
  },
}

/** If the browser denies access to the clipboard, the URL is displayed for copying by hand. */
export const Forbidden: Story = {
  tags: ['keyboard'],
  beforeEach: () => clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError'))),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    const field = await canvas.findByRole<HTMLInputElement>('textbox')
    await expect(field).toHaveValue(address)
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await expect(field.selectionEnd).toBe(address.length)
  },
}
