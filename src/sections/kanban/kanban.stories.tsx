import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { dropDrafts, keepDrafts, takeDraft, watchDraft } from '@/components/form/drafts'
import { storyPage } from '@/components/records/story-page'
import { Snackbar } from '@/components/snackbar'
import { hideMessage } from '@/components/snackbar-store'
import { kanbanPage } from './kanban-search'
import { KanbanSkeleton } from './kanban-skeleton'
import { KanbanView } from './kanban-view'

const View = storyPage(kanbanPage.schema, KanbanView, KanbanSkeleton)

/** With the toasts, which the layout has on the site. */
function Page() {
  return (
    <>
      <View />
      <Snackbar />
    </>
  )
}

const answer = (status: number, body: object) =>
  http.get('*/api/kanban', () => HttpResponse.json(body as never, { status }))
const at = (search: string) => ({ router: { path: `/dashboard/kanban?${search}` } })
const slow = { timeout: 10_000 }
/** Waits until a toast is shown, which fades in. */
const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible(), slow)
const column = (root: HTMLElement, name: string) => within(root).findByRole('region', { name }, slow)
const cardsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

const meta = {
  title: 'Pages/Kanban',
  component: Page,
  parameters: at(''),
  beforeEach() {
    resetStore()
    hideMessage()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** A column over its limit says so, and a card that is late as well. */
export const Board: Story = {
  play: async ({ canvasElement }) => {
    const testing = await column(canvasElement, 'Ready to test')
    await expect(within(testing).getByText('Over limit')).toBeVisible()
    await expect(within(testing).getByText('4 cards, limit 3')).toBeInTheDocument()
    await expect(within(testing).getByText(/^Overdue:/)).toBeVisible()
    const done = await column(canvasElement, 'Done')
    await expect(within(done).queryByText(/^Overdue:/)).not.toBeInTheDocument()
  },
}

export const Dark: Story = { ...Board, globals: { scheme: 'dark' } }

export const MovedByMenu: Story = {
  play: async ({ canvasElement }) => {
    const todo = await column(canvasElement, 'To do')
    await userEvent.click(within(todo).getByRole('button', { name: 'Actions for Draw the empty states' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Done' }, slow))
    const done = await column(canvasElement, 'Done')
    await waitFor(() => expect(cardsOf(done).at(-1)).toBe('Draw the empty states'), slow)
    await shown('Draw the empty states moved to Done, position 4')
    // The focus follows the card.
    await waitFor(() => expect(within(done).getByRole('link', { name: 'Draw the empty states' })).toHaveFocus(), slow)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(cardsOf(todo)[1]).toBe('Draw the empty states'), slow)
  },
}

/** Space picks up, arrows move, Space drops; each step is announced. */
export const MovedByKeyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const name = 'Choose the autumn photos of the Lounge chair'
    const todo = await column(canvasElement, 'To do')
    const said = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument(), slow)
    within(todo)
      .getByRole('button', { name: `Move ${name}` })
      .focus()
    await userEvent.keyboard(' ')
    await said(`${name} picked up. Position 1 of 5 in To do.`)
    await userEvent.keyboard('{ArrowDown}')
    await said('Position 2 of 5 in To do.')
    await userEvent.keyboard('{ArrowRight}')
    await said('Position 2 of 5 in In progress.')
    const progress = await column(canvasElement, 'In progress')
    const grip = within(progress).getByRole('button', { name: `Move ${name}` })
    await expect(grip).toHaveFocus()
    await expect(grip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await shown(`${name} moved to In progress, position 2`)
    await expect(cardsOf(progress)[1]).toBe(name)
    await expect(within(progress).getByRole('button', { name: `Move ${name}` })).toHaveFocus()
  },
}

export const KeyboardMoveCancelled: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const todo = await column(canvasElement, 'To do')
    const before = cardsOf(todo)
    within(todo).getByRole('button', { name: 'Move Draw the empty states' }).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await waitFor(() => expect(cardsOf(todo)).toHaveLength(before.length - 1), slow)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(cardsOf(todo)).toEqual(before), slow)
    await expect(within(todo).getByRole('button', { name: 'Move Draw the empty states' })).toHaveFocus()
  },
}

/** From right to left, the next column is on the left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const todo = await column(canvasElement, 'To do')
    within(todo).getByRole('button', { name: 'Move Draw the empty states' }).focus()
    await userEvent.keyboard(' {ArrowLeft} ')
    const progress = await column(canvasElement, 'In progress')
    await waitFor(() => expect(cardsOf(progress)).toContain('Draw the empty states'), slow)
  },
}

/** A move that the API refuses is taken back. */
export const MoveRefused: Story = {
  parameters: {
    msw: {
      handlers: [
        http.patch('*/api/kanban/tasks/:id', async () => {
          await delay(50)
          return HttpResponse.json({ message: 'The database is away', code: 'failed' }, { status: 500 })
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const todo = await column(canvasElement, 'To do')
    const before = cardsOf(todo)
    await userEvent.click(within(todo).getByRole('button', { name: 'Actions for Draw the empty states' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to Done' }, slow))
    await waitFor(() => expect(cardsOf(todo)).toHaveLength(before.length - 1), slow)
    await shown(/The database is away/)
    await waitFor(() => expect(cardsOf(todo)).toEqual(before), slow)
  },
}

export const Details: Story = {
  tags: ['keyboard'],
  parameters: at('id=task-6'),
  play: async ({ canvasElement }) => {
    await expect(
      await screen.findByRole('heading', { name: 'Product page with gallery and variants', level: 2 }, slow),
    ).toBeVisible()
    await expect(await screen.findByRole('progressbar', { name: 'Checklist' })).toHaveAttribute('aria-valuenow', '40')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Stock per variant' }))
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Checklist' })).toHaveAttribute('aria-valuenow', '60'),
    )
    const comment = screen.getByRole('textbox', { name: 'Add a comment' })
    await userEvent.type(comment, 'Looks good to me.')
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }))
    await shown('Looks good to me.')
    await expect(comment).toHaveValue('')
    const name = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Product page{Enter}')
    const progress = await column(canvasElement, 'In progress')
    await waitFor(() => expect(within(progress).getByRole('link', { name: 'Product page' })).toBeVisible(), slow)
  },
}

/** The user's own comment is edited in its place and deleted; the focus is never lost. */
export const OwnComment: Story = {
  tags: ['keyboard'],
  parameters: at('id=task-6'),
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Add a comment' }, slow)
    await userEvent.type(field, 'Looks god to me.{Control>}{Enter}{/Control}')
    const edit = await screen.findByRole('button', { name: 'Edit comment: Looks god to me.' }, slow)
    await expect(screen.queryByText(/Edited/)).not.toBeInTheDocument()
    // The others' are not the user's.
    await expect(screen.getAllByRole('button', { name: /^Edit comment/ })).toHaveLength(1)
    edit.focus()
    await userEvent.keyboard('{Enter}')
    await expect(screen.getByRole('textbox', { name: 'Edit comment' })).toHaveFocus()
    await userEvent.keyboard(' Really.{Escape}')
    await expect(screen.getByRole('button', { name: 'Edit comment: Looks god to me.' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const text = screen.getByRole('textbox', { name: 'Edit comment' })
    await expect(text).toHaveValue('Looks god to me.')
    await userEvent.clear(text)
    // Nothing is saved without a text: the field takes the focus.
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    await expect(text).toHaveFocus()
    await userEvent.keyboard('Looks good to me.{Control>}{Enter}{/Control}')
    await shown('Comment saved')
    const saved = await screen.findByRole('button', { name: 'Edit comment: Looks good to me.' }, slow)
    await expect(saved).toHaveFocus()
    const edited = within(saved.closest('li') as HTMLElement).getByText(/Edited/)
    await expect(edited.closest('time')).toHaveAttribute('datetime')
    // The full time is text, not only a tooltip.
    await expect(edited.closest('time')).toHaveTextContent(/Edited .*\d{4}.*\d:\d\d/)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Delete comment: Looks good to me.' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Looks good to me.')).not.toBeInTheDocument(), slow)
    await shown('Comment deleted')
    await expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await shown('Looks good to me.')
  },
}

/** A change of a comment that the API refuses stays in its field. */
export const CommentRefused: Story = {
  tags: ['keyboard'],
  parameters: {
    ...at('id=task-6'),
    msw: {
      handlers: [
        http.patch('*/api/kanban/tasks/:id/comments/:comment', () =>
          HttpResponse.json({ message: 'The database is away', code: 'failed' }, { status: 500 }),
        ),
      ],
    },
  },
  play: async () => {
    const field = await screen.findByRole('textbox', { name: 'Add a comment' }, slow)
    await userEvent.type(field, 'Fine.{Control>}{Enter}{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: 'Edit comment: Fine.' }, slow))
    await userEvent.keyboard(' Really.{Control>}{Enter}{/Control}')
    await shown(/The database is away/)
    await expect(await screen.findByRole('textbox', { name: 'Edit comment' }, slow)).toHaveValue('Fine. Really.')
  },
}

/** The focus is not lost with the card that had the details' link. */
export const DeletedFromDetails: Story = {
  parameters: at('id=task-6'),
  play: async () => {
    const name = 'Product page with gallery and variants'
    await userEvent.click(await screen.findByRole('button', { name: `Delete ${name}` }, slow))
    await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument(), slow)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Board' })).toHaveFocus(), slow)
  },
}

export const DetailsOfNobody: Story = {
  parameters: at('id=task-600'),
  play: async () => {
    const alert = await screen.findByRole('alert', undefined, slow)
    await expect(within(alert).getByRole('heading', { name: "This card doesn't exist" })).toBeVisible()
  },
}

export const Filtered: Story = {
  parameters: at('person=Paige+Sanford&priority=high'),
  play: async ({ canvasElement }) => {
    const testing = await column(canvasElement, 'Ready to test')
    await expect(cardsOf(testing)).toHaveLength(2)
    const filters = within(canvasElement).getByRole('list', { name: 'Active filters' })
    await expect(filters).toHaveTextContent('Paige Sanford')
    await userEvent.click(within(filters).getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(cardsOf(testing)).toHaveLength(4), slow)
  },
}

export const NothingFoundByFilters: Story = {
  parameters: at('q=nothing+like+this'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No matches' }, slow)).toBeVisible()
  },
}

/** Cards are added one after the other; one that is deleted comes back by Undo. */
export const AddAndDelete: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const done = await column(canvasElement, 'Done')
    await userEvent.click(within(done).getByRole('button', { name: 'Add card to Done' }))
    await userEvent.keyboard('Thank the suppliers{Enter}')
    await waitFor(() => expect(cardsOf(done).at(-1)).toBe('Thank the suppliers'), slow)
    const field = within(done).getByRole('textbox', { name: 'Add card to Done' })
    await waitFor(() => expect(field).toHaveValue(''), slow)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(within(done).getByRole('button', { name: 'Add card to Done' })).toHaveFocus()
    await userEvent.click(within(done).getByRole('button', { name: 'Actions for Thank the suppliers' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }, slow))
    await waitFor(() => expect(cardsOf(done)).toHaveLength(3), slow)
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }, slow))
    await waitFor(() => expect(cardsOf(done).at(-1)).toBe('Thank the suppliers'), slow)
  },
}

const heldTask = http.post('*/api/kanban/tasks', () => delay('infinite'))

/** What was typed, or was being sent, when the session ended is there once the same user is back. */
export const SessionEnded: Story = {
  tags: ['keyboard'],
  parameters: { ...at('id=task-6'), msw: { handlers: [heldTask] } },
  beforeEach: () => {
    const typed = {
      'add-task-done': 'Thank the suppliers',
      'task-description': 'Eight products',
      comment: 'Looks good',
    }
    const stops = Object.entries(typed).map(([name, text]) => watchDraft(name, () => text))
    keepDrafts()
    for (const stop of stops) stop()
    return dropDrafts
  },
  play: async ({ canvasElement }) => {
    const done = await column(canvasElement, 'Done')
    const name = await within(done).findByRole('textbox', { name: 'Add card to Done' }, slow)
    await expect(name).toHaveValue('Thank the suppliers')
    await expect(await screen.findByRole('textbox', { name: 'Description' }, slow)).toHaveValue('Eight products')
    await expect(screen.getByRole('textbox', { name: 'Add a comment' })).toHaveValue('Looks good')
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(name).toHaveValue(''))
    keepDrafts()
    await expect(takeDraft('add-task-done')).toBe('Thank the suppliers')
  },
}

export const Columns: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const todo = await column(canvasElement, 'To do')
    await userEvent.click(within(todo).getByRole('button', { name: 'Actions for To do' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit name and limit' }, slow))
    const dialog = await screen.findByRole('dialog', { name: 'Edit To do' }, slow)
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Next')
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Card limit' }), '4')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save changes' }))
    const next = await column(canvasElement, 'Next')
    await expect(within(next).getByText('Over limit')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), slow)
    await userEvent.click(within(next).getByRole('button', { name: 'Actions for Next' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move right' }, slow))
    const names = () => canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await waitFor(() => expect(names()).toEqual(['In progress', 'Next', 'Ready to test', 'Done']), slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Add column' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }, slow), 'Later{Enter}')
    const later = await column(canvasElement, 'Later')
    await expect(within(later).getByText('No cards')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: {
    msw: { handlers: [answer(200, { data: { columns: [{ id: 'to-do', name: 'To do' }], tasks: [] } })] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No cards yet' }, slow)).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Add card to To do' })).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { msw: { handlers: [answer(500, { message: 'The database is away', code: 'failed' })] } },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', undefined, slow)
    await expect(alert).toHaveTextContent('The database is away')
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: {
    msw: { handlers: [answer(403, { message: "Your role doesn't allow this", code: 'forbidden' })] },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: "You don't have access to this page" }, slow),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/kanban', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <KanbanSkeleton /> }

/** A viewer reads the board and the details. */
export const OfViewer: Story = {
  parameters: { account: 'viewer', ...at('id=task-6') },
  play: async ({ canvas, canvasElement }) => {
    await column(canvasElement, 'To do')
    await shown(/^The new page of all eight products/)
    await expect(canvas.queryByRole('button', { name: /^(Move|Actions for|Add)/ })).not.toBeInTheDocument()
    await expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
    await expect(screen.getByRole('checkbox', { name: 'Gallery' })).toBeDisabled()
  },
}

/** A manager changes, and does not delete. */
export const OfManager: Story = {
  tags: ['keyboard'],
  parameters: { account: 'manager' },
  play: async ({ canvasElement }) => {
    const todo = await column(canvasElement, 'To do')
    await userEvent.click(within(todo).getByRole('button', { name: 'Actions for Draw the empty states' }))
    await expect(await screen.findByRole('menuitem', { name: 'Move to Done' }, slow)).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Nothing makes the page wider than the window. */
export const LongTextAndManyItems: Story = {
  parameters: {
    msw: {
      handlers: [
        answer(200, {
          data: {
            columns: [
              { id: 'a', name: long, limit: 2, order: 1 },
              { id: 'b', name: 'Short', order: 2 },
            ],
            tasks: Array.from({ length: 60 }, (_, index) => ({
              id: `task-${index}`,
              columnId: 'a',
              name: long,
              description: long,
              priority: 'high',
              labels: [long.slice(0, 40), 'Code'],
              dueDate: '2020-01-01',
              assignee: Array.from({ length: 6 }, (_, person) => ({ name: `${long} ${person}`, avatarUrl: '' })),
              order: index,
            })),
          },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('link', { name: long }, slow)).toHaveLength(60)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
