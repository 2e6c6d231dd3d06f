import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import type { User } from '@/api/auth'
import type { Notification } from '@/api/notifications'
import { hideMessage } from '@/components/snackbar-store'
import { NotificationsButton } from './notifications-button'
import { NotificationsDialog } from './notifications-dialog'
import { NotificationsDrawer } from './notifications-drawer'

const answer = (data: Notification[]) =>
  http.get('*/api/notifications', () => HttpResponse.json({ data, total: data.length }))

const long: Notification = {
  id: 'notification-long',
  type: 'friend',
  title: `<p><strong>${'Wolfeschlegelsteinhausenbergerdorff '.repeat(3)}</strong> sent you a friend request</p>`,
  avatarUrl: 'assets/avatars/avatar-4.webp',
  createdAt: '2025-01-02T03:04:05Z',
  category: 'A category with a long name that does not fit into one line of the drawer',
  isUnRead: true,
  isArchived: false,
}

const meta = {
  title: 'Shell/Notifications',
  tags: ['states'],
  component: NotificationsDrawer,
  parameters: { layout: 'fullscreen' },
  args: { open: true, onClose: () => {} },
  beforeEach: () => {
    resetStore()
    hideMessage()
  },
} satisfies Meta<typeof NotificationsDrawer>

export default meta

type Story = StoryObj<typeof meta>

const drawer = () => screen.findByRole('dialog', { name: 'Notifications' })

export const Default: Story = {
  tags: ['keyboard'],
  play: async () => {
    const dialog = within(await drawer())
    await expect(await dialog.findByRole('tab', { name: 'All 22' })).toHaveAttribute('aria-selected', 'true')
    await expect(dialog.getAllByRole('listitem')).toHaveLength(22)
    await expect((await drawer()).getBoundingClientRect().width).toBeLessThanOrEqual(420)

    dialog.getByRole('tab', { name: 'All 22' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByRole('tab', { name: 'Unread 12' })).toHaveFocus()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(12)

    await userEvent.click(dialog.getByRole('button', { name: 'Mark all as read' }))
    await dialog.findByRole('tab', { name: 'Unread 0' })
    await expect(dialog.getByText("You're all caught up")).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Undo' }))
    await dialog.findByRole('tab', { name: 'Unread 12' })
  },
}

export const Actions: Story = {
  tags: ['keyboard'],
  play: async () => {
    const dialog = within(await drawer())
    const [request] = await dialog.findAllByRole('listitem')
    if (!request) throw new Error('No notification')
    await userEvent.click(within(request).getByRole('button', { name: 'Accept' }))
    await dialog.findByText('Accepted and archived')
    await dialog.findByRole('tab', { name: 'Archived 11' })
    await expect(within(request).queryByRole('button', { name: 'Decline' })).toBeNull()
    // Ctrl+Z reaches Undo from any focus.
    await userEvent.keyboard('{Control>}z{/Control}')
    await dialog.findByRole('tab', { name: 'Archived 10' })

    const [reply] = dialog.getAllByRole('button', { name: 'Reply' })
    if (!reply) throw new Error('Nothing to reply to')
    reply.focus()
    await userEvent.keyboard('{Enter}')
    const field = dialog.getByRole('textbox', { name: /Your reply/ })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'Thank you')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await dialog.findByText('Reply sent')
    await expect(reply).toHaveFocus()
    await expect(reply.closest('li')).toHaveTextContent('You replied: Thank you')
    await dialog.findByRole('tab', { name: 'Unread 11' })
  },
}

/** The focused one leaves the tab: the next one takes its place and the focus. */
export const FocusStays: Story = {
  tags: ['keyboard'],
  play: async () => {
    const dialog = within(await drawer())
    await userEvent.click(await dialog.findByRole('tab', { name: 'Unread 12' }))
    const second = dialog.getAllByRole('listitem')[1]
    const read = within(dialog.getAllByRole('listitem')[0] as HTMLElement).getByRole('button', { name: 'Mark as read' })
    read.focus()
    await userEvent.keyboard('{Enter}')
    await dialog.findByRole('tab', { name: 'Unread 11' })
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const Refused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.patch('*/api/notifications', () =>
          HttpResponse.json({ message: 'The server is closed', code: 'closed' }, { status: 503 }),
        ),
      ],
    },
  },
  play: async () => {
    const dialog = within(await drawer())
    await dialog.findByRole('tab', { name: 'Unread 12' })
    await userEvent.click(dialog.getByRole('button', { name: 'Mark all as read' }))
    await dialog.findByText("Couldn't save: The server is closed")
    await expect(dialog.getByRole('tab', { name: 'Unread 12' })).toBeVisible()
  },
}

