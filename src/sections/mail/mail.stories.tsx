import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { storyPage } from '@/components/records/story-page'
import { useSnackbar } from '@/components/snackbar-store'
import { mailPage } from './mail-search'
import { MailSkeleton } from './mail-skeleton'
import { MailView } from './mail-view'
import { setKeysOn } from './use-mail-keys'

const Page = storyPage(mailPage.schema, MailView, MailSkeleton)

const answer = (status: number, body: object) =>
  http.get('*/api/mail/list', () => HttpResponse.json(body as never, { status }))
const at = (search: string) => ({ router: { path: `/dashboard/mail?${search}` } })
const slow = { timeout: 20_000 }
/** The rows of the previous search are faded. */
const settled = () => waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), slow)

const meta = {
  title: 'Pages/Mail',
  component: Page,
  parameters: { layout: 'fullscreen', ...at('') },
  beforeEach: () => {
    resetStore()
    setKeysOn(true)
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const inbox = () => screen.findByRole('list', { name: 'Messages in Inbox' }, slow)

export const Inbox: Story = {
  play: async ({ canvas }) => {
    const list = await inbox()
    await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(10)
    await expect(canvas.getAllByRole('navigation', { name: 'Labels', hidden: true })[0]).toHaveTextContent('Drafts')
    await expect(await canvas.findByRole('heading', { name: 'No message selected' })).toBeVisible()
  },
}

/** A message in HTML: sanitized, in a frame, without the picture from another site. */
export const Reading: Story = {
  parameters: at('id=mail-4'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Deliveries to Lisbon/ }, slow)).toBeVisible()
    await expect(await canvas.findByText(/image from another site is blocked/, {}, slow)).toBeVisible()
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/Deliveries to Lisbon/, {}, slow)
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('two working days'), slow)
    await expect(frame.sandbox.contains('allow-scripts')).toBe(false)
    await waitFor(() => expect(frame.clientHeight).toBeGreaterThan(200), slow)
  },
}

/** Text, attachments, and the other messages of the conversation. Opening marks it as read. */
export const ReadingText: Story = {
  parameters: at('id=mail-3'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the second firing of the blue/, { ignore: '.snippet' }, slow)).toBeVisible()
    const others = await canvas.findByRole('list', { name: 'Also in this conversation' }, slow)
    await expect(within(others).getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: /Elisa Abernathy.*Re: Blue glaze/ })).not.toHaveTextContent('Unread'),
    )
  },
}

const hostile = {
  id: 'mail-4',
  labelIds: ['inbox'],
  isUnread: false,
  isStarred: false,
  subject: 'You have won',
  message: 'Click here',
  html: `<p onclick="parent.hacked = true">Dear winner</p><script>parent.hacked = true</script>
    <img src="https://tracker.example/pixel.gif" alt="logo" onerror="parent.hacked = true">
    <form action="https://evil.example"><input name="password"></form><iframe src="https://evil.example"></iframe>
    <a href="javascript:parent.hacked = true">here</a> <a href="https://shop.example">there</a>`,
  from: { name: 'Prize Office', email: 'claims@prize-office.example', avatarUrl: '' },
  to: [],
  createdAt: '2026-04-17T08:00:00Z',
}

/** Scripts, forms, frames and pictures from elsewhere are removed from a message; links open in a new tab. */
export const Hostile: Story = {
  parameters: {
    ...at('id=mail-4'),
    msw: { handlers: [http.get('*/api/mail/details', () => HttpResponse.json({ data: hostile }))] },
  },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('You have won', {}, slow)
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Dear winner'), slow)
    const body = frame.contentDocument?.body
    await expect(body?.querySelectorAll('script, form, input, iframe, img, [onclick]')).toHaveLength(0)
    await expect([...(body?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      null,
      'https://shop.example',
    ])
    await expect(body?.querySelector('a[href]')).toHaveAttribute('rel', 'noopener noreferrer')
    await expect('hacked' in window).toBe(false)
  },
}

