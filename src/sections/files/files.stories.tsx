import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { storyPage } from '@/components/records/story-page'
import { filesPage } from './files-search'
import { FilesSkeleton } from './files-skeleton'
import { FilesView } from './files-view'
import { clearUploads } from './uploads-store'

const Page = storyPage(filesPage.schema, FilesView, FilesSkeleton)

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
  tags: ['keyboard'],
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

/** The notice about full storage stays dismissed. */
export const StorageAlmostFull: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const card = within(await canvas.findByRole('region', { name: 'Storage' }, slow))
    await expect(await card.findByText(/^1\.7 GB of 2 GB used$/, {}, slow)).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Close' }))
    await expect(card.queryByText(/^Storage is almost full/)).toBeNull()
    for (const key of Object.keys(localStorage)) if (key.includes('files-storage')) localStorage.removeItem(key)
  },
}

export const Details: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: at('path=Docs'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'Docs' }, slow)
    const [file] = within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => !/, Folder$/.test(cell.getAttribute('aria-label') ?? ''))
    await userEvent.dblClick(file as HTMLElement)
    await expect(await canvas.findByRole('heading', { name: 'Shared with' }, slow)).toBeVisible()
    const details = within(canvas.getByRole('complementary'))
    await expect(details.getByText(/^Docs · 2.1 kB · \w+ \d+, \d{4}$/)).toBeVisible()
    const open = details.getByRole('link', { name: /^Open\b.*opens in a new tab$/ })
    await expect(open).toHaveAttribute('target', '_blank')
    const download = details.getByRole<HTMLAnchorElement>('link', { name: 'Download' })
    await expect(download.download).toBe('Annual report.pdf')
    const bytes = await fetch(download.href).then((response) => response.text())
    await expect(bytes).toMatch(/^%PDF-/)
  },
}

/** Files can be moved without dragging (WCAG 2.5.7). */
export const Moving: Story = {
  tags: ['keyboard'],
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
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'All files' }, slow)
    within(grid)
      .getByRole('gridcell', { name: /^Work,/ })
      .focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Share…' }, slow))
    const dialog = await screen.findByRole('dialog', { name: 'Share Work' }, slow)
    await userEvent.type(within(dialog).getByRole('combobox', { name: 'Name or email address' }), 'nobody')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add' }))
    await expect(await within(dialog).findByText('Choose a person or enter an email address')).toBeVisible()
  },
}

export const NewFolder: Story = {
  parameters: at('new'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'New folder' }, slow)
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Docs')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create' }))
    await expect(
      await within(dialog).findByText('A file or folder with this name already exists', undefined, slow),
    ).toBeVisible()
  },
}

/** A file that is too large is listed with the reason; the other one is uploaded. */
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

const names = ['Docs', 'Clients and partners', 'Europe', 'Contracts', 'Signed in 2026']
const nested = names.map((name, depth) => ({
  id: `folder-${depth}`,
  name,
  type: 'folder',
  url: '',
  shared: [],
  tags: [],
  size: 0,
  totalFiles: 0,
  createdAt: '2026-01-31T12:00:00Z',
  modifiedAt: '2026-01-31T12:00:00Z',
  isFavorited: false,
  parentId: depth > 0 ? `folder-${depth - 1}` : null,
}))
const deep = {
  handlers: [
    http.get('*/api/files', ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('parentId')
      const data = nested.filter(({ parentId }) => !wanted || (parentId ?? 'top') === wanted)
      return HttpResponse.json({ data, total: data.length })
    }),
  ],
}

/** The breadcrumbs wrap if there is no room. */
export const DeepFolder: Story = {
  parameters: { ...at(`path=${encodeURIComponent(names.slice(0, 4).join('/'))}`), msw: deep },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const grid = await canvas.findByRole('grid', { name: 'Contracts' }, slow)
    await expect(within(grid).getByRole('gridcell', { name: /^Signed in 2026,/ })).toBeVisible()
    const path = canvas.getByRole('navigation', { name: 'Path' })
    await userEvent.click(within(path).getByRole('link', { name: 'Europe' }))
    await expect(await canvas.findByRole('grid', { name: 'Europe' }, slow)).toBeVisible()
  },
}

const longName =
  'Rindfleischetikettierungsüberwachungsaufgabenübertragung, second draft with the remarks of everybody who had some'
const many = Array.from({ length: 300 }, (_, index) => ({
  ...nested[0],
  id: `file-${index}`,
  name: `${longName} ${index}.pdf`,
  type: 'pdf',
  totalFiles: undefined,
  url: 'https://files.example.com/a-long-way/down/the-river/second-draft.pdf',
  shared: Array.from({ length: 12 }, (_, person) => ({
    name: 'Maria-Theresia Wolkenstein-Trostburg von und zu Hohenems',
    email: `maria-theresia.wolkenstein-trostburg-${person}@a-very-long-name-of-a-company.example.com`,
    avatarUrl: '',
    permission: 'view',
  })),
  tags: Array.from({ length: 12 }, (_, tag) => `Donaudampfschifffahrt ${tag}`),
  size: 49_876_543_210,
}))
const manyLong = {
  handlers: [
    http.get('*/api/files', ({ request }) => {
      const asked = new URL(request.url).searchParams
      const data = asked.get('type') === 'folder' ? [] : many.slice(0, Number(asked.get('pageSize')))
      return HttpResponse.json({ data, total: asked.get('type') === 'folder' ? 0 : many.length })
    }),
    http.get('*/api/files/:id', ({ params }) => HttpResponse.json({ data: many.find(({ id }) => id === params.id) })),
  ],
}

