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

/** Headings, lists, quotes, code and pictures, as an article has them. */
export const Article: Story = {
  args: {
    isArticle: true,
    html: [
      '<h2 id="x" style="color: red">Heading</h2>',
      '<ul><li><p>One</p></li></ul><blockquote><p>Quote</p></blockquote><pre><code>a &lt; b</code></pre>',
      '<img src="assets/covers/cover-1.webp" alt="Hills" onerror="window.hit = 1"><img src="javascript:window.hit = 1">',
    ].join(''),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Heading' }).attributes).toHaveLength(0)
    await expect(canvas.getByRole('listitem')).toHaveTextContent('One')
    await expect(canvas.getByText('a < b').localName).toBe('code')
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1)
    await expect(canvas.getByRole('img', { name: 'Hills' })).not.toHaveAttribute('onerror')
  },
}
