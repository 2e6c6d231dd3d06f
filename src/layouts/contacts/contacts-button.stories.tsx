import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ContactsButton } from './contacts-button'

const meta = {
  title: 'Shell/Contacts',
  tags: ['states'],
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
    // Once it has grown.
    await waitFor(() => expect(list.closest('.simplebar-content-wrapper')?.getBoundingClientRect().height).toBe(320))
    const words = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.match(/Online|Always|Busy|Offline/)?.[0])
    await expect(new Set(words)).toEqual(new Set(['Online', 'Always', 'Busy', 'Offline']))
    await expect(within(list).getAllByRole('link', { name: /^Email / })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async (context) => {
    await open(context)
    await screen.findAllByRole('listitem')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(context.canvas.getByRole('button', { name: 'Contacts' })).toHaveFocus()
  },
}

/** A contact's card opens by keyboard focus, hover and press. */
export const Card: Story = {
  tags: ['keyboard'],
  play: async (context) => {
    await open(context)
    const [first, second] = await screen.findAllByRole('listitem')
    if (!first || !second) throw new Error('no contacts')
    const nameOf = (row: HTMLElement) => within(row).getAllByRole('button')[0] as HTMLElement
    const name = nameOf(first)
    while (document.activeElement !== name) await userEvent.tab()
    const card = await screen.findByRole('tooltip')
    await expect(name).toHaveAccessibleDescription(
      /Data analyst Status Online .* Email .*@example.com Phone .* Address 116 Leuschke Rue/,
    )
    await expect(name).toHaveAttribute('aria-expanded', 'true')
    const box = card.getBoundingClientRect()
    await expect(box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight).toBe(true)
    // A pointer on the card has not left the row.
    await userEvent.hover(nameOf(second))
    const left = fn()
    second.addEventListener('pointerleave', left)
    await userEvent.hover(await within(second).findByRole('tooltip'))
    await expect(left).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    // Pressed, and pressed again.
    await userEvent.click(nameOf(second))
    await within(second).findByRole('tooltip')
    await userEvent.click(nameOf(second))
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    const dialog = screen.getByRole('dialog', { name: 'Contacts' })
    await expect(dialog).toBeVisible()
    // One press is enough for who only came by.
    while (document.activeElement !== name) await userEvent.tab({ shift: true })
    await within(first).findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeVisible())
  },
}

/** On a phone there is no room beside the list: the card covers other rows. */
export const CardOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async (context) => {
    await open(context)
    // The fourth has too little room above and below.
    const row = (await screen.findAllByRole('listitem'))[3]
    if (!row) throw new Error('no contacts')
    await userEvent.click(within(row).getAllByRole('button')[0] as HTMLElement)
    const card = await within(row).findByRole('tooltip')
    const inside = () => {
      const { left, right, top, bottom } = card.getBoundingClientRect()
      return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    }
    await waitFor(() => expect(inside()).toBe(true))
  },
}

export const CardRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async (context) => {
    await open(context)
    const [first] = await screen.findAllByRole('listitem')
    if (!first) throw new Error('no contacts')
    await userEvent.click(within(first).getAllByRole('button')[0] as HTMLElement)
    await within(first).findByRole('tooltip')
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
    await screen.findByText('No contacts yet')
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
