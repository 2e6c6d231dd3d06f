import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { pages } from '@/layouts/nav/nav-demo'
import { visible } from '@/nav'
import { SearchButton } from './search-button'
// Imports the dialog's chunk first: these stories are about the dialog, not about loading it.
import './search-dialog'

const meta = {
  title: 'Shell/Search',
  tags: ['states'],
  component: SearchButton,
  args: { sections: pages, path: '/dashboard', onSignOut: fn(async () => {}) },
} satisfies Meta<typeof SearchButton>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  const box = await screen.findByRole('combobox', { name: 'Search' })
  await waitFor(() => expect(box).toBeVisible())
  return box
}
const options = (within = document.body) =>
  [...within.querySelectorAll('[role="option"] .title')].map(({ textContent }) => textContent)
const inGroup = (name: string) => options(screen.getByRole('group', { name }))
const active = () => screen.getByRole('option', { selected: true })

export const Button: Story = {}

export const Empty: Story = {
  play: async () => {
    sessionStorage.removeItem('app-recent-pages:/:account-1')
    const box = await open()
    await expect(screen.getByRole('dialog', { name: 'Search' })).toContainElement(box)
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('placeholder', 'Search...')
    await expect(screen.getByText('Please enter keywords')).toBeVisible()
    await expect(inGroup('Pages')).toEqual(['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Account'])
    await expect(inGroup('Actions')).toEqual([
      'Switch to dark mode',
      'Switch to right-to-left',
      'Open settings',
      'Sign out',
    ])
    await expect(screen.queryByRole('option', { selected: true })).toBeNull()
  },
}

/** Below the keywords, the last five pages of this tab without the current one, then the others. */
export const Recent: Story = {
  tags: ['keyboard'],
  play: async () => {
    const paths = ['', '/two', '/three', '/group', '/group/five', '/group/six'].map((path) => `/dashboard${path}`)
    sessionStorage.setItem('app-recent-pages:/:account-1', JSON.stringify(paths))
    await open()
    await expect(screen.getByText('Please enter keywords')).toBeVisible()
    await expect(inGroup('Recent')).toEqual(['Two', 'Three', 'Four', 'Five', 'Six'])
    await expect(inGroup('Pages')).toEqual(['One', 'Account'])
    await expect(screen.getByRole('option', { name: /^Two Orders/ })).toBeVisible()
    await expect(screen.queryByRole('option', { selected: true })).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Two')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('Sign out')
  },
}

export const Results: Story = {
  play: async () => {
    const box = await open()
    await userEvent.type(box, 'DASH')
    const groups = within(screen.getByRole('listbox')).getAllByRole('group')
    await expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Account', 'Management', 'Overview'])
    await expect(active()).toHaveTextContent('Account')
    await expect(box).toHaveAttribute('aria-activedescendant', active().id)
    await expect(active().querySelector('mark')).toHaveTextContent('dash')
    await expect(screen.getByRole('status')).toHaveTextContent('8 results')
  },
}

/** A page is found by its caption, which is visible in the result. */
export const ByCaption: Story = {
  play: async () => {
    const box = await open()
    await userEvent.type(box, 'invo')
    await expect(options()).toEqual(['Three'])
    await expect(active()).toHaveTextContent('Invoices · /dashboard/three')
    await expect(active().querySelector('mark')).toHaveTextContent('Invo')
  },
}

/** Words match in any order, and are marked wherever they are. */
export const ByWords: Story = {
  play: async () => {
    await userEvent.type(await open(), 'invoices three')
    await expect(options()).toEqual(['Three'])
    const marked = [...active().querySelectorAll('mark')].map(({ textContent }) => textContent)
    await expect(marked).toEqual(['Three', 'Invoices', 'three'])
  },
}

/** A group is found too, and opens the first of its pages that the user may see. */
export const GroupFound: Story = {
  args: { sections: visible(pages, 'viewer') },
  play: async () => {
    await userEvent.type(await open(), 'group')
    await expect(options()).toEqual(['Group', 'Five', 'Six'])
    await expect(active()).toHaveTextContent('/dashboard/group/five')
  },
}

export const NotFound: Story = {
  play: async () => {
    const box = await open()
    await userEvent.type(box, 'zz(\\')
    await expect(screen.getByText('Not found')).toBeVisible()
    const sentence = 'No results found for "zz(\\". Try checking for typos or using complete words.'
    await expect(screen.getByText(sentence)).toBeVisible()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
  },
}

/** Arrow keys wrap around, Home and End jump, the Enter of an input method chooses nothing, Escape clears. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async () => {
    screen.getByRole('button', { name: 'Search' }).focus()
    await userEvent.keyboard('{Control>}k{/Control}')
    const box = await screen.findByRole('combobox')
    await userEvent.type(box, 'dashboard')
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('Three')
    await userEvent.keyboard('{ArrowDown}')
    await expect(active()).toHaveTextContent('Account')
    await userEvent.keyboard('{End}')
    await expect(active()).toHaveTextContent('Three')
    await userEvent.keyboard('{Home}')
    await expect(active()).toHaveTextContent('Account')
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    await expect(screen.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await expect(await screen.findByRole('combobox')).toHaveValue('')
    await userEvent.keyboard('{Meta>}k{/Meta}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Actions come after pages, and only with a query. */
export const Actions: Story = {
  tags: ['keyboard'],
  play: async ({ args }) => {
    const box = await open()
    await userEvent.type(box, 'dark')
    await expect(options()).toEqual(['Switch to dark mode'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark'))
    const again = await open()
    await userEvent.type(again, 'sign out{Enter}')
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

export const French: Story = {
  globals: { language: 'fr' },
  args: { sections: [{ subheader: 'nav.overview', items: [{ title: 'common.home', path: '/home' }] }] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Rechercher' }))
    const box = await screen.findByRole('combobox')
    for (const query of ['accueil', 'home', 'ACCUEIL']) {
      await userEvent.clear(box)
      await userEvent.type(box, query)
      await waitFor(() => expect(active()).toHaveTextContent('Accueil'))
    }
    await userEvent.clear(box)
    await userEvent.type(box, 'parametres')
    await waitFor(() => expect(active()).toHaveTextContent('Ouvrir les paramètres'))
  },
}

/** An external link opens in a new window, and says so. */
export const External: Story = {
  tags: ['keyboard'],
  args: { sections: [{ subheader: 'Links', items: [{ title: 'Handbook', path: 'https://example.com/handbook' }] }] },
  play: async () => {
    const opened = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.type(await open(), 'hand')
    await expect(active()).toHaveAccessibleName(/opens in a new tab/)
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledWith('https://example.com/handbook', '_blank', 'noopener')
    opened.mockRestore()
  },
}

/** Pages that the role may not see are not found. */
export const Viewer: Story = {
  args: { sections: pages.map((section) => ({ ...section, items: section.items.filter((item) => !item.children) })) },
  play: async () => {
    await userEvent.type(await open(), 'dashboard')
    await expect(options()).toHaveLength(4)
    await expect(screen.queryByRole('group', { name: 'Management' })).toBeNull()
  },
}
