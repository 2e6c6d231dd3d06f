import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Post } from '@/api/posts'
import { storyPage } from '@/components/records/story-page'
import { blogPage } from './blog-search'
import { BlogSkeleton } from './blog-skeleton'
import { BlogView } from './blog-view'

const Page = storyPage(blogPage.schema, BlogView, BlogSkeleton)

const at = (search: string) => ({ router: { path: `/dashboard/blog?${search}` } })
const answers = (answer: () => Response | Promise<Response>) => ({
  msw: { handlers: [http.get('*/api/posts', answer)] },
})
const slow = { timeout: 10_000 }
const newest = 'What we learned from a year of remote work'

const meta = {
  title: 'Pages/Blog',
  component: Page,
  parameters: at(''),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: newest }, slow)
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(newest)
    await userEvent.click(canvas.getByRole('tab', { name: /Draft/ }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: newest })).not.toBeInTheDocument(), slow)
    await expect(canvas.getByRole('link', { name: 'Shipping on a Friday, calmly' })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: /All/ }))
    await canvas.findByRole('link', { name: newest }, slow)
  },
}

export const Searched: Story = {
  parameters: at('q=keyboard&tags=Design'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Keyboard first, mouse second' }, slow)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Design' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove filter Design' })).not.toBeInTheDocument())
    // While other posts load, the current ones are faded.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull(), slow)
  },
}

export const NothingFound: Story = {
  parameters: at('q=zzz'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No matches' }, slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await canvas.findByRole('link', { name: newest }, slow)
  },
}

export const Empty: Story = {
  parameters: answers(() => HttpResponse.json({ data: [], total: 0, counts: {} })),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No posts yet' }, slow)
    await expect(canvas.getAllByRole('link', { name: 'New post' })).toHaveLength(2)
  },
}

export const Failed: Story = {
  parameters: answers(() => HttpResponse.json({ message: 'Out of order' }, { status: 500 })),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, slow)
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Forbidden: Story = {
  parameters: answers(() =>
    HttpResponse.json({ message: "Your role doesn't allow this", code: 'forbidden' }, { status: 403 }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You don't have access to this page" }, slow)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  },
}

/** While the page's chunk loads. */
export const Skeleton: Story = { render: () => <BlogSkeleton /> }

export const Loading: Story = {
  parameters: answers(() => delay('infinite') as never),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible(), slow)
  },
}

/** At most 680 px wide, with others below it. */
export const Reading: Story = {
  parameters: at('id=post-1'),
  play: async ({ canvas }) => {
    const article = await canvas.findByRole('article', {}, slow)
    await within(article).findByRole('heading', { level: 2, name: 'Four rules we kept' }, slow)
    await expect(article.offsetWidth).toBeLessThanOrEqual(680)
    await expect(within(article).getByText('2 minute read')).toBeVisible()
    await canvas.findByRole('heading', { level: 2, name: 'Keep reading' }, slow)
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(2)
    await userEvent.click(canvas.getByRole('link', { name: 'All posts' }))
    await canvas.findByRole('link', { name: newest }, slow)
  },
}

export const ReadingFailed: Story = {
  parameters: {
    ...at('id=post-1'),
    msw: { handlers: [http.get('*/api/posts/:id', () => HttpResponse.json({ message: 'No' }, { status: 500 }))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' }, slow)).toBeVisible()
  },
}

export const Gone: Story = {
  parameters: at('id=none'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "This post doesn't exist" }, slow)).toBeVisible()
  },
}

const text = (canvas: ReturnType<typeof within>) => canvas.findByRole('textbox', { name: 'Content' }, slow)
const tool = (canvas: ReturnType<typeof within>, name: string) =>
  within(canvas.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name })

