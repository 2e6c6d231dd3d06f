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
    await expect(canvas.getByRole('heading', { name: 'Sales' })).toBeVisible()
    await expect(await canvas.findByRole('table', { name: 'Invoice downloads' }, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '7 days' }))
    await expect(args.onSearchChange).toHaveBeenCalledWith({ period: '7d' })
  },
}

const complete: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('table', { name: 'Invoice downloads' }, slow)).toBeVisible()
}

export const Dark: Story = { globals: { scheme: 'dark' }, play: complete }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: complete }

/** The role may not see page Four, so nothing leads there. */
export const Viewer: Story = {
  parameters: { account: 'viewer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Active users' }, slow)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'See all users' })).not.toBeInTheDocument()
  },
}

/** Each card fails alone. */
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
    await expect(await canvas.findByText('The figures could not be loaded', {}, slow)).toBeVisible()
  },
}

export const EmptyLists: Story = {
  parameters: {
    msw: { handlers: ['bookings', 'reviews', 'apps', 'courses', 'post/latest', 'tickets', 'downloads'].map(nothing) },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('What guests write will stand here.', {}, slow)).toBeVisible()
  },
}

/** What the role may not see is said in its card; nothing can be tried again. */
export const OneCardForbidden: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/reviews', () =>
          HttpResponse.json({ message: 'Your role does not allow this', code: 'forbidden' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('article', { name: 'Reviews' }, slow)
    await expect(await within(card).findByText('Your role does not let you see this', {}, slow)).toBeVisible()
    await expect(within(card).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

const long = 'Maria-Theresia Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
/** The demo API's own answers, with everything that has a name or is told in words grown long. */
const grown = http.get(url('/api/*'), async ({ request }) => {
  // The names in the figures are of a list of our own.
  if (request.url.includes('/api/overview')) return
  const text = await (await getResponse(handlers, request))?.text()
  const words = /^(name|displayName|title|description|comment|subject|company|email)$/
  return HttpResponse.json(
    JSON.parse(text ?? '{}', (key, value) => (words.test(key) && typeof value === 'string' ? long : value)),
  )
})

/** Nothing pushes the page wider than the window. */
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

/** Before the page's own chunk has come. */
export const Skeleton: Story = {
  render: () => <OverviewSkeleton />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible()
  },
}
