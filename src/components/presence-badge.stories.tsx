import Avatar from '@mui/material/Avatar'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PresenceBadge, presences } from './presence-badge'

const meta = {
  title: 'Kit/Presence badge',
  component: PresenceBadge,
  tags: ['autodocs', 'states', 'static'],
  args: { status: 'online', children: <Avatar>M</Avatar> },
  argTypes: { status: { control: 'inline-radio', options: presences }, children: { control: false } },
} satisfies Meta<typeof PresenceBadge>

export default meta

type Story = StoryObj<typeof meta>

export const Basic: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Online')).toBeInTheDocument()
    await expect(canvas.getByTitle('Online')).toBeVisible()
  },
}

export const All: Story = {
  render: ({ children }) => (
    <div style={{ display: 'flex', gap: 24 }}>
      {presences.map((status) => (
        <PresenceBadge key={status} status={status}>
          {children}
        </PresenceBadge>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Online', 'Always', 'Busy', 'Offline', 'Invisible']) {
      await expect(canvas.getByText(word)).toBeInTheDocument()
    }
  },
}

/** The status is already beside it as text. */
export const Named: Story = {
  args: { named: true, status: 'busy' },
  play: async ({ canvas }) => expect(canvas.queryByText('Busy')).toBeNull(),
}

export const Dark: Story = { ...All, globals: { scheme: 'dark' } }