/** The toolbar formats what is selected, and tells what it has. */
export const Editing: Story = {
  parameters: at('edit=post-24'),
  play: async ({ canvas }) => {
    const content = await text(canvas)
    content.focus()
    getSelection()?.setPosition(within(content).getByText('Before ten').firstChild, 2)
    await waitFor(() => expect(tool(canvas, 'Heading')).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.click(tool(canvas, 'Subheading'))
    await expect(within(content).getByRole('heading', { level: 3, name: 'Before ten' })).toBeVisible()
    await userEvent.click(tool(canvas, 'Undo'))
    await expect(within(content).getByRole('heading', { level: 2, name: 'Before ten' })).toBeVisible()
    await expect(tool(canvas, 'Undo')).toHaveAttribute('aria-disabled', 'true')
  },
}

/** One stop of Tab; arrows move within it, and Alt+F10 leads to it. */
export const ToolbarByKeyboard: Story = {
  tags: ['keyboard'],
  parameters: at('new'),
  play: async ({ canvas }) => {
    const content = await text(canvas)
    content.focus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(tool(canvas, 'Heading')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tool(canvas, 'Bold')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(tool(canvas, 'Redo')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(tool(canvas, 'Heading')).toHaveFocus()
    await userEvent.tab()
    await expect(content).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(tool(canvas, 'Heading')).toHaveFocus()
  },
}

/** A picture of the site and its description. */
export const Picture: Story = {
  parameters: at('new'),
  play: async ({ canvas }) => {
    const content = await text(canvas)
    await userEvent.click(tool(canvas, 'Picture'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Picture' }, slow))
    await userEvent.click(dialog.getByRole('radio', { name: 'Cover 3' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'A city at night')
    await userEvent.click(dialog.getByRole('button', { name: 'Insert' }))
    const picture = await within(content).findByRole('img', { name: 'A city at night' }, slow)
    await expect(picture.getAttribute('src')).toMatch(/cover-3\.webp$/)
  },
}

export const BadLink: Story = {
  tags: ['keyboard'],
  parameters: at('new'),
  play: async ({ canvas }) => {
    await text(canvas)
    await userEvent.click(tool(canvas, 'Link'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }, slow))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Link address' }), 'javascript:alert(1){Enter}')
    await expect(dialog.getByRole('textbox', { name: 'Link address' })).toBeInvalid()
  },
}

export const Preview: Story = {
  parameters: at('edit=post-24'),
  play: async ({ canvas }) => {
    await text(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }, slow))
    await expect(await dialog.findByRole('heading', { level: 2, name: 'Before ten' }, slow)).toBeVisible()
  },
}

export const WithoutTitle: Story = {
  parameters: at('new'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }, slow))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus(), slow)
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid()
  },
}

/** A manager edits and publishes; only an admin deletes. */
export const OfManager: Story = {
  tags: ['keyboard'],
  parameters: { account: 'manager' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${newest}` }, slow))
    const items = await screen.findAllByRole('menuitem', {}, slow)
    await expect(items.map((item) => item.textContent)).toEqual(['Edit', 'Move to drafts'])
    await userEvent.keyboard('{Escape}')
  },
}

export const OfViewer: Story = {
  parameters: { account: 'viewer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: newest }, slow)
    await expect(canvas.queryByRole('link', { name: 'New post' })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
  },
}

/** The form, opened by its URL. */
export const EditOfViewer: Story = {
  parameters: { account: 'viewer', ...at('edit=post-1') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: "You can't make changes here" })).toBeVisible()
  },
}

const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsbeauftragte'
const long: Post = {
  id: 'post-long',
  title: `${word} for everything along the upper river`,
  description: 'A summary that goes on and on. '.repeat(12),
  content: `<h2>${word}</h2><p>${word}</p><pre><code>${'const a = 1; '.repeat(40)}</code></pre>`,
  coverUrl: 'assets/covers/cover-1.webp',
  publish: 'draft',
  tags: [word, 'Design', 'Engineering', 'Writing', 'Process'],
  author: { name: 'Maria-Theresia Wolkenstein-Trostburg von und zu Hohenems', avatarUrl: '' },
  totalViews: 1_234_567,
  totalShares: 1,
  totalComments: 1_234_567,
  createdAt: '2026-01-31T12:00:00Z',
}
const longPosts = {
  handlers: [
    http.get('*/api/posts', () =>
      HttpResponse.json({
        data: Array.from({ length: 10 }, (_, index) => ({ ...long, id: `post-long-${index}` })),
        total: 48_213,
        counts: { published: 40_000, draft: 8213 },
      }),
    ),
    http.get('*/api/posts/:id', () => HttpResponse.json({ data: long })),
  ],
}

/** Nothing makes the page wider than the window. */
export const LongText: Story = {
  parameters: { ...at(''), msw: longPosts },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: long.title }, slow)).toHaveLength(10)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const LongTextToRead: Story = {
  parameters: { ...at('id=post-long'), msw: longPosts },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: word }, slow)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const RightToLeft: Story = {
  tags: ['keyboard'],
  parameters: at('new'),
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    const toolbar = within(await canvas.findByRole('toolbar', {}, slow))
    const [first, second] = toolbar.getAllByRole('button')
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
  },
}
