import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { AddressMap } from './address-map'

const streets =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 180"><path fill="#e8eef4" d="M0 0h480v180H0z"/><path stroke="#fff" stroke-width="10" d="M0 60h480M120 0v180M0 150 480 90M330 0v180"/></svg>'
let isRefused = false
const service = http.get('https://maps.googleapis.com/maps/api/staticmap', () =>
  isRefused
    ? new HttpResponse(null, { status: 403 })
    : new HttpResponse(streets, { headers: { 'content-type': 'image/svg+xml' } }),
)

const meta = {
  title: 'Kit/Address map',
  component: AddressMap,
  tags: ['autodocs'],
  args: { address: '115 Mazie Ville, San Diego, California 92165', alt: 'Map of the delivery address', apiKey: 'demo' },
  parameters: { msw: { handlers: [service] } },
  beforeEach: () => {
    isRefused = false
  },
} satisfies Meta<typeof AddressMap>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const map = canvas.getByRole<HTMLImageElement>('img', { name: 'Map of the delivery address' })
    // Its space is there before it is.
    await expect(map.clientWidth / map.clientHeight).toBeCloseTo(480 / 180, 1)
    await waitFor(() => expect(map.naturalWidth).toBeGreaterThan(0))
    const { searchParams } = new URL(map.src)
    await expect(searchParams.get('center')).toBe('115 Mazie Ville, San Diego, California 92165')
    await expect(searchParams.get('key')).toBe('demo')
  },
}

/** Without a key the address stands alone. */
export const WithoutKey: Story = {
  args: { apiKey: '' },
  play: ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
}

/** A wrong key, or no network: no broken picture. */
export const Refused: Story = {
  args: { apiKey: 'wrong' },
  beforeEach: () => {
    isRefused = true
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.queryByRole('img')).toBeNull()),
}
