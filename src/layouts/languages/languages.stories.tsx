import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { LanguageSwitcher } from './language-switcher'
// Imports the menu's chunk first: these stories are about the menu, not about loading it.
import './language-menu'

const meta = { title: 'Shell/Languages', component: LanguageSwitcher } satisfies Meta<typeof LanguageSwitcher>

export default meta
type Story = StoryObj<typeof meta>

const root = document.documentElement

export const Switcher: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Language, English' })).toBeVisible()
  },
}

/** Opens, moves and chooses by keyboard; the focus returns to the button. */
export const Menu: Story = {
  tags: ['keyboard'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Language, English' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const menu = await screen.findByRole('menu', { name: 'Languages' })
    const items = within(menu).getAllByRole('menuitemradio')
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'English',
      'Français',
      'Tiếng Việt',
      '中文',
      'العربية',
    ])
    await expect(items[0]).toHaveAttribute('aria-checked', 'true')
    await waitFor(() => expect(items[0]).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(items[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Langue, Français' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(root).toHaveAttribute('lang', 'fr')
    await expect(localStorage.getItem('app-language')).toBe('fr')
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '中文' }))
    await expect(await canvas.findByRole('button', { name: '语言，中文' })).toBeVisible()
    await expect(root).toHaveAttribute('lang', 'zh-CN')
  },
}

/** Arabic switches the direction. */
export const Arabic: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'اللغة، العربية' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'العربية' })).toHaveAttribute('aria-checked', 'true')
  },
}
