import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ContactsButton } from './contacts-button'

const meta = {
  title: 'Shell/Contacts',
  component: ContactsButton,
  render: () => (
    <main style={{ minHeight: 480, display: 'flex', justifyContent: 'flex-end', alignItems: 'flex-start' }}>
      <ContactsButton />
    </main>
  ),
} satisfies Meta<typeof ContactsButton>

export default meta

type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Contacts' }).focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Contacts' })
}

export const Default: Story = {
  play: async (context) => {
    await open(context)
    const dialog = screen.getByRole('dialog', { name: 'Contacts' })
    const list = await within(dialog).findByRole('list')
    await expect(list.closest('.simplebar-content-wrapper')?.getBoundingClientRect().height).toBe(320)
    const words = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.match(/Online|Always|Busy|Offline/)?.[0])
    await expect(new Set(words)).toEqual(new Set(['Online', 'Always', 'Busy', 'Offline']))
    await expect(within(list).getAllByRole('link', { name: /^Write to / })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  },
}

export const ByKeyboard: Story = {
  play: async (context) => {
    await open(context)
    await screen.findAllByRole('listitem')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Contacts' })).toHaveFocus()
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/contacts', () => delay('infinite'))] } },
  play: async (context) => {
    await open(context)
    await waitFor(() => expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible())
  },
}

export const Empty: Story = {
  parameters: { msw: { handlers: [http.get('*/api/contacts', () => HttpResponse.json({ data: [], total: 0 }))] } },
  play: async (context) => {
    await open(context)
    await screen.findByText('No contacts')
  },
}

const failing = (options = {}) => ({
  msw: { handlers: [http.get('*/api/contacts', () => HttpResponse.json({ message: 'No' }, { status: 500 }), options)] },
})

export const Failed: Story = {
  parameters: failing(),
  play: async (context) => {
    await open(context)
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Retried: Story = {
  parameters: failing({ once: true }),
  play: async (context) => {
    await open(context)
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    await screen.findAllByRole('listitem')
  },
}

export const Dark: Story = { play: open, globals: { scheme: 'dark' } }

export const RightToLeft: Story = { play: open, globals: { direction: 'rtl' } }
