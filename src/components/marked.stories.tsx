import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Marked } from './marked'

const meta = {
  title: 'Kit/Marked',
  tags: ['states', 'static'],
  component: Marked,
  args: { text: 'Café at the corner, cafe at the sea', query: 'cafe' },
  render: (args) => (
    <Typography>
      <Marked {...args} />
    </Typography>
  ),
} satisfies Meta<typeof Marked>

export default meta
type Story = StoryObj<typeof meta>

const marks = (canvas: HTMLElement) => [...canvas.querySelectorAll('mark')].map(({ textContent }) => textContent)

/** Case and diacritics are ignored. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['Café', 'cafe'])
  },
}

export const SeveralWords: Story = {
  args: { query: ['corner', 'sea'] },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual(['corner', 'sea'])
  },
}

export const NothingFound: Story = {
  args: { query: 'tea' },
  play: async ({ canvasElement }) => {
    await expect(marks(canvasElement)).toEqual([])
  },
}