/** A reply that fails to send keeps its text, and a failed download is not reported as done. */
export const ActionsRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.all('*/api/notifications/*', () =>
          HttpResponse.json({ message: 'The server is closed', code: 'closed' }, { status: 503 }),
        ),
      ],
    },
  },
  play: async () => {
    const dialog = within(await drawer())
    const [reply] = await dialog.findAllByRole('button', { name: 'Reply' })
    if (!reply) throw new Error('Nothing to reply to')
    await userEvent.click(reply)
    const field = dialog.getByRole('textbox', { name: /Your reply/ })
    await userEvent.type(field, 'Thank you')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await dialog.findByText("Couldn't save: The server is closed")
    await expect(field).toHaveValue('Thank you')
    await waitFor(() => expect(reply.closest('li')).not.toHaveTextContent('You replied'))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Download' })[0] as HTMLElement)
    await dialog.findByRole('tab', { name: 'Unread 12' })
    await dialog.findByText("Couldn't save: The server is closed")
    await expect(dialog.queryByText('File downloaded')).toBeNull()
  },
}

/** Every type has actions. */
export const EveryType: Story = {
  play: async () => {
    const dialog = within(await drawer())
    for (const item of await dialog.findAllByRole('listitem')) {
      const actions = within(item).queryAllByRole('button', { name: /^(Accept|Decline|Reply|Pay|Download)$/ })
      const links = within(item).queryAllByRole('link', { name: 'View' })
      const archivedAnswer = /request|payment/.test(item.textContent) && !actions.length
      await expect(actions.length + links.length > 0 || archivedAnswer, item.textContent).toBe(true)
    }
    const [order] = dialog.getAllByRole('link', { name: 'View' })
    await expect(dialog.getAllByText(/#6029/)[0]).toBeVisible()
    await expect(order).toHaveAttribute('href', expect.stringContaining('/dashboard/'))
  },
}

/** All notifications in a dialog. */
export const All: Story = {
  render: (args) => <NotificationsDialog {...args} />,
  play: async () => {
    const dialog = within(await drawer())
    await expect(await dialog.findByRole('tab', { name: 'All 22' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(dialog.queryByRole('link', { name: 'View all' })).toBeNull()
  },
}

/** Full-screen on small screens. */
export const AllOnAPhone: Story = {
  ...All,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await drawer()
    await within(dialog).findByRole('tab', { name: 'All 22' })
    const { width, height } = dialog.getBoundingClientRect()
    await expect([width, height]).toEqual([innerWidth, innerHeight])
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/notifications', () => delay('infinite'))] } },
  play: async () => {
    const panel = within(await drawer()).getByRole('tabpanel')
    await expect(panel).toHaveAttribute('aria-busy', 'true')
  },
}

export const Empty: Story = {
  parameters: { msw: { handlers: [answer([])] } },
  play: async () => {
    const dialog = within(await drawer())
    await dialog.findByText('No notifications yet')
    await expect(dialog.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute('aria-disabled', 'true')
  },
}

const failing = (options = {}) => ({
  msw: {
    handlers: [http.get('*/api/notifications', () => HttpResponse.json({ message: 'No' }, { status: 500 }), options)],
  },
})

export const Failed: Story = {
  parameters: failing(),
  play: async () => {
    const dialog = within(await drawer())
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Retried: Story = {
  parameters: failing({ once: true }),
  play: async () => {
    const dialog = within(await drawer())
    await userEvent.click(await dialog.findByRole('button', { name: 'Retry' }))
    await expect(await dialog.findByRole('tab', { name: 'All 22' })).toBeVisible()
  },
}

export const LongText: Story = {
  parameters: { msw: { handlers: [answer([long, { ...long, id: 'two', isUnRead: false }])] } },
  play: async () => {
    const dialog = await drawer()
    await within(dialog).findAllByRole('listitem')
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
  },
}

export const HostileTitle: Story = {
  parameters: {
    msw: {
      handlers: [
        answer([
          {
            ...long,
            title:
              '<p>Hello <img src=x onerror="window.hit=1"><script>window.hit=1</script><a href="javascript:window.hit=1">there</a> <strong onclick="window.hit=1">you</strong></p>',
          },
        ]),
      ],
    },
  },
  play: async () => {
    const item = await within(await drawer()).findByRole('listitem')
    await expect(item).toHaveTextContent('Hello there you')
    await expect(item.querySelector('script, a, [onclick], [onerror], img[src="x"]')).toBeNull()
    await expect(window).not.toHaveProperty('hit')
  },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } }

/** The button in the header: its count, opening and closing by keyboard. */
export const Button: Story = {
  tags: ['keyboard'],
  render: function Header() {
    const [user] = useState({ id: 'account-1' } as User)
    return (
      <main>
        <NotificationsButton user={user} />
      </main>
    )
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Notifications, 12 unread' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await drawer()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

/** The badge is capped at 99+; the accessible name has the full count. */
export const ManyUnread: Story = {
  ...Button,
  parameters: {
    msw: { handlers: [answer(Array.from({ length: 120 }, (_, index) => ({ ...long, id: String(index) })))] },
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Notifications, 99+ (120) unread' })
    await expect(button).toHaveTextContent('99+')
  },
}
