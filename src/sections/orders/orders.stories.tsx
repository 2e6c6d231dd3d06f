import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyPage } from '@/components/records/story-page'
import { ordersPage } from './orders-search'
import { OrdersSkeleton } from './orders-skeleton'
import { OrdersView } from './orders-view'

const Page = storyPage(ordersPage.schema, OrdersView, OrdersSkeleton)

const answer = (status: number, body: object) =>
  http.get('*/api/orders', () => HttpResponse.json(body as never, { status }))
const at = (search: string) => ({ router: { path: `/dashboard/two?${search}` } })
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Two',
  component: Page,
  parameters: at(''),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('table', { name: 'Orders' }, slow)
    await expect(within(table).getAllByRole('row')).toHaveLength(11)
    await expect(canvas.getByRole('tab', { name: /All 20/ })).toHaveAttribute('aria-selected', 'true')
    const price = within(table).getByRole('columnheader', { name: 'Price' })
    await userEvent.click(within(price).getByRole('button'))
    await waitFor(() => expect(price).toHaveAttribute('aria-sort', 'descending'))
    await waitFor(() => expect(within(table).getAllByRole('row')[1]).toHaveTextContent('#6018'), slow)
  },
}

/** Selected rows have a toolbar; arrow keys move in it, Escape clears the selection. */
export const Selected: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('checkbox', { name: 'Select #6028' }, slow)
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #6027' }))
    const toolbar = canvas.getByRole('toolbar', { name: '2 selected' })
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected')
    const [clear, complete] = within(toolbar).getAllByRole('button')
    clear?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(complete).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument()
    await expect(box).not.toBeChecked()
    await userEvent.click(box)
  },
}

/** On a phone an e-mail address is whole: on its line below the price, up to the menu. */
export const Phone: Story = {
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /#6029/ }, slow)
    const email = within(row).getByText(/^malinda\.russel/)
    const { width, height, right, top } = email.getBoundingClientRect()
    const line = email.closest('p') as HTMLElement
    await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth)
    await expect(width).toBeGreaterThan(120)
    await expect(height).toBeLessThan(24)
    await expect(within(row).getByText(/950/).getBoundingClientRect().bottom).toBeLessThanOrEqual(top + 2)
    await expect(
      within(row)
        .getByRole('button', { name: /^Actions/ })
        .getBoundingClientRect().left,
    ).toBeGreaterThan(right)
  },
}

export const Detail: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: at('id=order-6028'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('complementary', { name: '#6028' }, slow)).toBeVisible()
    await expect(await canvas.findByRole('heading', { name: 'History' }, slow)).toBeVisible()
    for (const step of ['Order time', 'Payment time', 'Delivery time for the carrier', 'Completion time']) {
      await expect(canvas.getByText(step).nextElementSibling).toHaveTextContent(/\d{4}, \d+:\d\d/)
    }
  },
}

