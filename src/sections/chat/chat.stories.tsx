import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { storyPage } from '@/components/records/story-page'
import { useSnackbar } from '@/components/snackbar-store'
import { loadTexts } from '@/i18n/i18n'
import { chatPage } from './chat-search'
import { ChatSkeleton } from './chat-skeleton'
import { ChatView } from './chat-view'
import { useOutbox } from './outbox'

const Page = storyPage(chatPage.schema, ChatView, ChatSkeleton)

const at = (search: string) => ({ router: { path: `/dashboard/chat?${search}` } })
const answer = (status: number, body: object) =>
  http.get('*/api/chat', () => HttpResponse.json(body as never, { status }))
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Chat',
  component: Page,
  parameters: at(''),
  loaders: [() => loadTexts('chat')],
  beforeEach: () => {
    resetStore()
    useOutbox.setState({ outgoing: [], drafts: {} })
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Conversations: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Conversations' }, slow)
    await expect(within(list).getAllByRole('link')).toHaveLength(8)
    await expect(within(list).getByRole('link', { name: /Atlas release/ })).toHaveTextContent('3 unread messages')
    await expect(await canvas.findByRole('heading', { name: 'Choose a conversation' })).toBeVisible()
  },
}

/** The new messages are marked, and read by being there. */
export const Group: Story = {
  parameters: at('id=conversation-1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Atlas release' }, slow)).toBeVisible()
    await expect(canvas.getByText('New messages')).toBeInTheDocument()
    await expect(canvas.getByRole('article', { name: /Germaine Stark, .* I have the banner ready/ })).toBeVisible()
    const link = canvas.getByRole('link', { name: /Atlas release/ })
    await waitFor(() => expect(link).not.toHaveTextContent('unread'), slow)
    await expect(canvas.getByText('Read by everyone')).toBeInTheDocument()
  },
}

/** The message is there at once; the other one reads it, types and answers. */
export const Send: Story = {
  tags: ['keyboard'],
  parameters: at('id=conversation-4'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message to Elisa Abernathy' }, slow)
    await userEvent.type(field, 'I bring coffee{Enter}')
    await expect(field).toHaveValue('')
    await expect(canvas.getByRole('article', { name: /^You, .*I bring coffee$/ })).toBeVisible()
    await canvas.findByText('Read', {}, slow)
    await canvas.findAllByText('Elisa is typing…', {}, slow)
    await expect(await canvas.findByRole('article', { name: /Elisa Abernathy, .*color cards/ }, slow)).toBeVisible()
    const status = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(status.join()).toContain('Elisa Abernathy: Good. I bring the color cards along.')
  },
}

