import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Job } from '@/api/jobs'
import type { Tour } from '@/api/tours'
import { storyPage } from '@/components/records/story-page'
import { offersSearchSchema } from './offers-search'
import { OffersSkeleton } from './offers-skeleton'
import { OffersView } from './offers-view'

const Page = storyPage(offersSearchSchema, OffersView, OffersSkeleton)

const at = (search: string) => ({ router: { path: `/dashboard/group/six?${search}` } })
const jobs = (answer: () => Response | Promise<Response>) => ({
  msw: { handlers: [http.get('*/api/jobs', answer)] },
})
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Six',
  component: Page,
  parameters: at(''),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Jobs: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'Frontend engineer' }, slow)
    const heart = canvas.getByRole('button', { name: 'Favorite: Frontend engineer' })
    const band = heart.closest('.MuiCard-root')?.firstElementChild
    await expect(heart.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      band?.getBoundingClientRect().bottom ?? Infinity,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Draft 6' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('6 jobs'), slow)
    await expect(canvas.queryByRole('link', { name: 'Frontend engineer' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'All 24' }))
    await canvas.findByRole('link', { name: 'Frontend engineer' }, slow)
  },
}

export const Tours: Story = {
  parameters: at('tab=tours'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'Temples and tea houses of Kyoto' }, slow)
    await expect(canvas.getByText('$322')).toBeVisible()
    await expect(canvas.getAllByText('$402')[0]).toBeVisible()
    const heart = canvas.getByRole('button', { name: 'Favorite: Fjords by slow boat' })
    const before = heart.getAttribute('aria-pressed')
    await userEvent.click(heart)
    await waitFor(() => expect(heart).not.toHaveAttribute('aria-pressed', before))
  },
}

export const JobDetail: Story = {
  parameters: at('id=job-1'),
  play: async () => {
    const panel = await screen.findByLabelText('Frontend engineer', {}, slow)
    await within(panel).findByText('Retirement plans', {}, slow)
    await expect(within(panel).getByRole('button', { name: 'Published' })).toHaveAttribute('aria-pressed', 'true')
  },
}

export const TourDetail: Story = {
  parameters: at('tab=tours&id=tour-1'),
  play: async () => {
    const panel = await screen.findByLabelText('Temples and tea houses of Kyoto', {}, slow)
    const pictures = await within(panel).findAllByRole('button', { name: /^Image \d of 4$/ }, slow)
    await expect(pictures).toHaveLength(4)
  },
}

export const Lightbox: Story = {
  tags: ['keyboard'],
  ...TourDetail,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Image 2 of 4' }, slow))
    const next = await screen.findByRole('button', { name: 'Next image' }, slow)
    const place = within(next.closest('[role="dialog"]') as HTMLElement).getByRole('status')
    await expect(place).toHaveTextContent('Image 2 of 4')
    await userEvent.click(next)
    await expect(place).toHaveTextContent('Image 3 of 4')
    await userEvent.keyboard('{Home}')
    await expect(place).toHaveTextContent('Image 1 of 4')
  },
}

export const FiltersOpen: Story = {
  parameters: at('experience=No+experience'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Filters, 1 active' }, slow))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }, slow))
    await expect(await drawer.findByRole('checkbox', { name: 'No experience' }, slow)).toBeChecked()
    await userEvent.click(drawer.getByRole('button', { name: 'Hourly' }))
    await drawer.findByRole('button', { name: 'Show 2 jobs' }, slow)
  },
}

export const NothingFound: Story = {
  parameters: at('q=zzz'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'No matches' }, slow)
  },
}

export const FiltersCleared: Story = {
  parameters: at('q=zzz'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'No matches' }, slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await canvas.findByRole('link', { name: 'Frontend engineer' }, slow)
  },
}

export const Empty: Story = {
  parameters: jobs(() => HttpResponse.json({ data: [], total: 0, counts: {} })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'No jobs yet' }, slow)
    await expect(canvas.getAllByRole('link', { name: 'New job' })).toHaveLength(2)
  },
}

