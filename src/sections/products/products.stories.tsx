import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { storyPage } from '@/components/records/story-page'
import { productsPage } from './products-search'
import { ProductsView } from './products-view'

const Page = storyPage(productsPage.schema, ProductsView)

const answer = (status: number, body: object) =>
  http.get('*/api/products', () => HttpResponse.json(body as never, { status }))
const at = (search: string) => ({ router: { path: `/dashboard/products?${search}` } })
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Products',
  component: Page,
  parameters: at(''),
  beforeEach: resetStore,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Two are unpublished together, and published again by Undo. */
export const List: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Products' }, slow)
    const mug = within(table).getByRole('link', { name: 'Stoneware mug' }).closest('tr')
    await expect(mug).toHaveTextContent('2 variants')
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select Stoneware mug' }))
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select Reading lamp' }))
    await userEvent.click(
      within(await canvas.findByRole('toolbar', { name: '2 selected' }, slow)).getByRole('button', {
        name: 'Unpublish',
      }),
    )
    await waitFor(() => expect(mug).toHaveTextContent('Draft'), slow)
  },
}

export const RightToLeft: Story = { ...List, globals: { direction: 'rtl' } }

/** Filters by stock are chips. */
export const Low: Story = {
  parameters: at('stock=low&stock=out'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Active filters' }, slow)).toHaveTextContent('Low stock')
    const table = await canvas.findByRole('table', { name: 'Products' }, slow)
    await expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => /(Low|Out of) stock/.test(textContent ?? '')),
    ).not.toContain(false)
  },
}

/** The pictures are changed by the arrow keys. */
export const Detail: Story = {
  tags: ['keyboard'],
  parameters: at('id=product-7'),
  play: async () => {
    const tab = await screen.findByRole('tab', { name: 'Image 1 of 2' }, slow)
    await expect(screen.getByRole('tabpanel', { name: 'Image 1 of 2' })).toBeVisible()
    tab.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByRole('tabpanel', { name: 'Image 2 of 2' }, slow)).toBeVisible()
    const variants = screen.getByRole('region', { name: '4 variants' })
    await expect(within(variants).getAllByRole('listitem')).toHaveLength(4)
    await expect(within(variants).getByText('SKU-107-BRO-42')).toBeVisible()
  },
}

export const DetailDark: Story = { ...Detail, globals: { scheme: 'dark' } }

export const DetailGone: Story = {
  parameters: at('id=product-0'),
  play: async () => {
    const text = await screen.findByText('It may have been deleted, or the link may be incorrect.', undefined, slow)
    await expect(text).toBeVisible()
    await expect(screen.getByRole('button', { name: 'All products' })).toBeVisible()
  },
}

/** Errors are at their fields, and the first one takes the focus. */
export const NewWithErrors: Story = {
  parameters: at('new'),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' }, slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Add variant' }))
    const variant = canvas.getByRole('group', { name: 'Variant 1' })
    const size = within(variant).getByRole('textbox', { name: 'Size' })
    await waitFor(() => expect(size).toHaveFocus())
    await expect(canvas.getAllByRole('textbox', { name: 'Stock' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Create product' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(size).toHaveAccessibleDescription('Enter a color or a size')
  },
}

/** The order of the pictures is changed by their buttons, and the focus stays. */
export const Edit: Story = {
  tags: ['keyboard'],
  parameters: at('edit=product-2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Name' }, slow)).toHaveValue('Stoneware mug')
    const sources = () =>
      within(canvas.getByRole('list', { name: 'Images' }))
        .getAllByRole('img')
        .map((image) => image.getAttribute('src')?.replace(/.*\//, ''))
    await expect(sources()).toEqual(['product-2.webp', 'detail-2.webp'])
    canvas.getByRole('button', { name: 'Move image 1 later' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(sources()).toEqual(['detail-2.webp', 'product-2.webp']))
    // At the end, the other button takes the focus.
    await expect(canvas.getByRole('button', { name: 'Move image 2 earlier' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }))
    await waitFor(() => expect(sources()).toEqual(['product-2.webp']))
    await expect(canvas.getByRole('button', { name: 'Remove image 1' })).toHaveFocus()
  },
}

/** The SKU of another product. */
export const Taken: Story = {
  parameters: at('edit=product-2'),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Name' }, slow)
    const sku = within(canvas.getByRole('group', { name: 'Variant 2' })).getByRole('textbox', { name: 'SKU' })
    await userEvent.clear(sku)
    await userEvent.type(sku, 'SKU-101')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(sku).toHaveAccessibleDescription('Another product or variant has this SKU'), slow)
    await waitFor(() => expect(sku).toHaveFocus())
  },
}

export const NothingFoundByFilters: Story = {
  parameters: at('q=nothing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matches' }, slow)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: { handlers: [answer(200, { data: [], total: 0, counts: {} })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No products yet' }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [answer(500, { message: 'The database is away', code: 'failed' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, slow)).toHaveTextContent('The database is away')
  },
}

export const Forbidden: Story = {
  parameters: { msw: { handlers: [answer(403, { message: 'Not allowed', code: 'forbidden' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/products', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** A viewer looks at them. */
export const OfViewer: Story = {
  parameters: { account: 'viewer', ...at('id=product-2') },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('region', { name: '2 variants' }, slow)).toBeVisible()
    await expect(screen.queryByRole('button', { name: /^(Edit|Delete)$/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'New product' })).not.toBeInTheDocument()
  },
}

/** The form, opened by its URL. */
export const EditOfViewer: Story = {
  parameters: { account: 'viewer', ...at('edit=product-2') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You can't make changes here" })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const longProduct = {
  sku: long,
  name: long,
  coverUrl: '',
  category: 'Electronics',
  publish: 'draft',
  price: 9_999_999_999_999.99,
  available: 999_999_999,
  description: long.repeat(4),
  images: [],
  variants: [{ sku: long, color: 'Terracotta', size: long, price: 9_999_999_999_999.99, available: 999_999_999 }],
  createdAt: '2026-01-31T12:00:00.000Z',
}

/** Nothing makes the page wider than the window. */
export const LongTexts: Story = {
  parameters: {
    ...at('id=product-0'),
    msw: {
      handlers: [
        answer(200, {
          data: Array.from({ length: 10 }, (_, index) => ({ ...longProduct, id: `product-${index}` })),
          total: 48_213,
          counts: { published: 40_000, draft: 8213 },
        }),
        http.get('*/api/products/product-0', () => HttpResponse.json({ data: { ...longProduct, id: 'product-0' } })),
      ],
    },
  },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'No images' }, slow)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
