import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyPage } from '@/components/records/story-page'
import { invoicesPage } from './invoices-search'
import { InvoicesView } from './invoices-view'
import { ListSkeleton } from './list-skeleton'

const Page = storyPage(invoicesPage.schema, InvoicesView, ListSkeleton)

const at = (search: string) => ({ router: { path: `/dashboard/three?${search}` } })
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Three',
  component: Page,
  parameters: at(''),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const list = (answer: () => Response | Promise<Response>) => ({
  msw: { handlers: [http.get('*/api/invoices', answer)] },
})

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'INV-1990' }, slow)
    const paid = canvas.getByRole('button', { name: /^Paid/ })
    await userEvent.click(paid)
    await waitFor(() => expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Paid'), slow)
    await waitFor(() => expect(canvas.queryByText('Pending', { selector: 'td *' })).not.toBeInTheDocument(), slow)
    await expect(paid).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Forbidden: Story = {
  parameters: list(() =>
    HttpResponse.json({ message: "Your role doesn't allow this", code: 'forbidden' }, { status: 403 }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <ListSkeleton /> }

export const Loading: Story = {
  parameters: list(() => delay('infinite') as never),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

export const Empty: Story = {
  parameters: list(() => HttpResponse.json({ data: [], total: 0, counts: {}, amounts: {} })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'No invoices yet' }, slow)
    await expect(canvas.getAllByRole('link', { name: 'New invoice' })).toHaveLength(2)
  },
}

export const Failed: Story = {
  parameters: list(() => HttpResponse.json({ message: 'Out of order' }, { status: 500 })),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, slow)
    await expect(alert).toHaveTextContent("Couldn't load this list")
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const NewWithFaults: Story = {
  parameters: at('new'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const send = await canvas.findByRole('button', { name: 'Create and send' }, slow)
    await userEvent.click(send)
    const customer = canvas.getByText('Select a customer')
    await waitFor(() => expect(customer).toHaveFocus())
    await expect(customer).toHaveAccessibleDescription('Required')
    await expect(canvas.getByLabelText(/^Title/)).toBeInvalid()
  },
}

export const AddressBook: Story = {
  parameters: at('new'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Select a customer', {}, slow))
    const dialog = await screen.findByRole('dialog', { name: 'Select a customer' }, slow)
    await userEvent.type(await within(dialog).findByRole('searchbox'), 'kayl')
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('1 address'), slow)
    await userEvent.click(within(dialog).getByText('Kayleigh Ferry'))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvas.getByText('Kayleigh Ferry')).toBeVisible()
  },
}

export const New: Story = {
  parameters: at('new'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(/^Price/, {}, slow), '19.99')
    await userEvent.click(canvas.getByText('Add item'))
    const [, price] = canvas.getAllByLabelText(/^Price/)
    const [, title] = canvas.getAllByLabelText(/^Title/)
    await expect(title).toHaveFocus()
    await userEvent.type(price as HTMLElement, '5')
    await expect(canvas.getByRole('group', { name: 'Total' })).toHaveTextContent('$24.99')
    await userEvent.click(canvas.getByLabelText('Move item 2 up'))
    await waitFor(() => expect(canvas.getByLabelText('Move item 1 down')).toHaveFocus())
    await userEvent.click(canvas.getByLabelText('Remove item 1'))
    await expect(canvas.getByRole('group', { name: 'Total' })).toHaveTextContent('$19.99')
  },
}

export const Edit: Story = {
  parameters: at('edit=invoice-1'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { level: 1, name: 'Edit INV-1990' }, slow)
    await canvas.findByRole('group', { name: 'Due date' }, slow)
    await expect(canvas.getByRole('group', { name: 'Total' })).toHaveTextContent('$767.47')
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Paid')
  },
}

