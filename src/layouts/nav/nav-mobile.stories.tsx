import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { AtPath, everything, pages } from './nav-demo'
import { NavMobile } from './nav-mobile'

const meta = {
  title: 'Shell/Navigation/Mobile',
  component: NavMobile,
  args: { open: false, sections: pages, path: '/dashboard', onClose: () => {} },
  render: function Render(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open navigation
        </button>
        <AtPath>{(path) => <NavMobile {...args} path={path} open={open} onClose={() => setOpen(false)} />}</AtPath>
      </>
    )
  },
} satisfies Meta<typeof NavMobile>

export default meta

type Story = StoryObj<typeof meta>

export const Basic: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open navigation' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' })
    await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(320))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()

    await userEvent.click(opener)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Two' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(opener)
    const two = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Two' })
    await expect(two).toHaveAttribute('aria-current', 'page')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Open: Story = {
  args: { sections: everything },
  parameters: { router: { path: '/levels/deeper/two' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
    await screen.findByRole('dialog', { name: 'Navigation' })
  },
}

export const OpenApparent: Story = { ...Open, parameters: { settings: { navColor: 'apparent' } } }
