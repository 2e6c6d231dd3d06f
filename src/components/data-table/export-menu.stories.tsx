import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { Snackbar } from '@/components/snackbar'
import { hideMessage } from '@/components/snackbar-store'
import { ExportMenu } from './export-menu'

const planets = Array.from({ length: 1200 }, (_, index) => ({ name: `Planet ${index + 1}` }))
const loadPage = fn()

const meta = {
  title: 'Kit/Data table parts/Export menu',
  tags: ['states'],
  component: ExportMenu<(typeof planets)[number]>,
  render: (args) => (
    <>
      <ExportMenu {...args} />
      <Snackbar />
    </>
  ),
  args: {
    file: 'planets.csv',
    columns: [{ id: 'name', label: 'Planet', cell: ({ name }) => name, text: ({ name }) => name }],
    rows: planets.slice(0, 10),
    total: planets.length,
    pageQuery: ({ page, pageSize }) => ({
      queryKey: ['planets', { page, pageSize }],
      queryFn: () => loadPage(page, pageSize),
      retry: false,
    }),
    texts: { page: 'This page', all: 'All results', saved: (count) => `${count} planets saved` },
  },
  beforeEach: () => {
    loadPage.mockImplementation(async (page, pageSize) => ({
      data: planets.slice((page - 1) * pageSize, page * pageSize),
      total: planets.length,
    }))
    return hideMessage
  },
} satisfies Meta<typeof ExportMenu<(typeof planets)[number]>>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** The lines exported during an action; the download itself is suppressed. */
async function linesSaved(done: () => Promise<void>) {
  const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const address = spyOn(URL, 'createObjectURL')
  await done()
  const [file] = address.mock.lastCall ?? []
  click.mockRestore()
  address.mockRestore()
  return (await (file as Blob).text()).trim().split('\n').length
}

export const ThisPage: Story = {
  play: async () => {
    await expect(await linesSaved(() => choose('This page'))).toBe(1 + 10)
  },
}

/** All pages are fetched, one after the other. */
export const All: Story = {
  play: async () => {
    const lines = await linesSaved(async () => {
      await choose('All results')
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1200 planets saved'))
    })
    await expect(lines).toBe(1 + 1200)
    await expect(loadPage).toHaveBeenCalledTimes(2)
  },
}

export const Failed: Story = {
  play: async () => {
    loadPage.mockRejectedValue({ message: 'The telescope is away' })
    await choose('All results')
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent("Couldn't export as CSV: The telescope is away"),
    )
    await expect(screen.getByRole('button', { name: 'CSV' })).toBeEnabled()
  },
}

export const NothingToSave: Story = {
  args: { rows: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'CSV' })).toBeDisabled()
  },
}
