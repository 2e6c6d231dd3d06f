import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import restartIcon from '~icons/solar/restart-linear'
import { Icon } from './icon'
import { SideDrawer } from './side-drawer'

const meta = {
  title: 'Kit/Side drawer',
  tags: ['states'],
  component: SideDrawer,
  args: {
    open: true,
    onClose: () => {},
    title: 'Filters',
    side: 'end',
    width: 320,
    children: <Box sx={{ p: 3 }}>What can be chosen.</Box>,
  },
  argTypes: { open: { control: false }, children: { control: false }, actions: { control: false } },
  render: Opened,
} satisfies Meta<typeof SideDrawer>

export default meta
type Story = StoryObj<typeof meta>

function Opened(props: ComponentProps<typeof SideDrawer>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <SideDrawer {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return screen.findByRole('dialog', { name: 'Filters' })
}

export const Default: Story = {
  play: async () => {
    const drawer = await openDrawer()
    await waitFor(() => expect(drawer.getBoundingClientRect().right).toBe(innerWidth))
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async () => {
    const button = screen.getByRole('button', { name: 'Open' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Filters' })
    await userEvent.tab()
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const FromTheStart: Story = {
  args: { side: 'start' },
  play: async () => {
    const drawer = await openDrawer()
    await waitFor(() => expect(drawer.getBoundingClientRect().left).toBe(0))
  },
}

export const WithActions: Story = {
  args: {
    actions: (
      <IconButton aria-label="Reset" color="inherit">
        <Icon icon={restartIcon} />
      </IconButton>
    ),
  },
  play: async () => {
    const drawer = within(await openDrawer())
    await expect(drawer.getByRole('button', { name: 'Reset' })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
