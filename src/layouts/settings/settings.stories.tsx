import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { loadSettings, setSetting } from '@/settings/store'
import { PreviewBar } from './preview-bar'
import { SettingsButton } from './settings-button'

const meta: Meta<typeof SettingsButton> = {
  title: 'Shell/Settings',
  tags: ['states'],
  component: SettingsButton,
}

export default meta
type Story = StoryObj<typeof SettingsButton>

const root = document.documentElement
const stored = () => JSON.parse(localStorage.getItem('app-settings') ?? '{}')

// The drawer's chunk loads when it is first opened.
const drawerCame = () => screen.findByRole('dialog', { name: 'Settings' }, { timeout: 10_000 })

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: /^Settings/ }))
  return within(await drawerCame())
}

export const Open: Story = {
  play: async () => {
    const drawer = await openDrawer()
    const storybook = drawer.getByRole('link', { name: /^Open Storybook.*opens in a new tab/ })
    expect(storybook).toHaveAttribute('href', '/storybook/')
  },
}

export const Dark: Story = { ...Open, globals: { scheme: 'dark', preset: 'cyan' } }

export const HighContrast: Story = { ...Open, globals: { contrast: 'hight', preset: 'orange' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    const drawer = await openDrawer()
    const dialog = await drawerCame()
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0))
    await userEvent.click(drawer.getByRole('switch', { name: 'Right to left' }))
    await waitFor(() => expect(root.dir).toBe('ltr'))
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(innerWidth))
  },
}

export const EachChoice: Story = {
  play: async () => {
    const drawer = await openDrawer()
    const choices: [role: string, name: string, attribute: string, value: string, field: string, stored: unknown][] = [
      ['switch', 'Dark mode', 'data-color-scheme', 'dark', 'colorScheme', 'dark'],
      ['switch', 'Contrast', 'data-contrast', 'hight', 'contrast', 'hight'],
      ['switch', 'Right to left', 'dir', 'rtl', 'direction', 'rtl'],
      ['radio', 'Purple', 'data-primary-color', 'purple', 'primaryColor', 'purple'],
      ['radio', 'Mini', 'data-nav-layout', 'mini', 'navLayout', 'mini'],
      ['radio', 'Apparent', 'data-nav-color', 'apparent', 'navColor', 'apparent'],
      ['radio', 'Nunito Sans', 'data-font-family', 'Nunito Sans', 'fontFamily', 'Nunito Sans'],
    ]
    for (const [role, name, attribute, value, field, kept] of choices) {
      await userEvent.click(drawer.getByRole(role, { name }))
      await waitFor(() => expect(root).toHaveAttribute(attribute, value))
      expect(stored()).toHaveProperty(field, kept)
    }
    expect(localStorage.getItem('theme-mode')).toBe('dark')
    expect(getComputedStyle(document.body).fontFamily).toMatch(/^"Nunito Sans/)
    expect(stored()).not.toHaveProperty('openDrawer')

    await userEvent.click(drawer.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(root.dir).toBe('ltr'))
    expect(root).toHaveAttribute('data-color-scheme', 'light')
    expect(root).toHaveAttribute('data-primary-color', 'default')
    expect(drawer.getByRole('radio', { name: 'Public Sans' })).toBeChecked()
    expect(localStorage.getItem('theme-mode')).toBe('light')
    expect(localStorage.getItem('app-settings')).toBeNull()
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async () => {
    await userEvent.tab()
    const button = screen.getByRole('button', { name: 'Settings' })
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await drawerCame()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))

    const drawer = within(dialog)
    drawer.getByRole('switch', { name: 'Contrast' }).focus()
    await userEvent.keyboard(' ')
    expect(root).toHaveAttribute('data-contrast', 'hight')
    drawer.getByRole('radio', { name: 'Default' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(root).toHaveAttribute('data-primary-color', 'cyan')
    expect(drawer.getByRole('radio', { name: 'Cyan' })).toHaveFocus()

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button).toHaveFocus()
    expect(button).toHaveAccessibleName('Settings, changed')
  },
}

export const CompactSaysWhy: Story = {
  play: async () => {
    const drawer = await openDrawer()
    const compact = drawer.getByRole('switch', { name: 'Compact' })
    expect(compact).toBeDisabled()
    expect(compact).toHaveAccessibleDescription('Available on screens wider than 1600 px.')
  },
}

export const Preview: Story = {
  render: () => <PreviewBar onEnd={() => loadSettings()} />,
  play: async () => {
    loadSettings('?preview=primaryColor:red')
    await waitFor(() => expect(root).toHaveAttribute('data-primary-color', 'red'))
    setSetting('contrast', 'hight')
    expect(root).toHaveAttribute('data-contrast', 'hight')
    expect(localStorage.getItem('app-settings')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(root).toHaveAttribute('data-primary-color', 'default')
    expect(root).toHaveAttribute('data-contrast', 'default')
    loadSettings('?preview=primaryColor:red')
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    expect(root).toHaveAttribute('data-primary-color', 'red')
    expect(stored()).toHaveProperty('primaryColor', 'red')
  },
}
