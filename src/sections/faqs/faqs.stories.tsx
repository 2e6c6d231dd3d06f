import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FaqsView } from './faqs-view'

interface PageProps {
  query: string
  named: string
}

/** The page with its URL in state, as the route has it. */
function Page({ query, named }: PageProps) {
  const [search, setSearch] = useState({ q: query })
  const [hash, setHash] = useState(named)
  return (
    <main>
      <FaqsView
        search={search}
        onSearchChange={(change) => setSearch({ ...search, ...change })}
        hash={hash}
        onHashChange={setHash}
      />
    </main>
  )
}

const meta = {
  title: 'Pages/FAQs',
  component: Page,
  args: { query: '', named: '' },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const slow = { timeout: 10_000 }

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const question = await canvas.findByRole('button', { name: 'How do I deploy under a sub-path?' }, slow)
    await expect(question).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(question)
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('VITE_BASE_PATH=/ark/ npm run build')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Open Storybook.*opens in a new tab/ })).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('`')
  },
}

/** Answers that match are open and marked. */
export const Search: Story = {
  args: { query: 'firebase' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('1 answer', undefined, slow)).toBeVisible()
    await expect(canvasElement.querySelectorAll('mark').length).toBeGreaterThan(1)
  },
}

export const NothingFound: Story = {
  args: { query: 'zebra' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'No answers found' }, slow)).toBeVisible()
  },
}

export const SearchCleared: Story = {
  args: { query: 'zebra' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('heading', { name: 'No answers found' }, slow)
    const [clear] = canvas.getAllByRole('button', { name: 'Clear search' })
    await userEvent.click(clear as HTMLElement)
    await expect(await canvas.findByRole('button', { name: 'How do I add a page?' }, slow)).toBeVisible()
  },
}

export const OpenedByHash: Story = {
  args: { named: 'remove-demo' },
  play: async ({ canvasElement }) => {
    const question = await within(canvasElement).findByRole('button', { name: 'How do I remove the demo?' }, slow)
    await expect(question).toHaveAttribute('aria-expanded', 'true')
  },
}

export const RightToLeft: Story = {
  args: { named: 'base-path' },
  globals: { direction: 'rtl' },
}