/** Nothing makes the page wider than the window; long lists are windowed. */
export const LongNamesAndManyItems: Story = {
  parameters: { ...at(''), msw: manyLong },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'All files' }, slow)
    await within(grid).findByRole('gridcell', { name: new RegExp(`^${longName} 0`) }, slow)
    await expect(within(grid).getAllByRole('gridcell').length).toBeLessThan(many.length)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongNamesInList: Story = {
  parameters: { ...at('view=list'), msw: manyLong },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'All files' }, slow)
    await within(grid).findByRole('gridcell', { name: new RegExp(`^${longName} 0`) }, slow)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongNamesInDetails: Story = {
  parameters: { ...at(''), msw: manyLong },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = new RegExp(`^${longName} 0`)
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name }, slow))
    const details = await screen.findByLabelText(name, { selector: 'aside, [role="dialog"]' }, slow)
    await expect(await within(details).findByRole('heading', { name: 'Shared with' }, slow)).toBeVisible()
    await expect(details.scrollWidth).toBeLessThanOrEqual(details.clientWidth)
  },
}

export const EmptyFolder: Story = {
  parameters: { ...at(`path=${encodeURIComponent(names.join('/'))}`), msw: deep },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'This folder is empty' }, slow)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upload files' })).toBeVisible()
  },
}

export const Dark: Story = { ...List, globals: { scheme: 'dark' } }

/** Arrow keys follow the visual order. */
export const RightToLeft: Story = {
  tags: ['keyboard'],
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: 'All files' }, slow)
    const [first, second] = within(grid).getAllByRole('gridcell')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
  },
}

/** After a drop, a move or a rename: an existing file is not overwritten without a question. */
export const NameTaken: Story = {
  parameters: at('edit=folder-5'),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rename Sport' }, slow)
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Docs')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }))
    const question = await screen.findByRole('alertdialog', { name: 'Replace or keep both?' }, slow)
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep both' })).toHaveFocus())
  },
}

export const UnknownFolder: Story = {
  parameters: at('path=Nowhere'),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: "This folder doesn't exist" }, slow),
    ).toBeVisible()
  },
}

export const NothingFoundByFilters: Story = {
  parameters: at('q=zebra'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'No matches' }, slow)).toBeVisible()
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
          HttpResponse.json({ message: "Your role doesn't allow this", code: 'forbidden' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const [told] = await within(canvasElement).findAllByRole(
      'heading',
      { name: "You don't have access to this page" },
      slow,
    )
    await expect(told).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/api/files', () => delay('infinite'))] } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <FilesSkeleton /> }

const itemsOfMenu = async () => (await screen.findAllByRole('menuitem', {}, slow)).map((item) => item.textContent)

/** A manager renames, moves and shares files; only an admin deletes them, by key as well. */
export const OfManager: Story = {
  tags: ['keyboard'],
  parameters: { account: 'manager' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'All files' }, slow)
    await expect(grid).toHaveAccessibleDescription(expect.not.stringContaining('delete'))
    const docs = within(grid).getByRole('gridcell', { name: /^Docs,/ })
    docs.focus()
    await userEvent.keyboard('{Delete}{Shift>}{F10}{/Shift}')
    const items = await itemsOfMenu()
    await expect(items).toContain('Rename')
    await expect(items).not.toContain('Delete')
    await userEvent.keyboard('{Escape}')
    await expect(within(grid).getByRole('gridcell', { name: /^Docs,/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Upload' })).toBeVisible()
  },
}

/** A manager cannot replace a file, since that deletes it. */
export const NameTakenOfManager: Story = {
  tags: ['keyboard'],
  parameters: { account: 'manager', ...at('edit=folder-5') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename Sport' }, slow))
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Docs{Enter}')
    const question = within(await screen.findByRole('alertdialog', { name: 'Keep both?' }, slow))
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep both' })).toBeVisible())
    await expect(question.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument()
  },
}

/** A viewer opens files. */
export const OfViewer: Story = {
  tags: ['keyboard'],
  parameters: { account: 'viewer' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'All files' }, slow)
    const docs = within(grid).getByRole('gridcell', { name: /^Docs,/ })
    await expect(docs).toHaveAttribute('draggable', 'false')
    docs.focus()
    await userEvent.keyboard('{F2}')
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect(await itemsOfMenu()).toEqual(['Open', 'Details'])
    await userEvent.keyboard('{Escape}')
    for (const name of ['Upload', 'New folder', /^Favorite /]) {
      await expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  },
}

/** The dialog, opened by its URL. */
export const NewFolderOfViewer: Story = {
  parameters: { account: 'viewer', ...at('new') },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: "You can't make changes here" }, slow)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
