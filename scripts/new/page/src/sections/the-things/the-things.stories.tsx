import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { storyPage } from '@/components/records/story-page'
import { theThingsPage } from './the-things-search'
import { TheThingsView } from './the-things-view'

const Page = storyPage(theThingsPage.schema, TheThingsView)
const at = (search: string) => ({ router: { path: `/dashboard/the-things?${search}` } })

const meta = {
  title: 'Pages/The things',
  component: Page,
  parameters: at(''),
  beforeEach: resetStore,
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'The thing 1' })).toBeVisible()
  },
}

/** The name is missing: the form shows an error and stays open. */
export const New: Story = {
  parameters: at('new'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create the thing' }))
    await expect(await canvas.findByRole('textbox', { name: /Name/ })).toBeInvalid()
  },
}

export const Edited: Story = {
  parameters: at('edit=the-thing-1'),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Another name')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await expect(await canvas.findByRole('link', { name: 'Another name' })).toBeVisible()
  },
}
