import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, getResponse, HttpResponse, http } from 'msw'
import { Suspense } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { handlers } from '@/_mock/handlers'
import { url } from '@/_mock/url'
import { OverviewSkeleton } from './overview-skeleton'
import { OverviewView } from './overview-view'

const slow = { timeout: 15_000 }
const refuse = (path: string) =>
  http.get(`*/api/${path}`, () =>
    HttpResponse.json({ message: 'The database is away', code: 'failed' }, { status: 500 }),
  )
const nothing = (path: string) => http.get(`*/api/${path}`, () => HttpResponse.json({ data: [], total: 0 }))

const meta = {
  title: 'Pages/One',
  component: OverviewView,
  args: { search: { period: '30d' }, onSearchChange: fn() },
  decorators: [
    (Story) => (
      <main>
        <Suspense fallback={<OverviewSkeleton />}>
          <Story />
        </Suspense>
      </main>
    ),
  ],
} satisfies Meta<typeof OverviewView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: /Welcome back, / }, slow)).toBeVisible()
    await expect(canvas.getAllByRole('heading', { name: 'Sales' })[0]).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Invoice downloads' }, slow)).toBeVisible()
    const [tags] = await canvas.findAllByRole('list', { name: 'Tags' }, slow)
    await expect(tags).toHaveTextContent(/Great service|Recommended|Best price|Clean|Friendly staff/)
    await expect(canvas.getAllByText(/^[\d.]+ MB$/)).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }))
    await expect(args.onSearchChange).toHaveBeenCalledWith({ period: '7d' })
  },
}

const complete: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('table', { name: 'Invoice downloads' }, slow)).toBeVisible()
}

export const Dark: Story = { globals: { scheme: 'dark' }, play: complete }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: complete }

const wide = (width: number): NonNullable<Story['decorators']> => [(Story) => <div style={{ width }}>{Story()}</div>]

const cardsOf = (canvasElement: HTMLElement) => [...canvasElement.querySelectorAll<HTMLElement>('article')]

/** Words longer than English ones, in a narrow card: its link goes below its heading, not over it. */
export const NarrowFrench: Story = {
  globals: { language: 'fr' },
  decorators: wide(337),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('table', { name: /Téléchargements|factures/i }, slow),
    ).toBeVisible()
    const heads = cardsOf(canvasElement).flatMap((card) => {
      const [heading, link] = [card.querySelector('h2'), card.querySelector('h2 ~ a, :has(> h2) ~ a')]
      return heading && link ? [{ card, heading, link }] : []
    })
    await expect(heads.length).toBeGreaterThan(2)
    for (const { card, heading, link } of heads) {
      const text = document.createRange()
      text.selectNodeContents(heading)
      const [words, target] = [text.getBoundingClientRect(), link.getBoundingClientRect()]
      await expect(target.top >= words.bottom - 1 || target.left >= words.right + 8, `${heading.textContent}`).toBe(
        true,
      )
      await expect(target.right).toBeLessThanOrEqual(card.getBoundingClientRect().right)
    }
  },
}

/** Where two cards stand beside each other no place is left empty. */
export const Tablet: Story = {
  decorators: wide(704),
  play: async (context) => {
    await complete(context)
    const cards = cardsOf(context.canvasElement)
    const right = Math.max(...cards.map((card) => card.getBoundingClientRect().right))
    for (const card of cards) {
      const { top, left, right: end } = card.getBoundingClientRect()
      const goesOn = cards.some((other) => {
        const beside = other.getBoundingClientRect()
        return beside.top === top && beside.left > left
      })
      await expect(goesOn || end === right, `${card.querySelector('h2')?.textContent} is the last of its row`).toBe(
        true,
      )
    }
  },
}

/** On a phone the figures stand two by two; flags keep their width and dates their line, in Arabic too. */
export const PhoneArabic: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  decorators: wide(358),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('tbody small')).toHaveLength(5), slow)
    const [sales, orders] = cardsOf(canvasElement).slice(1) as [HTMLElement, HTMLElement]
    await expect(orders.getBoundingClientRect().top).toBe(sales.getBoundingClientRect().top)
    const flags = [...canvasElement.querySelectorAll('img[src*="/flags/"]')]
    await expect(flags.length).toBeGreaterThan(5)
    for (const flag of flags) await expect(flag.getBoundingClientRect().width).toBeGreaterThan(16)
    for (const line of canvasElement.querySelectorAll('article p, table')) {
      if (!line.checkVisibility()) continue
      const card = line.closest('article')?.getBoundingClientRect()
      await expect(line.getBoundingClientRect().left, `${line.textContent}`).toBeGreaterThanOrEqual(card?.left ?? 0)
      await expect(line.scrollWidth, `${line.textContent}`).toBeLessThanOrEqual(line.clientWidth)
    }
    for (const date of canvasElement.querySelectorAll('tbody small')) {
      await expect(date.getBoundingClientRect().height).toBeLessThan(24)
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

/** The role may not see page Four, so nothing leads there. */
export const Viewer: Story = {
  parameters: { account: 'viewer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Active users' }, slow)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'View all users' })).not.toBeInTheDocument()
  },
}

/** Each card fails by itself. */
export const OneCardFailed: Story = {
  parameters: { msw: { handlers: [refuse('reviews')] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = await canvas.findByRole('article', { name: 'Reviews' }, slow)
    await expect(await within(card).findByRole('button', { name: 'Retry' }, slow)).toBeVisible()
    await expect(await canvas.findByRole('article', { name: 'Tickets' }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [refuse('overview')] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText("Couldn't load the figures", {}, slow)).toBeVisible()
  },
}

export const EmptyLists: Story = {
  parameters: {
    msw: { handlers: ['bookings', 'reviews', 'apps', 'courses', 'post/latest', 'tickets', 'downloads'].map(nothing) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Guest reviews will appear here.', {}, slow)).toBeVisible()
  },
}

/** Without permission the card says so, with no retry. */
export const OneCardForbidden: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/reviews', () =>
          HttpResponse.json({ message: "Your role doesn't allow this", code: 'forbidden' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Reviews' }, slow)
    await expect(await within(card).findByText("Your role doesn't have access to this", {}, slow)).toBeVisible()
    await expect(within(card).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

const long = 'Maria-Theresia Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** The demo API's responses, with long names and texts. */
const grown = http.get(url('/api/*'), async ({ request }) => {
  // The names of the figures are our own.
  if (request.url.includes('/api/overview')) return
  const text = await (await getResponse(handlers, request))?.text()
  const words = /^(name|displayName|title|description|comment|subject|company|email)$/
  return HttpResponse.json(
    JSON.parse(text ?? '{}', (key, value) => (words.test(key) && typeof value === 'string' ? long : value)),
  )
})

/** Nothing makes the page wider than the window. */
export const LongText: Story = {
  parameters: { msw: { handlers: [grown] } },
  play: async (context) => {
    await complete(context)
    await expect((await within(context.canvasElement).findAllByText(long, undefined, slow)).length).toBeGreaterThan(5)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/overview', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = {
  render: () => <OverviewSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible()
  },
}
