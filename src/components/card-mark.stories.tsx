import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CardMark, cardNames } from './card-mark'

const meta = {
  title: 'Kit/Card mark',
  tags: ['states', 'static'],
  component: CardMark,
  args: { type: 'visa' },
  argTypes: { type: { control: 'inline-radio', options: Object.keys(cardNames) } },
} satisfies Meta<typeof CardMark>

export default meta
type Story = StoryObj<typeof meta>

export const Visa: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible()
  },
}
export const Mastercard: Story = { args: { type: 'mastercard' } }
