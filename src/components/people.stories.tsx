import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { People } from './people'

const people = ['Albert Morar', 'Beth Effertz', 'Dereck Mante', 'Elisa Abernathy', 'Thora Trantow', 'Malinda Russel']

const meta = {
  title: 'Kit/People',
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

export const Small: Story = { args: { size: 24 } }
