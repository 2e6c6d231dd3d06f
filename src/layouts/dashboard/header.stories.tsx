import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { accounts } from '@/_mock/data/accounts'
import { brand } from '@/brand'
import { Logo } from '@/components/logo'
import { pages } from '@/layouts/nav/nav-demo'
import { SignInButton } from '@/layouts/simple/sign-in-button'
import { Header } from './header'
import { HeaderFrame } from './header-frame'

const meta = {
  title: 'Shell/Header',
  tags: ['states'],
  component: Header,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: { user: accounts()[0], path: '/dashboard', sections: pages, onSignOut: fn(async () => {}) },
} satisfies Meta<typeof Header>

export default meta

type Story = StoryObj<typeof meta>

const shownNames = (root: HTMLElement) =>
  within(root)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')

export const Wide: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner').getBoundingClientRect().height).toBe(72)
    await expect(await canvas.findByRole('link', { name: /Purchase/ })).toHaveAttribute('target', '_blank')
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull()
    // The order in the specification.
    const order = [/^Workspace/, /^Search/, /^Language/, /^Notifications/, /^Contacts/, /^Settings/, /^Account/]
    const names = shownNames(canvasElement)
    const places = order.map((name) => names.findIndex((shown) => name.test(shown)))
    await expect(places).toEqual([...places].sort((a, b) => a - b))
  },
}

/** At 320 px the least important controls are in the menu More, and work there. */
export const Narrow: Story = {
  tags: ['keyboard'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('banner')
    await expect(banner.scrollWidth).toBeLessThanOrEqual(320)
    for (const name of [/^Search/, /^Notifications/, 'Account'])
      await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Language/ })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /Purchase/ })).toBeNull()

    const opener = canvas.getByRole('button', { name: 'More' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog', { name: 'More' }))
    for (const name of [/^Workspace/, /^Language/, 'Contacts', /^Settings/])
      await waitFor(() => expect(panel.getByRole('button', { name })).toBeVisible())
    await expect(panel.getByRole('link', { name: /Purchase/ })).toBeVisible()

    const language = panel.getByRole('button', { name: /^Language/ })
    await userEvent.click(language)
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(5)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull())
    // Only one layer is open at a time: the panel closed when the menu opened.
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(opener).toHaveFocus()
  },
}

export const Loading: Story = { args: { user: undefined } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** The bar's areas: a line above, left, center, right, and a line below. */
export const Areas: Story = {
  render: () => (
    <HeaderFrame
      top={<Box sx={{ px: 'var(--ark-gutter)', py: 1, bgcolor: 'primary.soft', color: 'primary.ink' }}>Top</Box>}
      left={<Logo wordmark />}
      center={<Button color="inherit">Center</Button>}
      right={<Button color="inherit">Right</Button>}
      bottom={<Box sx={{ px: 'var(--ark-gutter)', py: 1 }}>Bottom</Box>}
    />
  ),
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left
    await expect(left(brand.name)).toBeLessThan(left('Center'))
    await expect(left('Center')).toBeLessThan(left('Right'))
  },
}

/** Without a signed-in user. */
export const SignedOut: Story = {
  parameters: { account: null },
  render: () => <HeaderFrame left={<Logo wordmark />} right={<SignInButton />} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/dashboard')
  },
}
