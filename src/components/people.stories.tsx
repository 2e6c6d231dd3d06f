import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { People } from './people'

const people = ['Albert Morar', 'Beth Effertz', 'Dereck Mante', 'Elisa Abernathy', 'Thora Trantow', 'Malinda Russel']

const meta = {
  title: 'Kit/People',
  tags: ['states', 'static'],
  component: People,
  args: {
    label: '6 people',
    people: people.map((name, index) => ({
      id: name,
      name,
      avatarUrl: `assets/avatars/avatar-${index + 1}.webp`,
    })),
  },
} satisfies Meta<typeof People>

export default meta
type Story = StoryObj<typeof meta>

/** The first three, and how many more there are. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img', { name: '6 people' })
    await expect(group.querySelectorAll('img')).toHaveLength(3)
    await expect(group).toHaveTextContent('+3')
  },
}

/** The sign stays before the number. */
export const Arabic: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const more = [...canvasElement.querySelectorAll('bdi')].find((node) => node.textContent === '+3')
    const [sign, number] = [...(more?.childNodes ?? [])].map((part) => {
      const range = document.createRange()
      range.selectNode(part)
      return range.getBoundingClientRect().x
    })
    await expect(sign).toBeLessThan(number as number)
  },
}

export const Small: Story = { args: { size: 24 } }
