import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TheThing } from './the-thing'

const meta = {
  title: 'Kit/The thing',
  component: TheThing,
  args: { children: 'Text' },
} satisfies Meta<typeof TheThing>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => expect(await canvas.findByText('Text')).toBeVisible(),
}