export const Forbidden: Story = {
  parameters: jobs(() =>
    HttpResponse.json({ message: "Your role doesn't allow this", code: 'forbidden' }, { status: 403 }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <OffersSkeleton /> }

export const Loading: Story = {
  parameters: jobs(() => delay('infinite') as never),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

const long = {
  name: 'Maria-Theresia Wolkenstein-Trostburg von und zu Hohenems',
  company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragte for everything along the upper river',
  content: 'A description that goes on and on, as descriptions do when somebody wants all of it in writing. '.repeat(
    12,
  ),
  time: '2026-01-31T12:00:00Z',
}
const countries = ['DE', 'FR', 'GB', 'US', 'JP', 'CN', 'BR', 'ZA', 'AU', 'CA']
const longJob: Job = {
  id: 'job-long',
  title: long.title,
  role: long.company,
  publish: 'published',
  salary: { type: 'Custom', price: 1_234_567_890, negotiable: true },
  company: { name: long.company, logo: '', phoneNumber: '+49 341 5550 6444 1234', fullAddress: long.content },
  benefits: ['Free parking', 'Bonus commission', 'Travel', 'Device support', 'Health care', 'Training'],
  experience: '> 3 year exp',
  employmentTypes: ['Full-time', 'Part-time', 'On demand', 'Negotiable'],
  content: long.content,
  skills: Array.from({ length: 20 }, (_, index) => `Donaudampfschifffahrt ${index}`),
  locations: countries,
  workingSchedule: ['Monday to Friday', 'Weekend availability', 'Day shift'],
  expiredDate: '2026-01-31',
  isFavorited: true,
  candidates: Array.from({ length: 40 }, (_, index) => ({
    id: `candidate-${index}`,
    name: long.name,
    role: long.title,
    avatarUrl: '',
  })),
  createdAt: long.time,
  totalViews: 1_234_567,
}
const longTour: Tour = {
  id: 'tour-long',
  name: long.title,
  images: ['assets/covers/cover-1.webp'],
  publish: 'published',
  services: ['Private tour', 'Gratuities', 'Professional guide', 'Audio guide'],
  available: { startDate: '2026-01-31', endDate: '2026-01-31' },
  tourGuides: Array.from({ length: 6 }, (_, index) => ({
    id: `guide-${index}`,
    name: long.name,
    avatarUrl: '',
    phoneNumber: '+49 341 5550 6444 1234',
  })),
  bookers: Array.from({ length: 40 }, (_, index) => ({
    id: `booker-${index}`,
    name: long.name,
    avatarUrl: '',
    guests: 12,
  })),
  content: long.content,
  tags: Array.from({ length: 20 }, (_, index) => `Donaudampfschifffahrt ${index}`),
  createdAt: long.time,
  durations: '365 days, 364 nights',
  destination: 'GB',
  price: 1_234_567_890,
  priceSale: 1_134_567_890,
  totalViews: 1_234_567,
  ratingNumber: 4.4,
  isFavorited: true,
}
/** A full page of offers, and the one that is open. */
const manyOf = (name: string, offer: Job | Tour) => ({
  handlers: [
    http.get(`*/api/${name}`, () =>
      HttpResponse.json({
        data: Array.from({ length: 12 }, (_, index) => ({ ...offer, id: `${offer.id}-${index}` })),
        total: 48_213,
        counts: { published: 40_000, draft: 8213 },
      }),
    ),
    http.get(`*/api/${name}/:id`, () => HttpResponse.json({ data: offer })),
  ],
})

/** Nothing makes the page wider than the window. */
export const LongTextOnJobs: Story = {
  parameters: { ...at(''), msw: manyOf('jobs', longJob) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link', { name: long.title }, slow)).toHaveLength(12)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongTextOnTours: Story = {
  parameters: { ...at('tab=tours'), msw: manyOf('tours', longTour) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link', { name: long.title }, slow)).toHaveLength(12)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongTextInJobDetail: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...at('id=job-long'), msw: manyOf('jobs', longJob) },
  play: async () => {
    const panel = await screen.findByRole('complementary', { name: long.title }, slow)
    await within(panel).findByText('Health care', {}, slow)
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

export const LongTextInTourDetail: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { ...at('tab=tours&id=tour-long'), msw: manyOf('tours', longTour) },
  play: async () => {
    const panel = await screen.findByRole('complementary', { name: long.title }, slow)
    await within(panel).findByText('Private tour', {}, slow)
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

export const Failed: Story = {
  parameters: jobs(() => HttpResponse.json({ message: 'Out of order' }, { status: 500 })),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', {}, slow)
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const JobWithFaults: Story = {
  parameters: at('new'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }, slow))
    const title = canvas.getByRole('textbox', { name: 'Job title' })
    await waitFor(() => expect(title).toHaveFocus(), slow)
    await expect(title).toBeInvalid()
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toBeInvalid()
  },
}

export const Draft: Story = {
  parameters: at('edit=job-4'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: 'Job title' }, slow)).toHaveValue('Customer success lead')
    await expect(canvas.getByRole('button', { name: 'Save as draft' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  parameters: at('tab=tours'),
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('link', { name: 'Temples and tea houses of Kyoto' }, slow)
    const [jobs, tours] = canvas.getAllByRole('tab')
    const startOf = (tab?: HTMLElement) => tab?.getBoundingClientRect().right ?? 0
    await expect(startOf(jobs)).toBeGreaterThan(startOf(tours))
  },
}

const itemsOfMenu = async () => (await screen.findAllByRole('menuitem', {}, slow)).map((item) => item.textContent)

/** A manager edits and publishes; only an admin deletes. */
export const OfManager: Story = {
  tags: ['keyboard'],
  parameters: { account: 'manager', ...at('id=job-1') },
  play: async ({ canvas }) => {
    const panel = within(await screen.findByLabelText('Frontend engineer', {}, slow))
    await expect(await panel.findByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(panel.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Frontend engineer' }, slow))
    await expect(await itemsOfMenu()).toEqual(['Open', 'Edit', 'Move to drafts'])
    await userEvent.keyboard('{Escape}')
  },
}

export const OfViewer: Story = {
  tags: ['keyboard'],
  parameters: { account: 'viewer', ...at('tab=tours&id=tour-1') },
  play: async ({ canvas }) => {
    const panel = within(await screen.findByLabelText('Temples and tea houses of Kyoto', {}, slow))
    await expect(panel.queryByRole('button', { name: /Edit|Delete|Published|Favorite/ })).not.toBeInTheDocument()
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Temples and tea houses of Kyoto' }, slow),
    )
    await expect(await itemsOfMenu()).toEqual(['Open'])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('link', { name: 'New tour' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Favorite:/ })).not.toBeInTheDocument()
  },
}

/** The form, opened by its URL. */
export const EditOfViewer: Story = {
  parameters: { account: 'viewer', ...at('edit=job-4') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You can't make changes here" })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'All jobs' }))
    await expect(await canvas.findByRole('link', { name: 'Frontend engineer' }, slow)).toBeVisible()
  },
}