/** A rejected message stays, with the reason, and is sent again. */
export const NotSent: Story = {
  tags: ['keyboard'],
  parameters: {
    ...at('id=conversation-8'),
    msw: {
      handlers: [
        http.post(
          '*/api/chat/:id/messages',
          () => HttpResponse.json({ message: 'Too busy', code: 'busy' }, { status: 503 }),
          {
            once: true,
          },
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message to Brandon Monahan' }, slow)
    await userEvent.type(field, 'Thank you{Enter}')
    await expect(await canvas.findByText('Not sent: Too busy', {}, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(canvas.queryByText(/Not sent/)).not.toBeInTheDocument(), slow)
    await expect(canvas.getByRole('article', { name: /^You, .*Thank you$/ })).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-message'), slow)
  },
}

/** By keyboard: the arrow keys move between the messages, and the next Tab is Reply. */
export const Reply: Story = {
  tags: ['keyboard'],
  parameters: at('id=conversation-6'),
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('article', { name: /I approve it today/ }, slow)
    last.focus()
    await userEvent.keyboard('{ArrowUp}')
    const replied = canvas.getByRole('article', { name: /The class, 640 in total/ })
    await expect(replied).toHaveFocus()
    await userEvent.tab()
    await expect(within(replied).getByRole('button', { name: 'Reply to Beth Effertz' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: /Message to/ })).toHaveFocus()
    await expect(canvas.getByText('Replying to Beth Effertz')).toBeVisible()
    await userEvent.keyboard('Approved{Enter}')
    const own = await canvas.findByRole('article', { name: /^You, .*Approved$/ }, slow)
    await expect(own).toHaveTextContent('The class, 640 in total')
    await expect(canvas.queryByText('Replying to Beth Effertz')).not.toBeInTheDocument()
  },
}

export const Emoji: Story = {
  tags: ['keyboard'],
  parameters: at('id=conversation-7'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: /Message to/ }, slow)
    await userEvent.type(field, 'Great ')
    await userEvent.click(canvas.getByRole('button', { name: 'Emoji' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Emoji' }, slow))
    await waitFor(async () => expect(await picker.findByRole('button', { name: '😀' })).toHaveFocus(), slow)
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await waitFor(() => expect(field).toHaveValue('Great 😅'), slow)
    await waitFor(() => expect(field).toHaveFocus(), slow)
  },
}

export const Photos: Story = {
  parameters: at('id=conversation-5'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Lounge chair, studio.webp' }, slow))
    const dialog = await screen.findByRole('dialog', { name: 'Lounge chair, studio.webp' }, slow)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), slow)
    await userEvent.upload(
      canvas.getByLabelText('Add a photo', { selector: 'input' }),
      new File(['no picture'], 'notes.png', { type: 'image/png' }),
    )
    await waitFor(() => expect(useSnackbar.getState().message?.text).toBe("notes.png isn't an image"), slow)
  },
}

/** With several people it is a group, and its new conversation has the focus; by keyboard. */
export const NewGroup: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Conversations' }, slow)
    canvas.getByRole('link', { name: 'New conversation' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }, slow))
    const people = dialog.getByRole('combobox', { name: 'People' })
    await waitFor(() => expect(people).toHaveFocus(), slow)
    await expect(dialog.queryByRole('textbox', { name: 'Group name' })).not.toBeInTheDocument()
    await userEvent.keyboard('traci{Enter}paige{Enter}')
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Group name' }), 'Release notes{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), slow)
    await expect(await canvas.findByRole('heading', { name: 'Release notes' }, slow)).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message to Release notes' })).toHaveFocus(), slow)
    await expect(within(list).getAllByRole('link')[0]).toHaveTextContent('Release notes')
    const messages = within(canvas.getByRole('region', { name: 'Messages' }))
    await expect(messages.getByText('Say hello: this is the start of your conversation.')).toBeVisible()
    await userEvent.keyboard('Hello{Enter}')
    await expect(await messages.findByRole('article', { name: /^You, .*Hello$/ }, slow)).toBeVisible()
    await expect(messages.queryByText(/^Say hello/)).not.toBeInTheDocument()
  },
}

/** With one person there is a single conversation, which is opened. */
export const NewWithKnown: Story = {
  parameters: at('new'),
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New conversation' }, slow))
    const start = dialog.getByRole('button', { name: 'Start conversation' })
    await userEvent.click(start)
    const people = dialog.getByRole('combobox', { name: 'People' })
    await waitFor(() => expect(people).toBeInvalid(), slow)
    await userEvent.type(people, 'elisa')
    await userEvent.click(await screen.findByRole('option', { name: 'Elisa Abernathy' }, slow))
    await userEvent.click(start)
    await expect(await canvas.findByRole('heading', { name: 'Elisa Abernathy' }, slow)).toBeVisible()
    const list = canvas.getByRole('list', { name: 'Conversations' })
    await expect(within(list).getAllByRole('link')).toHaveLength(8)
  },
}

export const Found: Story = {
  parameters: at('q=lisbon'),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Conversations' }, slow)
    await expect(within(list).getAllByRole('link')).toHaveLength(3)
    await expect(within(list).getAllByText('Lisbon', { selector: 'mark' })[0]).toBeVisible()
  },
}

export const NothingFoundBySearch: Story = {
  parameters: at('q=nobody'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matches' }, slow)).toBeVisible()
  },
}

