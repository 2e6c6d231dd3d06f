import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { storyPage } from '@/components/records/story-page'
import { addDays, today } from '@/utils/days'
import { calendarPage } from './calendar-search'
import { CalendarSkeleton } from './calendar-skeleton'
import { CalendarView } from './calendar-view'

const Page = storyPage(calendarPage.schema, CalendarView, CalendarSkeleton)

const answer = (status: number, body: object) =>
  http.get('*/api/calendar', () => HttpResponse.json(body as never, { status }))
const at = (search: string) => ({ router: { path: `/dashboard/calendar?${search}` } })
// The week of the demo's events begins with a Monday, whatever the day and the language.
const wednesday = addDays(today(), 2 - ((new Date().getDay() + 6) % 7))
const inWeek = (view: string) => at(`view=${view}&date=${wednesday}`)
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Calendar',
  component: Page,
  parameters: at(''),
  beforeEach: resetStore,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  tags: ['keyboard'],
  parameters: inWeek('month'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const event = await canvas.findAllByRole('button', { name: /^Atlas release/ }, slow)
    await userEvent.click(event[0] as HTMLElement)
    const dialog = await screen.findByRole('dialog', { name: 'Atlas release' }, slow)
    await expect(dialog).toHaveTextContent('The redesigned shop goes live at ten.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const Week: Story = {
  parameters: inWeek('week'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Quote for Blue Harbor 10:00/ }, slow)).toBeInTheDocument()
    // Over midnight: a part on each day.
    await expect(canvas.getAllByRole('button', { name: /^Move of the shop/ })).toHaveLength(2)
  },
}

export const WeekDark: Story = { ...Week, globals: { scheme: 'dark' } }

export const WeekRightToLeft: Story = { parameters: inWeek('week'), globals: { language: 'ar', direction: 'rtl' } }

export const Day: Story = {
  parameters: inWeek('day'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('gridcell', {}, slow)).length).toBe(49)
  },
}

export const Agenda: Story = {
  parameters: at('view=agenda'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Today/ }, slow)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Agenda', pressed: true }, slow)).toBeVisible()
  },
}

/** Arrow keys go to another day, Enter makes an event there. */
export const NewByKeyboard: Story = {
  tags: ['keyboard'],
  parameters: inWeek('month'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findAllByRole('button', { name: /^Atlas release/ }, slow)
    const today = canvas.getAllByRole('gridcell').find((cell) => cell.tabIndex === 0)
    today?.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(document.activeElement).not.toBe(today))
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'New event' }, slow))
    await expect(await dialog.findByRole('switch', { name: 'All day' }, slow)).toBeChecked()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Samples are here')
    await userEvent.click(dialog.getByRole('button', { name: 'Create event' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), slow)
    await expect((await canvas.findAllByRole('button', { name: /^Samples are here/ }, slow)).length).toBeGreaterThan(0)
  },
}

/** Alt and an arrow key move the focused event, which keeps the focus. */
export const MovedByKeyboard: Story = {
  tags: ['keyboard'],
  parameters: inWeek('week'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const event = await canvas.findByRole('button', { name: /^Quote for Blue Harbor/ }, slow)
    event.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const moved = await canvas.findByRole('button', { name: /^Quote for Blue Harbor 10:15.*11:00/ }, slow)
    await waitFor(() => expect(moved).toHaveFocus())
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await expect(
      await canvas.findByRole('button', { name: /^Quote for Blue Harbor 10:15.*11:15/ }, slow),
    ).toBeInTheDocument()
  },
}

/** The grid listens to touches once, however often it is rendered. */
export const ListensOnce: Story = {
  tags: ['keyboard'],
  parameters: inWeek('week'),
  play: async ({ canvas }) => {
    const event = await canvas.findByRole('button', { name: /^Quote for Blue Harbor/ }, slow)
    const listen = spyOn(canvas.getByRole('grid'), 'addEventListener')
    event.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await canvas.findByRole('button', { name: /^Quote for Blue Harbor 10:15.*11:00/ }, slow)
    await expect(listen).not.toHaveBeenCalled()
  },
}

export const Form: Story = {
  parameters: at('new'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New event' }, slow))
    await userEvent.click(await dialog.findByRole('button', { name: 'Create event' }, slow))
    const title = dialog.getByRole('textbox', { name: 'Title' })
    await waitFor(() => expect(title).toHaveFocus())
    await expect(title).toBeInvalid()
  },
}

export const Empty: Story = {
  parameters: { ...at('view=agenda'), msw: { handlers: [answer(200, { data: [], total: 0 })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No events' }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [answer(500, { message: 'The database is away', code: 'failed' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert', undefined, slow)).toHaveTextContent('The database is away')
  },
}

export const Forbidden: Story = {
  parameters: { msw: { handlers: [answer(403, { message: 'Not yours', code: 'forbidden' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
  },
}

/** A viewer reads: no new event, and none is changed. */
export const ReadOnly: Story = {
  parameters: { account: 'viewer', ...at('id=event-22') },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Atlas release' }, slow)
    await expect(within(dialog).queryByRole('button', { name: 'Edit event' })).not.toBeInTheDocument()
    await expect(within(dialog).queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: 'New event' })).not.toBeInTheDocument()
  },
}

export const Gone: Story = {
  parameters: at('id=event-99'),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: "This event doesn't exist" }, slow)).toBeVisible()
  },
}
