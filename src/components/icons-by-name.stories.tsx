import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { useDeferredValue, useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { SearchField } from './data-table/search-field'
import { Icon, type IconName } from './icon'
import { iconHosts } from './online-icons'

/** The names of the icons that fit a word, or the one with this name. */
async function namesOf(query: string, signal: AbortSignal): Promise<IconName[]> {
  if (isName(query)) return [query]
  const response = await fetch(`${iconHosts[0]}/search?query=${encodeURIComponent(query)}&limit=48`, { signal })
  if (!response.ok) throw new Error(`${response.status}`)
  return (await response.json()).icons
}

const isName = (query: string): query is IconName => /^[a-z0-9-]+:[a-z0-9-]+$/.test(query)

/**
 * All icons of the public services, more than 200,000: search for a word, or type a name such as `solar:rocket-bold`. `Icon` loads one by
 * its name when it is rendered. Icons that are on every visit are better bundled: `import icon from '~icons/solar/rocket-bold'`.
 */
function IconsByName({ initial }: { initial: string }) {
  const [query, setQuery] = useState(initial)
  const wanted = useDeferredValue(query.trim().toLowerCase())
  const { data, isError } = useQuery({
    queryKey: ['icons', wanted],
    queryFn: ({ signal }) => namesOf(wanted, signal),
    enabled: wanted !== '',
  })
  return (
    <Box component="main" sx={{ display: 'grid', gap: 3 }}>
      <SearchField label="Search for a word, or type a name" value={query} onChange={setQuery} />
      {isError && (
        <Alert severity="warning">
          The icon services don’t answer. Without a network the icons of your last visits are still there: the newest
          fifty, for a week. Of any other the space stays empty, and nothing moves.
        </Alert>
      )}
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {data?.length === 0 ? `No icon for “${wanted}”` : data && `${data.length} found`}
      </Typography>
      <Box
        component="ul"
        aria-label="Icons"
        sx={{
          display: 'grid',
          gap: 3,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
        }}
      >
        {data?.map((name) => (
          <Box component="li" key={name} sx={{ display: 'grid', justifyItems: 'center', gap: 1, minWidth: 0 }}>
            <Icon icon={name} size={32} aria-label={name} />
            <Typography variant="caption" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
              {name}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const square = { body: '<path fill="currentColor" d="M4 4h16v16H4z"/>', width: 24, height: 24 }
let isOffline = false

/** They have the set `demo`, in which a search for "square" finds two. */
const services = iconHosts.flatMap((host) => [
  http.get(`${host}/search`, ({ request }) => {
    if (isOffline) return HttpResponse.error()
    const found = new URL(request.url).searchParams.get('query') === 'square'
    return HttpResponse.json({ icons: found ? ['demo:square-a', 'demo:square-b'] : [] })
  }),
  http.get(`${host}/:set`, ({ request }) => {
    if (isOffline) return HttpResponse.error()
    const names = new URL(request.url).searchParams.get('icons')?.split(',') ?? []
    return HttpResponse.json({ prefix: 'demo', icons: Object.fromEntries(names.map((name) => [name, square])) })
  }),
])

const meta = {
  title: 'Foundations/Icons by name',
  component: IconsByName,
  tags: ['autodocs'],
  args: { initial: '' },
  beforeEach: () => {
    isOffline = false
    localStorage.removeItem('ark-icons')
  },
} satisfies Meta<typeof IconsByName>

export default meta

type Story = StoryObj<typeof meta>

/** Asks the services once something is typed. */
export const Default: Story = {}

export const Found: Story = {
  parameters: { msw: { handlers: services } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search for a word, or type a name' })
    await userEvent.type(field, 'square')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 found'))
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    const icon = canvas.getByRole('img', { name: 'demo:square-b' })
    await waitFor(() => expect(icon.querySelector('path')).not.toBeNull(), { timeout: 5000 })
    await userEvent.clear(field)
    await userEvent.type(field, 'demo:dot')
    await waitFor(() => expect(canvas.getByRole('img', { name: 'demo:dot' })).toBeVisible())
    await userEvent.clear(field)
    await userEvent.type(field, 'nothing')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No icon for “nothing”'))
  },
}

/** A search fails; icons that were loaded before are drawn all the same. */
export const Offline: Story = {
  parameters: { msw: { handlers: services } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    await userEvent.type(field, 'demo:kept')
    const icon = () => canvas.getByRole('img', { name: 'demo:kept' })
    await waitFor(() => expect(icon().querySelector('path')).not.toBeNull(), { timeout: 5000 })
    isOffline = true
    await userEvent.clear(field)
    await userEvent.type(field, 'square')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The icon services don’t answer')
    await userEvent.clear(field)
    await userEvent.type(field, 'demo:kept')
    await waitFor(() => expect(icon().querySelector('path')).not.toBeNull())
  },
}
