import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { storyPage } from '@/components/records/story-page'
import { usersPage } from './users-search'
import { UsersSkeleton } from './users-skeleton'
import { UsersView } from './users-view'

const Page = storyPage(usersPage.schema, UsersView, UsersSkeleton)

const answer = (status: number, body: object) =>
  http.get('*/api/users', () => HttpResponse.json(body as never, { status }))
const at = (search: string) => ({ router: { path: `/dashboard/group?${search}` } })
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Four',
  component: Page,
  parameters: at(''),
  beforeEach: resetStore,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Table: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const table = await canvas.findByRole('table', { name: 'Users' }, slow)
    await userEvent.click(within(table).getByRole('button', { name: 'Actions for Albert Morar' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ban' }, slow))
    await waitFor(
      () => expect(within(table).getByRole('row', { name: /Albert Morar/ })).toHaveTextContent('Banned'),
      slow,
    )
  },
}

export const Cards: Story = {
  tags: ['keyboard'],
  parameters: at('view=cards'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Albert Morar' }, slow)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Role' }))
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Designer' }, slow))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('list', { name: 'Active filters' }, slow)).toHaveTextContent('Designer')
    // While another page loads, the current rows are faded.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull(), slow)
  },
}

/** Several at a time, as in the table. */
export const SelectedCards: Story = {
  parameters: at('view=cards'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Albert Morar' }, slow))
    await expect(await canvas.findByRole('toolbar', { name: '1 selected' }, slow)).toBeVisible()
  },
}

export const CardsByKeyboard: Story = {
  tags: ['keyboard'],
  parameters: at('view=cards'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('checkbox', { name: 'Select Albert Morar' }, slow)
    box.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('toolbar', { name: '1 selected' }, slow)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument())
  },
}

export const CardsDark: Story = { ...Cards, globals: { scheme: 'dark' } }

export const RightToLeft: Story = { ...Table, globals: { direction: 'rtl' } }

/** Errors are at their fields, and the first one takes the focus. */
export const NewWithFaults: Story = {
  parameters: at('new'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: 'Name' }, slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Create user' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toBeInvalid()
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeInvalid()
  },
}

export const Edit: Story = {
  parameters: at('edit=user-3'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: 'Name' }, slow)).toHaveValue('Paige Sanford')
    await userEvent.upload(
      canvas.getByLabelText('Choose a photo'),
      new File(['no picture'], 'notes.txt', { type: 'text/plain' }),
      { applyAccept: false },
    )
    await expect(await canvas.findByText("notes.txt isn't a JPEG, PNG, WebP or GIF image")).toBeVisible()
  },
}

export const NothingFoundByFilters: Story = {
  parameters: at('q=nobody'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No matches' }, slow)).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: { handlers: [answer(200, { data: [], total: 0, counts: {} })] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No users yet' }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [answer(500, { message: 'The database is away', code: 'failed' })] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', undefined, slow)).toHaveTextContent(
      'The database is away',
    )
  },
}

/** A viewer has no permission for the list. */
export const Forbidden: Story = {
  parameters: { account: 'viewer' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

const longUser = {
  name: 'Maria-Theresia Wolkenstein-Trostburg von und zu Hohenems',
  email: 'maria-theresia.wolkenstein-trostburg-hohenems@a-very-long-name-of-a-company.example.com',
  avatarUrl: '',
  phoneNumber: '+49 341 5550 6444 1234',
  address: 'Untere Donaudampfschifffahrtsgesellschaftsstraße 1234',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
  state: '',
  zipCode: '04103',
  country: 'DE',
  company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  role: 'Project manager',
  isVerified: true,
  status: 'pending',
}
const manyLong = {
  data: Array.from({ length: 50 }, (_, index) => ({ ...longUser, id: `user-${index}` })),
  total: 48_213,
  counts: { active: 40_000, pending: 8000, banned: 200, rejected: 13 },
}

/** Nothing makes the page wider than the window. */
export const LongTextAndManyItems: Story = {
  parameters: { ...at('pageSize=50'), msw: { handlers: [answer(200, manyLong)] } },
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole('table', { name: 'Users' }, slow)
    await expect(within(table).getAllByRole('row')).toHaveLength(51)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongTextOnCards: Story = {
  parameters: {
    ...at('view=cards'),
    msw: { handlers: [answer(200, { ...manyLong, data: manyLong.data.slice(0, 8) })] },
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('link', { name: longUser.name }, slow))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/users', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <UsersSkeleton /> }

/** A manager sees the users; only an admin changes them. */
export const OfManager: Story = {
  parameters: { account: 'manager' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Users' }, slow)
    await expect(within(table).getByText('Albert Morar')).toBeVisible()
    await expect(within(table).queryByRole('link')).not.toBeInTheDocument()
    await expect(within(table).queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'New user' })).not.toBeInTheDocument()
  },
}

export const CardsOfManager: Story = {
  parameters: { account: 'manager', ...at('view=cards') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Albert Morar', {}, slow)).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  },
}

/** The form, opened by its URL. */
export const EditOfManager: Story = {
  parameters: { account: 'manager', ...at('edit=user-3') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You can't make changes here" })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'All users' }))
    await expect(await canvas.findByRole('table', { name: 'Users' }, slow)).toBeVisible()
  },
}