export const EditRefused: Story = {
  parameters: {
    ...at('edit=invoice-1'),
    msw: {
      handlers: [
        http.patch('*/api/invoices/:id', () =>
          HttpResponse.json(
            { message: 'Check the highlighted fields', fields: { taxes: 'Enter 0 or more' } },
            { status: 400 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Save changes' }, slow))
    const taxes = canvas.getByRole('textbox', { name: 'Taxes' })
    await waitFor(() => expect(taxes).toHaveFocus())
    await expect(taxes).toHaveAccessibleDescription('Enter 0 or more')
  },
}

export const Preview: Story = {
  parameters: at('id=invoice-5'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const paper = await canvas.findByRole('article', { name: 'INV-1994' }, slow)
    await expect(within(paper).getByText('$2,022.39')).toBeVisible()
    const print = fn()
    window.print = print
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(print).toHaveBeenCalled()
  },
}

export const UnknownInvoice: Story = {
  parameters: at('id=nothing'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert', {}, slow)).toHaveTextContent("This invoice doesn't exist")
  },
}

export const PreviewLoading: Story = {
  parameters: { ...at('id=invoice-5'), msw: { handlers: [http.get('*/api/invoices/:id', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

export const LongText: Story = {
  parameters: {
    ...at('id=long'),
    msw: {
      handlers: [http.get('*/api/invoices/:id', () => HttpResponse.json({ data: longInvoice }))],
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('article', { name: /INV-1999999/ }, slow)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** Nothing makes the page wider than the window. */
export const LongTextAndManyItems: Story = {
  parameters: {
    ...at('pageSize=50'),
    ...list(() =>
      HttpResponse.json({
        data: Array.from({ length: 50 }, (_, index) => ({ ...longInvoice, id: `long-${index}` })),
        total: 48_213,
        counts: { draft: 40_000, paid: 8000, pending: 200, overdue: 13 },
        amounts: { draft: 119_999_880_000, paid: 22_799_977_200, pending: 142_799_857_200, overdue: 142_799_857_200 },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', undefined, slow)
    await expect(within(table).getAllByRole('row')).toHaveLength(51)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

const longAddress = {
  id: 'address-1',
  primary: true,
  name: 'Maria-Theresia Wolkenstein-Trostburg von und zu Hohenems',
  email: 'maria-theresia.wolkenstein-trostburg-hohenems@a-very-long-name-of-a-company.example.com',
  fullAddress: 'Untere Donaudampfschifffahrtsgesellschaftsstraße 1234, Llanfairpwllgwyngyllgogerychwyrndrobwll',
  phoneNumber: '+49 341 5550 6444 1234',
  company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  addressType: 'Office',
}

const longInvoice = {
  id: 'long',
  invoiceNumber: 'INV-1999999999999999999',
  status: 'overdue',
  invoiceFrom: longAddress,
  invoiceTo: longAddress,
  items: Array.from({ length: 12 }, (_, index) => ({
    id: `item-${index}`,
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung',
    description:
      'A description that goes on and on, as descriptions do when somebody wants everything in writing. '.repeat(2),
    service: 'Consulting',
    quantity: 1_000_000,
    price: 9999.99,
    total: 9_999_990_000,
  })),
  subtotal: 119_999_880_000,
  discount: 0,
  shipping: 0,
  taxes: 22_799_977_200,
  totalAmount: 142_799_857_200,
  sent: 3,
  createDate: '2026-03-10',
  dueDate: '2026-03-25',
}

const itemsOfMenu = async () => (await screen.findAllByRole('menuitem', {}, slow)).map((item) => item.textContent)

/** A manager creates, edits and sends invoices; only an admin deletes them. */
export const OfManager: Story = {
  tags: ['keyboard'],
  parameters: { account: 'manager' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for INV-1990' }, slow))
    const items = await itemsOfMenu()
    await expect(items).toContain('Edit')
    await expect(items).not.toContain('Delete')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select INV-1990' }))
    const toolbar = within(await canvas.findByRole('toolbar'))
    await expect(toolbar.getByRole('button', { name: 'Send' })).toBeVisible()
    await expect(toolbar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'New invoice' })).toBeVisible()
  },
}

export const OfViewer: Story = {
  tags: ['keyboard'],
  parameters: { account: 'viewer' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for INV-1990' }, slow))
    await expect(await itemsOfMenu()).toEqual(['View'])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'New invoice' })).not.toBeInTheDocument()
  },
}

/** A viewer prints an invoice. */
export const PreviewOfViewer: Story = {
  parameters: { account: 'viewer', ...at('id=invoice-5') },
  play: async ({ canvas }) => {
    const toolbar = within(await canvas.findByRole('toolbar', { name: 'Actions' }, slow))
    await expect(toolbar.getAllByRole('button').map((button) => button.textContent)).toEqual(['Print', 'Download PDF'])
    await expect(toolbar.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument()
  },
}

/** The form, opened by its URL. */
export const EditOfViewer: Story = {
  parameters: { account: 'viewer', ...at('edit=invoice-1') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You can't make changes here" })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'All invoices' }))
    await expect(await canvas.findByRole('link', { name: 'INV-1990' }, slow)).toBeVisible()
  },
}