export const Unknown: Story = {
  parameters: at('id=conversation-99'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "This conversation doesn't exist" }, slow)).toBeVisible()
  },
}

/** Room for one pane. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('link', { name: /Kayleigh Ferry/ }, slow)
    // As wide as the list, without the padding of its rows.
    const field = canvas.getByRole('searchbox').closest('.MuiInputBase-root')?.clientWidth
    await expect(field).toBeGreaterThan(row.clientWidth - 24)
    await userEvent.click(row)
    const heading = await canvas.findByRole('heading', { name: 'Kayleigh Ferry' }, slow)
    await expect(heading).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const many = Array.from({ length: 600 }, (_, index) => ({
  id: `message-${index}`,
  body: index % 7 ? `Line ${index}` : `Line ${index}\n`.repeat(12),
  senderId: index % 3 ? 'contact-1' : 'me',
  createdAt: new Date(Date.UTC(2026, 3, 1) + index * 600_000).toISOString(),
}))
const long = { id: 'long', type: 'ONE_TO_ONE', unreadCount: 0, participants: ['contact-1'], messages: many }
const partner = { id: 'contact-1', name: 'Traci Wintheiser', avatarUrl: '', role: 'Frontend engineer' }

/** Only the messages near the view are rendered; the place and the focus stay. */
export const Long: Story = {
  tags: ['keyboard'],
  parameters: {
    ...at('id=long'),
    msw: { handlers: [answer(200, { data: { contacts: [partner], conversations: [long] } })] },
  },
  play: async ({ canvas, canvasElement }) => {
    const last = await canvas.findByRole('article', { name: /Line 599$/ }, slow)
    const rendered = () => canvasElement.querySelectorAll('[data-message]').length
    await waitFor(() => expect(rendered()).toBeLessThan(120), slow)
    last.focus()
    await userEvent.keyboard('{ArrowUp}')
    const focused = canvas.getByRole('article', { name: /Line 598$/ })
    await expect(focused).toHaveFocus()
    const scroller = canvas.getByRole('region', { name: 'Messages' }).parentElement as HTMLElement
    // The reader scrolls up, and stays at the same message while what is below is removed.
    scroller.scrollTop = -6000
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Line 590$/ })).not.toBeInTheDocument(), slow)
    await expect(rendered()).toBeLessThan(120)
    await expect(focused).toHaveFocus()
    const height = scroller.scrollHeight
    scroller.scrollTop = -2000
    await canvas.findByRole('article', { name: /Line 590$/ }, slow)
    scroller.scrollTop = -6000
    await waitFor(() => expect(canvas.queryByRole('article', { name: /Line 590$/ })).not.toBeInTheDocument(), slow)
    await expect(scroller.scrollHeight).toBe(height)
    await userEvent.keyboard('{Home}')
    const first = await canvas.findByRole('article', { name: /Line 0/ }, slow)
    await expect(first).toHaveFocus()
    await waitFor(() =>
      expect(first.getBoundingClientRect().top).toBeGreaterThanOrEqual(scroller.getBoundingClientRect().top),
    )
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('article', { name: /Line 599$/ })).toHaveFocus(), slow)
    await waitFor(() => expect(rendered()).toBeLessThan(120), slow)
  },
}

export const Dark: Story = { ...Group, globals: { scheme: 'dark' } }

export const RightToLeft: Story = { ...Reply, globals: { direction: 'rtl' } }

export const Empty: Story = {
  parameters: { msw: { handlers: [answer(200, { data: { contacts: [], conversations: [] } })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No conversations yet' }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [answer(500, { message: 'The database is away', code: 'failed' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, slow)).toHaveTextContent('The database is away')
  },
}

export const Forbidden: Story = {
  parameters: { msw: { handlers: [answer(403, { message: 'No', code: 'forbidden' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { ...at('id=conversation-1'), msw: { handlers: [http.get('*/api/chat', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <ChatSkeleton /> }