export const Selected: Story = {
  play: async ({ canvas }) => {
    const list = await inbox()
    const count = within(list).getAllByRole('listitem').length
    await userEvent.click(within(list).getByRole('checkbox', { name: /^Select Payroll/ }))
    await userEvent.click(within(list).getByRole('checkbox', { name: /^Select Sunday lunch/ }))
    const bar = await canvas.findByRole('toolbar', { name: '2 selected' })
    await userEvent.click(within(bar).getByRole('button', { name: 'Archive' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(count - 2), slow)
  },
}

export const Search: Story = {
  parameters: at('q=from%3Amalinda'),
  play: async ({ canvas }) => {
    const list = await inbox()
    await expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Unread' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('from:malinda is:unread')
    await expect(canvas.getByRole('button', { name: 'Unread', pressed: true })).toBeVisible()
    await settled()
  },
}

/** j and k walk through the list, e archives; while typing they are letters. */
export const Shortcuts: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await inbox()
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: /Atlas redesign/ }, slow)).toBeVisible()
    await userEvent.keyboard('j')
    await expect(await canvas.findByRole('heading', { name: /^Quote for 40/ }, slow)).toBeVisible()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('je')
    await expect(canvas.getByRole('searchbox')).toHaveValue('je')
    await settled()
  },
}

/** They can be turned off. */
export const ShortcutList: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await inbox()
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }, slow)
    await userEvent.click(within(dialog).getByRole('switch', { name: /Use keyboard shortcuts/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), slow)
    await userEvent.keyboard('j')
    await expect(canvas.getByRole('heading', { name: 'No message selected' })).toBeVisible()
  },
}

/** The list's width changes by arrow keys. */
export const Resized: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const list = await inbox()
    const divider = canvas.getByRole('separator', { name: 'Width of the message list' })
    const before = Number(divider.getAttribute('aria-valuenow'))
    divider.focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(divider).toHaveAttribute('aria-valuenow', '304')
    await expect(list.closest('section')?.offsetWidth).toBe(304)
    await userEvent.keyboard('{Enter}')
    await expect(before).toBeGreaterThan(0)
    await expect(divider).toHaveAttribute('aria-valuenow', '360')
  },
}

/** Recipients are chips; errors are at their fields; made small it leaves room for reading. */
export const Composing: Story = {
  play: async ({ canvas }) => {
    await inbox()
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }, slow))
    const to = dialog.getByRole('combobox', { name: 'To' })
    await waitFor(() => expect(to).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByText('Add at least one recipient')).toBeVisible()
    await userEvent.type(to, 'elisa')
    await userEvent.click(await screen.findByRole('option', { name: /Elisa Abernathy/ }, slow))
    await userEvent.type(to, 'nobody,')
    await expect(await dialog.findByText(/Enter valid email addresses/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Blue')
    await expect(await dialog.findByText('Draft saved', {}, slow)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Minimize' }))
    await expect(dialog.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }))
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Blue')
  },
}

let endUpload = () => {}
const heldUpload = http.post('*/api/mail/attachments', async () => {
  await new Promise<void>((resolve) => {
    endUpload = resolve
  })
  const plan = { id: 'attachment-1', name: 'plan.txt', size: 7, type: 'text/plain' }
  return HttpResponse.json({ data: plan }, { status: 201 })
})

/** What is sent while a file is still going up waits for it. */
export const SentWhileUploading: Story = {
  parameters: { msw: { handlers: [heldUpload] } },
  play: async ({ canvas }) => {
    await inbox()
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }, slow))
    await userEvent.type(dialog.getByRole('combobox', { name: 'To' }), 'elisa')
    await userEvent.click(await screen.findByRole('option', { name: /Elisa Abernathy/ }, slow))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'The plan')
    await userEvent.upload(
      dialog.getByLabelText('Attach files', { selector: 'input' }),
      new File(['Day one'], 'plan.txt', { type: 'text/plain' }),
    )
    await expect(await dialog.findByRole('progressbar', { name: 'Uploading plan.txt' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(dialog.getByRole('button', { name: /Send/ })).toBeDisabled()
    endUpload()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    await userEvent.click(canvas.getByRole('link', { name: /^Sent/ }))
    const sent = await screen.findByRole('list', { name: 'Messages in Sent' }, slow)
    const row = (await within(sent).findByText('The plan', undefined, slow)).closest('li') as HTMLElement
    await expect(within(row).getByRole('img', { name: 'Has attachment' })).toBeVisible()
  },
}

/** Ctrl+Enter sends at once, also to the address that is still being typed; a whole address is nobody else's. */
export const SentByKeys: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    await inbox()
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }, slow))
    await userEvent.type(dialog.getByRole('combobox', { name: 'To' }), 'abernathy@example.com')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    await userEvent.click(canvas.getByRole('link', { name: /^Sent/ }))
    const sent = await screen.findByRole('list', { name: 'Messages in Sent' }, slow)
    await expect(await within(sent).findByText('To abernathy@example.com', undefined, slow)).toBeVisible()
  },
}

