import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { setDemoSource } from '@/_mock/demo-state'
import { resetStore } from '@/_mock/store'
import { notifications } from '@/api/notifications'
import { failureText } from '@/i18n/failure-text'
import { DemoControls } from './demo-controls'

/** A page that displays the demo API's response, and the URL. */
function Page() {
  const router = useRouter()
  setDemoSource(() => (router.latestLocation.search as { demo?: string }).demo)
  const demo = useRouterState({ select: ({ location }) => (location.search as { demo?: string }).demo })
  const { data, error, refetch } = useQuery(notifications.list())
  return (
    <main style={{ padding: 24 }}>
      <h1>Any page</h1>
      <p>
        Address: <output aria-label="address">{demo ?? 'nothing'}</output>
      </p>
      <p>
        Answer:{' '}
        <output aria-label="answer">{error ? failureText(error) : data ? `${data.total} rows` : 'awaited'}</output>
      </p>
      <button type="button" onClick={() => refetch()}>
        Call
      </button>
    </main>
  )
}

const meta: Meta<typeof DemoControls> = {
  title: 'Shell/Demo controls',
  tags: ['states'],
  component: DemoControls,
  render: () => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Page />
      <DemoControls />
    </QueryClientProvider>
  ),
  beforeEach: () => {
    resetStore()
    return () => {
      setDemoSource(() => undefined)
      resetStore()
    }
  },
}

export default meta
type Story = StoryObj<typeof DemoControls>

// An open panel hides the page from assistive technology.
const answer = () => screen.getByRole('status', { name: 'answer', hidden: true })
const address = () => screen.getByRole('status', { name: 'address', hidden: true })
const button = () => screen.findByRole('button', { name: 'Demo controls' }, { timeout: 10_000 })
// The panel's chunk loads when it is first opened.
const panelCame = () => screen.findByRole('dialog', { name: 'Demo controls' }, { timeout: 10_000 })

async function openPanel() {
  await waitFor(() => expect(answer()).toHaveTextContent('22 rows'), { timeout: 10_000 })
  await userEvent.click(await button())
  return within(await panelCame())
}

export const Open: Story = {
  play: async () => {
    await openPanel()
  },
}

export const Dark: Story = { ...Open, globals: { scheme: 'dark' } }

export const HighContrast: Story = { ...Open, globals: { contrast: 'hight' } }

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await openPanel()
    const dialog = await panelCame()
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0))
  },
}

export const EachControl: Story = {
  play: async () => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('radio', { name: '0.5s' }))
    await waitFor(() => expect(address()).toHaveTextContent('delay:500'))
    expect(answer()).toHaveTextContent('awaited')
    await waitFor(() => expect(answer()).toHaveTextContent('22 rows'), { timeout: 5000 })

    await userEvent.click(panel.getByRole('radio', { name: '100%' }))
    await waitFor(() => expect(address()).toHaveTextContent('delay:500,fail:1'))
    await waitFor(() => expect(answer()).toHaveTextContent('The demo server returned an error.'), { timeout: 5000 })

    for (const none of panel.getAllByRole('radio', { name: 'None' })) await userEvent.click(none)
    await userEvent.click(panel.getByRole('switch', { name: 'Empty data' }))
    await waitFor(() => expect(address()).toHaveTextContent(/^empty$/))
    await waitFor(() => expect(answer()).toHaveTextContent(/^0 rows$/))

    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(address()).toHaveTextContent('nothing'))
    await waitFor(() => expect(answer()).toHaveTextContent('22 rows'))
  },
}

export const NextCall: Story = {
  play: async () => {
    const panel = await openPanel()
    await userEvent.click(panel.getByRole('radio', { name: '403' }))
    await waitFor(() => expect(address()).toHaveTextContent('next:403'))
    expect(answer()).toHaveTextContent('22 rows')
    await userEvent.click(panel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const control = await button()
    expect(control).toHaveAccessibleDescription('Active: next:403')

    await userEvent.click(screen.getByRole('button', { name: 'Call' }))
    await waitFor(() => expect(answer()).toHaveTextContent("Your role doesn't allow this"))
    await waitFor(() => expect(address()).toHaveTextContent('nothing'))
    expect(control).not.toHaveAccessibleDescription('Active: next:403')
    await userEvent.click(screen.getByRole('button', { name: 'Call' }))
    await waitFor(() => expect(answer()).toHaveTextContent('22 rows'))
  },
}

export const ResetTakesBackChanges: Story = {
  play: async () => {
    const panel = await openPanel()
    await notifications.update('notification-1', { isArchived: true })
    expect(sessionStorage.getItem('ark-mock')).toContain('notification-1')
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(sessionStorage.getItem('ark-mock')).not.toContain('notification-1'))
  },
}

export const FromAnAddress: Story = {
  parameters: { router: { path: '/dashboard?demo=delay:750,fail:0.1,nonsense' } },
  play: async () => {
    await userEvent.click(await button())
    const panel = within(await panelCame())
    expect(panel.getByRole('radio', { name: '0.75s' })).toBeChecked()
    expect(panel.getByRole('radio', { name: '10%' })).toBeChecked()
    expect(panel.getByRole('radio', { name: 'Normal' })).toBeChecked()
  },
}

export const ByKeyboard: Story = {
  tags: ['keyboard'],
  play: async () => {
    await waitFor(() => expect(answer()).toHaveTextContent('22 rows'), { timeout: 10_000 })
    const control = await button()
    await userEvent.tab()
    await userEvent.tab()
    expect(control).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await panelCame()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    const panel = within(dialog)
    panel.getByRole('switch', { name: 'Empty data' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(address()).toHaveTextContent(/^empty$/))
    await waitFor(() => expect(answer()).toHaveTextContent(/^0 rows$/))
    panel.getByRole('radio', { name: 'Normal' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(address()).toHaveTextContent('empty,next:401'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(control).toHaveFocus()
  },
}
