import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProviderNotice } from './provider-notice'
import { SignInView } from './sign-in-view'

const meta = {
  title: 'Auth/Provider missing variables',
  component: ProviderNotice,
  args: { provider: 'firebase' },
  parameters: { account: null, router: { path: '/auth/firebase/sign-in' } },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof ProviderNotice>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** On a site whose people sign in another way. */
export const AnotherWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/Firebase is not set up on this site/)
    await expect(names(canvasElement)).toEqual([
      'VITE_AUTH_METHOD=firebase',
      'VITE_FIREBASE_API_KEY',
      'VITE_FIREBASE_AUTH_DOMAIN',
      'VITE_FIREBASE_PROJECT_ID',
      'VITE_FIREBASE_APP_ID',
    ])
    await expect(canvas.getByRole('link', { name: 'Go to the sign-in' })).toBeVisible()
  },
}

export const SomeAreThere: Story = {
  args: { provider: 'supabase', missing: ['VITE_SUPABASE_ANON_KEY'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Supabase is not set up on this site/)
    await expect(names(canvasElement)).toEqual(['VITE_SUPABASE_ANON_KEY'])
  },
}

export const OnTheForm: Story = {
  args: { provider: 'amplify' },
  render: (args) => <SignInView disabled onSignIn={fn(async () => {})} notice={<ProviderNotice {...args} />} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/Amplify is not set up on this site/)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  },
}
