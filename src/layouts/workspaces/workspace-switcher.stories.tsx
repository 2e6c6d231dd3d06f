import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import type { User } from '@/api/auth'
import { WorkspaceSwitcher } from './workspace-switcher'

const meta = {
  title: 'Shell/Workspaces',
  component: WorkspaceSwitcher,
  args: { user: { id: 'account-1' } as User },
  beforeEach: () => localStorage.removeItem('app-workspace:/:account-1'),
  decorators: [
    (Story) => (
      <main style={{ minHeight: 240 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof WorkspaceSwitcher>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    // The first request waits for the demo API's chunk.
    const button = await canvas.findByRole('button', { name: /^Workspace\s+Northwind\s+Free$/ }, { timeout: 5000 })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const chosen = await screen.findByRole('menuitemradio', { name: /Northwind\s*Free/ })
    await expect(chosen).toHaveAttribute('aria-checked', 'true')
    await waitFor(() => expect(chosen).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(await canvas.findByRole('button', { name: /^Workspace\s+Juniper\s+Pro$/ })).toHaveFocus()
    await expect(localStorage.getItem('app-workspace:/:account-1')).toBe('workspace-2')
  },
}

/** An unknown id in storage is ignored. */
export const Garbage: Story = {
  beforeEach: () => localStorage.setItem('app-workspace:/:account-1', '{"id":'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Workspace\s+Northwind\s+Free$/ })).toBeVisible()
  },
}

export const Loading: Story = { args: { user: undefined } }

/** Clicking it retries. */
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/workspaces', () => HttpResponse.json({ message: 'No' }, { status: 500 }), { once: true }),
      ],
    },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Workspace' })
    await waitFor(() => expect(button.querySelector('.MuiSkeleton-root')).toBeNull())
    await userEvent.click(button)
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(3)
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }
