import type { Meta, StoryObj } from '@storybook/react-vite'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import * as z from 'zod/mini'
import { filesPageSchema } from './files-search'
import { FilesSkeleton } from './files-skeleton'
import { FilesView, type FilesViewProps } from './files-view'
import { clearUploads } from './uploads-store'

/** The page with an address of its own: its folders and filters work, as in the site. */
function Page() {
  const held = useSearch({ strict: false })
  const navigate = useNavigate()
  const onSearchChange: FilesViewProps['onSearchChange'] = (change, options) =>
    navigate({ to: '.', search: { ...held, ...change } as never, ...options })
  return (
    <main>
      <FilesView search={z.parse(filesPageSchema, held)} onSearchChange={onSearchChange} />
    </main>
  )
}

const at = (search: string) => ({ router: { path: `/dashboard/group/five?${search}` } })
const slow = { timeout: 10_000 }

const meta = {
  title: 'Pages/Five',
  component: Page,
  parameters: at(''),
  beforeEach: () => clearUploads,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move, Space selects, Enter opens. */
export const Grid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'All files' }, slow)
    const docs = within(grid).getByRole('gridcell', { name: /^Docs,/ })
    docs.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('toolbar', { name: '1 selected' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('toolbar')).not.toBeInTheDocument())
    docs.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('grid', { name: 'Docs' }, slow)).toBeVisible()
  },
}

export const List: Story = {
  parameters: at('view=list'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('gridcell', { name: /^Docs,/ }, slow)).toBeVisible()
  },
}

export const Details: Story = {
  parameters: at('path=Docs'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'Docs' }, slow)
    const [file] = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => !/, Folder$/.test(cell.getAttribute('aria-label') ?? ''))
    await userEvent.dblClick(file as HTMLElement)
    await expect(await canvas.findByRole('heading', { name: 'Shared with' }, slow)).toBeVisible()
  },
}

/** Files can be moved without dragging (WCAG 2.5.7). */
export const Moving: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'All files' }, slow)
    within(grid)
      .getByRole('gridcell', { name: /^Docs,/ })
      .focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to…' }, slow))
    const dialog = await screen.findByRole('dialog', { name: 'Move Docs' }, slow)
    await expect(within(dialog).queryByRole('radio', { name: 'Docs' })).not.toBeInTheDocument()
    await userEvent.click(await within(dialog).findByRole('radio', { name: 'Work' }, slow))
    await expect(within(dialog).getByRole('button', { name: 'Move here' })).toBeEnabled()
  },
}

export const Sharing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'All files' }, slow)
    within(grid)
      .getByRole('gridcell', { name: /^Work,/ })
      .focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share…' }, slow))
    const dialog = await screen.findByRole('dialog', { name: 'Share Work' }, slow)
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Name or e-mail address' }), 'nobody')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await expect(await within(dialog).findByText('Choose a person, or enter an e-mail address.')).toBeVisible()
  },
}

export const NewFolder: Story = {
  parameters: at('new'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New folder' }, slow)
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Docs')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }))
    await expect(
      await within(dialog).findByText('The folder has one of that name already.', undefined, slow),
    ).toBeVisible()
  },
}

/** One that is too large stands there with its reason; the other goes on. */
export const Uploading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('grid', { name: 'All files' }, slow)
    const large = new File([new Uint8Array(51 * 1024 * 1024)], 'film.mp4', { type: 'video/mp4' })
    const small = new File(['notes'], 'notes.txt', { type: 'text/plain' })
    await userEvent.upload(canvasElement.querySelector('input[type="file"]') as HTMLInputElement, [large, small])
    const uploads = await canvas.findByRole('region', { name: 'Uploads' }, slow)
    await expect(await within(uploads).findByText('1 file uploaded', undefined, slow)).toBeVisible()
    await expect(within(uploads).getByText(/^Larger than/)).toBeVisible()
  },
}

export const UnknownFolder: Story = {
  parameters: at('path=Nowhere'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'There is no such folder' }, slow),
    ).toBeVisible()
  },
}

export const NothingFoundByFilters: Story = {
  parameters: at('q=zebra'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Nothing found' }, slow)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/files', () =>
          HttpResponse.json({ message: 'The disk is away', code: 'failed' }, { status: 500 }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('alert', undefined, slow))[0]).toHaveTextContent(
      'The disk is away',
    )
  },
}

export const Forbidden: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/api/files', () =>
          HttpResponse.json({ message: 'Your role does not allow this', code: 'forbidden' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const [told] = await within(canvasElement).findAllByRole('heading', { name: 'You may not see this page' }, slow)
    await expect(told).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/files', () => delay('infinite'))] } },
}

/** Before the page's own chunk has come; the prerendered page shows it too. */
export const Skeleton: Story = { render: () => <FilesSkeleton /> }
