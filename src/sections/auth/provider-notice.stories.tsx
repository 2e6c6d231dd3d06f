import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ProviderNotice } from './provider-notice'
import { sampleWay } from './sample-way'
import { SignInView } from './sign-in-view'

const meta = {
  title: 'Auth/Provider missing variables',
  component: ProviderNotice,
  args: {
    way: sampleWay('firebase', 'Firebase', [
      'VITE_FIREBASE_API_KEY',
      'VITE_FIREBASE_AUTH_DOMAIN',
      'VITE_FIREBASE_PROJECT_ID',
      'VITE_FIREBASE_APP_ID',
    ]),
  },
  parameters: { account: null, router: { path: '/auth/firebase/sign-in' } },
  decorators: [(Story) => <main style={{ maxWidth: 420 }}>{Story()}</main>],
} satisfies Meta<typeof ProviderNotice>

export default meta
type Story = StoryObj<typeof meta>

const names = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** On a site with another auth provider. */
export const AnotherWay: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/Firebase isn't set up on this site/)
    await expect(names(canvasElement)).toEqual([
      'VITE_AUTH_METHOD=firebase',
      'VITE_FIREBASE_API_KEY',
      'VITE_FIREBASE_AUTH_DOMAIN',
      'VITE_FIREBASE_PROJECT_ID',
      'VITE_FIREBASE_APP_ID',
    ])
    await expect(canvas.getByRole('link', { name: 'Go to sign in' })).toBeVisible()
  },
}

export const SomeAreThere: Story = {
  args: { way: sampleWay('jwt', 'Supabase', ['VITE_SUPABASE_ANON_KEY']) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Supabase isn't set up on this site/)
    await expect(names(canvasElement)).toEqual(['VITE_SUPABASE_ANON_KEY'])
  },
}

export const OnTheForm: Story = {
  args: { way: sampleWay('amplify', 'Amplify', ['VITE_AMPLIFY_REGION']) },
  render: (args) => <SignInView disabled onSignIn={fn(async () => {})} notice={<ProviderNotice {...args} />} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/Amplify isn't set up on this site/)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  },
}
