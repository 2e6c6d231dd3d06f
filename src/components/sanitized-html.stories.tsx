import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SanitizedHtml } from './sanitized-html'

const meta = {
  title: 'Kit/Sanitized HTML',
  component: SanitizedHtml,
  tags: ['autodocs', 'states', 'static'],
  args: { html: '<p><strong>Marlow</strong> sent <a href="https://example.com/">a link</a></p>' },
} satisfies Meta<typeof SanitizedHtml>

export default meta

type Story = StoryObj<typeof meta>

/** Emphasis is kept; links open in a new tab. */
export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Marlow').localName).toBe('strong')
    await expect(canvas.getByRole('link', { name: 'a link' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const Hostile: Story = {
  args: {
    html: [
      '<script>window.hit = 1</script>',
      '<img src="x" onerror="window.hit = 1">',
      '<a href="javascript:window.hit = 1">one</a>',
      '<a href="data:text/html,<script>window.hit = 1</script>">two</a>',
      '<svg><a href="javascript:window.hit = 1"><text>three</text></a></svg>',
      '<b onclick="window.hit = 1" style="position:fixed">four</b>',
      '<form action="/x"><input name="attributes"></form>',
    ].join(' '),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('four').attributes).toHaveLength(0)
    await expect(canvasElement.querySelector('script, img, a, svg, form, input')).toBeNull()
    await expect(canvasElement).toHaveTextContent(/one\s+two/)
    await expect(window).not.toHaveProperty('hit')
  },
}