let endSending: (() => void) | undefined
const heldSending = http.post(
  '*/api/mail/:id/send',
  async () => {
    await new Promise<void>((resolve) => {
      endSending = resolve
    })
    return HttpResponse.json({ message: 'Too busy', code: 'busy' }, { status: 503 })
  },
  { once: true },
)

/** While a message is on its way its fields are read-only; if it is rejected they have all they had, and it is sent again. */
export const NotSent: Story = {
  tags: ['keyboard'],
  parameters: { msw: { handlers: [heldSending] } },
  play: async ({ canvas }) => {
    await inbox()
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }, slow))
    await userEvent.type(dialog.getByRole('combobox', { name: 'To' }), 'abernathy@example.com,')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Blue')
    const message = dialog.getByRole('textbox', { name: 'Message text' })
    await userEvent.type(message, 'The glaze{Control>}{Enter}{/Control}')
    await expect(await dialog.findByText('Sending…', undefined, slow)).toBeVisible()
    await userEvent.keyboard(' is here')
    await expect(message).toHaveValue('The glaze')
    await expect(message).toHaveAttribute('readonly')
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveAttribute('readonly')
    await expect(dialog.getByRole('button', { name: 'Delete draft' })).toBeDisabled()
    await waitFor(() => expect(endSending).toBeDefined(), slow)
    endSending?.()
    await waitFor(() => expect(message).not.toHaveAttribute('readonly'), slow)
    await expect(message).toHaveFocus()
    await expect(useSnackbar.getState().message?.text).toMatch(/Too busy/)
    await userEvent.keyboard(' is here')
    useSnackbar.getState().message?.action?.run()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slow)
    await userEvent.click(canvas.getByRole('link', { name: /^Sent/ }))
    const sent = await screen.findByRole('list', { name: 'Messages in Sent' }, slow)
    await expect(await within(sent).findByText(/The glaze is here/, undefined, slow)).toBeVisible()
  },
}

/** A window whose text cannot be saved stays open. */
export const NotSaved: Story = {
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/mail', () => HttpResponse.json({ message: 'Too busy', code: 'busy' }, { status: 503 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await inbox()
    await userEvent.click(canvas.getByRole('button', { name: 'Compose' }))
    const window = await screen.findByRole('dialog', { name: 'New message' }, slow)
    const dialog = within(window)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Blue')
    await userEvent.click(dialog.getByRole('button', { name: 'Save and close' }))
    await expect(await dialog.findByText("Couldn't save the draft", undefined, slow)).toBeVisible()
    await expect(window).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Subject' })).toHaveValue('Blue')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete draft' }))
    await waitFor(() => expect(window).not.toBeInTheDocument(), slow)
  },
}

export const Dark: Story = { ...Reading, globals: { scheme: 'dark' } }

export const RightToLeft: Story = { ...ReadingText, globals: { direction: 'rtl' } }

export const NothingFound: Story = {
  parameters: at('q=submarine'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matches' }, slow)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: { handlers: [answer(200, { data: [], total: 0 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You're all caught up" }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [answer(500, { message: 'The mail server is away', code: 'failed' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, slow)).toHaveTextContent('The mail server is away')
  },
}

export const Forbidden: Story = {
  parameters: { msw: { handlers: [answer(403, { message: 'No', code: 'forbidden' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
  },
}

/** A link to a message that is gone. */
export const Gone: Story = {
  parameters: at('id=none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Message not found' }, slow)).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/mail/list', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <MailSkeleton /> }

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const long = {
  labelIds: ['inbox', 'atlas', 'family'],
  isUnread: true,
  isStarred: true,
  subject: `${word} ${word}`,
  message: `${word} `.repeat(40),
  from: { name: word, email: `${word}@example.com`, avatarUrl: '' },
  to: Array.from({ length: 20 }, (_, index) => ({
    name: `${word} ${index}`,
    email: `a${index}@b.example`,
    avatarUrl: '',
  })),
  attachments: [{ id: 'a', name: `${word}.pdf`, size: 1e9, type: 'pdf', url: 'assets/files/floor-plan.pdf' }],
  createdAt: '2020-02-29T10:00:00Z',
}

/** Nothing makes the page wider than the window. */
export const LongText: Story = {
  parameters: {
    ...at('id=mail-0'),
    msw: {
      handlers: [
        answer(200, {
          data: Array.from({ length: 60 }, (_, index) => ({ ...long, id: `mail-${index}` })),
          total: 60,
        }),
        http.get('*/api/mail/details', () => HttpResponse.json({ data: { ...long, id: 'mail-0' } })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: long.subject }, slow)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
