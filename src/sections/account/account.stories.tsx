import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { resetStore } from '@/_mock/store'
import { storyPage } from '@/components/records/story-page'
import { Snackbar } from '@/components/snackbar'
import { accountPage } from './account-search'
import { AccountSkeleton } from './account-skeleton'
import { AccountView } from './account-view'

const Page = storyPage(accountPage.schema, AccountView, AccountSkeleton)
const at = (tab: string) => ({ router: { path: `/dashboard/account?tab=${tab}` } })
const slow = { timeout: 10_000 }
const said = (text: string) => waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible(), slow)

const meta = {
  title: 'Pages/Account',
  component: Page,
  parameters: at('profile'),
  beforeEach: resetStore,
  decorators: [
    (Story) => (
      <>
        <Story />
        <Snackbar />
      </>
    ),
  ],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Profile: Story = {
  tags: ['keyboard'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = await canvas.findByRole('textbox', { name: 'Name' }, slow)
    await expect(name).toHaveValue('Marlow Whitfield')
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription('Required'), slow)
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Marlow W. Field{Enter}')
    await said('Profile saved')
  },
}

export const Security: Story = {
  tags: ['keyboard'],
  parameters: at('security'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const current = await canvas.findByLabelText(/^Current password/, {}, slow)
    await userEvent.type(current, 'wrong')
    await userEvent.type(canvas.getByLabelText(/^New password/), 'three brown owls')
    await expect(canvas.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'strong')
    await userEvent.type(canvas.getByLabelText(/^Repeat new password/), 'three brown owl{Enter}')
    await canvas.findByText("The passwords don't match", {}, slow)
    await userEvent.keyboard('s{Enter}')
    await waitFor(() => expect(current).toHaveFocus(), slow)
    await expect(current).toBeInvalid()
  },
}

export const Sessions: Story = {
  parameters: at('sessions'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = await canvas.findByRole('list', { name: 'Sessions' }, slow)
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('This device')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out Safari · iOS' }))
    await said('Safari · iOS signed out')
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3), slow)
    await waitFor(() => expect(list).toHaveFocus(), slow)
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out other devices' }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1), slow)
  },
}

export const SessionsFailed: Story = {
  parameters: {
    ...at('sessions'),
    msw: {
      handlers: [http.get('*/api/account/sessions', () => HttpResponse.json({ message: 'Down' }, { status: 500 }))],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Retry' }, slow)).toBeVisible()
  },
}

export const Notifications: Story = {
  tags: ['keyboard'],
  parameters: at('notifications'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = await canvas.findByRole('checkbox', { name: 'Chat messages: Email' }, slow)
    await expect(box).not.toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(box).toBeChecked(), slow)
    await said('Preferences saved')
  },
}

export const Loading: Story = { render: () => <AccountSkeleton /> }
export const ProfileDark: Story = { globals: { scheme: 'dark' } }
export const ProfileRightToLeft: Story = { globals: { direction: 'rtl', language: 'ar' } }
export const SessionsPhone: Story = { parameters: at('sessions'), globals: { viewport: { value: 'mobile1' } } }