/** Hidden columns and compact rows, from the URL. */
export const Compact: Story = {
  tags: ['keyboard'],
  parameters: at('dense&hide=customer&sort=-totalAmount'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('table', { name: 'Orders' }, slow)
    await expect(within(table).queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Customer' }, slow))
    await userEvent.keyboard('{Escape}')
    await expect(await within(table).findByRole('columnheader', { name: 'Customer' })).toBeVisible()
  },
}

export const NothingFoundByFilters: Story = {
  parameters: at('q=nobody'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No matches' }, slow)).toBeVisible()
  },
}

export const FiltersCleared: Story = {
  parameters: at('q=nobody'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Clear filters' }, slow))[0] as HTMLElement)
    await expect(await canvas.findByRole('table', { name: 'Orders' }, slow)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: { handlers: [answer(200, { data: [], total: 0, counts: {} })] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No orders yet' }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [answer(500, { message: 'The database is away', code: 'failed' })] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert', undefined, slow)).toHaveTextContent('The database is away')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: { msw: { handlers: [answer(403, { message: "Your role doesn't allow this", code: 'forbidden' })] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

/** Enter opens an order beside the list, and Escape returns the focus to it. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = await canvas.findByRole('link', { name: '#6028' }, slow)
    link.focus()
    await userEvent.keyboard('{Enter}')
    const detail = await canvas.findByRole('complementary', { name: '#6028' }, slow)
    await waitFor(() => expect(detail).toContainElement(document.activeElement as HTMLElement), slow)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(detail).not.toBeInTheDocument(), slow)
    await waitFor(() => expect(canvas.getByRole('link', { name: '#6028' })).toHaveFocus(), slow)
  },
}

const longAddress = 'Untere Donaudampfschifffahrtsgesellschaftsstraße 1234, Llanfairpwllgwyngyllgogerychwyrndrobwll'
const longOrder = {
  id: 'order-long',
  orderNumber: '#60281234567',
  createdAt: '2026-01-31T12:00:00Z',
  taxes: 1_234_567.89,
  items: Array.from({ length: 30 }, (_, index) => ({
    id: `item-${index}`,
    sku: `SKU-102-INDIVIDUALANFERTIGUNG-${index}`,
    quantity: 12_345,
    name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsformular',
    coverUrl: '',
    price: 99_999.99,
  })),
  history: {
    orderTime: '2026-01-31T12:00:00Z',
    paymentTime: '2026-01-31T12:30:00Z',
    deliveryTime: null,
    completionTime: null,
    timeline: Array.from({ length: 12 }, (_, index) => ({
      title: 'Handed over to the carrier, who hands it over to another one further down the river',
      time: `2026-01-${31 - index}T12:00:00Z`,
    })),
  },
  subtotal: 37_036_629_629.63,
  shipping: 1_234_567.89,
  discount: 1_234_567.89,
  customer: {
    name: 'Maria-Theresia Wolkenstein-Trostburg von und zu Hohenems',
    email: 'maria-theresia.wolkenstein-trostburg-hohenems@a-very-long-name-of-a-company.example.com',
    avatarUrl: '',
    ipAddress: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
  },
  delivery: {
    shipBy: 'Donaudampfschifffahrtsgesellschaft',
    speedy: 'Standard',
    trackingNumber: 'SPX3220692821153220692821153220692821',
  },
  totalAmount: 37_037_864_197.52,
  totalQuantity: 370_350,
  shippingAddress: { fullAddress: longAddress, phoneNumber: '+49 341 5550 6444 1234', country: 'DE' },
  payment: { cardType: 'mastercard', cardNumber: '**** **** **** 3318' },
  status: 'refunded',
}
const manyLong = {
  handlers: [
    answer(200, {
      data: Array.from({ length: 50 }, (_, index) => ({ ...longOrder, id: `order-long-${index}` })),
      total: 48_213,
      counts: { completed: 40_000, pending: 8000, cancelled: 200, refunded: 13 },
    }),
    http.get('*/api/orders/:id', () => HttpResponse.json({ data: longOrder })),
  ],
}

/** Nothing makes the page wider than the window. */
export const LongTextAndManyItems: Story = {
  parameters: { ...at('pageSize=50'), msw: manyLong },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Orders' }, slow)
    await expect(within(table).getAllByRole('row')).toHaveLength(51)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongTextInDetail: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...at('id=order-long'), msw: manyLong },
  play: async ({ canvasElement }) => {
    const detail = await within(canvasElement).findByRole('complementary', { name: longOrder.orderNumber }, slow)
    await expect((await within(detail).findAllByText(longOrder.customer.name, undefined, slow))[0]).toBeVisible()
    await expect(detail.scrollWidth).toBeLessThanOrEqual(detail.clientWidth)
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/orders', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <OrdersSkeleton /> }

/** Of the stored views one is valid, and one was saved by another version. */
export const SavedViewsOfOthers: Story = {
  name: 'Saved views of other versions',
  beforeEach: () => {
    const views = [
      { name: 'To do', search: { status: ['pending'] } },
      { name: 'Lost', search: { state: 'lost' } },
    ]
    localStorage.setItem('orders-views', JSON.stringify(views))
    window.dispatchEvent(new StorageEvent('storage', { key: 'orders-views' }))
    return () => {
      for (const name of Object.keys(localStorage)) if (name.startsWith('orders-views')) localStorage.removeItem(name)
      window.dispatchEvent(new StorageEvent('storage', { key: 'orders-views' }))
    }
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Saved views' }, slow))
    const views = within(await screen.findByRole('dialog', { name: 'Saved views' }))
    await expect(views.getByRole('link', { name: 'To do' })).toHaveAttribute('href', expect.stringContaining('pending'))
    await expect(views.queryByRole('link', { name: 'Lost' })).toBeNull()
    await expect(views.getByText('Lost')).toHaveTextContent("can't be opened")
  },
}

const itemsOfMenu = async () => (await screen.findAllByRole('menuitem', {}, slow)).map((item) => item.textContent)

/** A manager changes orders; only an admin deletes them. */
export const OfManager: Story = {
  tags: ['keyboard'],
  parameters: { account: 'manager' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select #6028' }, slow))
    const toolbar = within(canvas.getByRole('toolbar'))
    await expect(toolbar.getByRole('button', { name: 'Mark as completed' })).toBeVisible()
    await expect(toolbar.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for #6028' }))
    await expect(await itemsOfMenu()).toEqual(['View details', ...Array(3).fill(expect.stringMatching(/^Mark as/))])
    await userEvent.keyboard('{Escape}')
  },
}

/** A viewer reads orders and exports them. */
export const OfViewer: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { account: 'viewer', ...at('id=order-6028') },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('complementary', { name: '#6028' }, slow)
    await expect(await within(panel).findByRole('heading', { name: /History/ }, slow)).toBeVisible()
    await expect(within(panel).queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select #6028' }, slow))
    const buttons = within(canvas.getByRole('toolbar')).getAllByRole('button')
    await expect(buttons.map((button) => button.textContent)).toEqual(['', 'CSV'])
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for #6028' }))
    await expect(await itemsOfMenu()).toEqual(['View details'])
    await userEvent.keyboard('{Escape}')
  },
}
