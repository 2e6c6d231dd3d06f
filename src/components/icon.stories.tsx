import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import homeIcon from '~icons/solar/home-2-bold-duotone'
import { Icon } from './icon'
import { findIcon } from './online-icons'

const square = { body: '<path fill="currentColor" d="M4 4h16v16H4z"/>', width: 24, height: 24 }
const asked: string[] = []
// A new name each time, so that the browser has not cached it.
const fresh = `demo:square-${Date.now()}` as const

/** The first host fails, the others have the set `demo`; no host has the set `gone`. */
const services = ['api.iconify.design', 'api.simplesvg.com', 'api.unisvg.com'].map((host, position) =>
  http.get(`https://${host}/:set`, ({ request, params }) => {
    asked.push(request.url)
    if (params.set === 'gone.json') return new HttpResponse(null, { status: 404 })
    if (position === 0) return new HttpResponse(null, { status: 500 })
    const names = new URL(request.url).searchParams.get('icons')?.split(',') ?? []
    return HttpResponse.json({ prefix: 'demo', icons: Object.fromEntries(names.map((name) => [name, square])) })
  }),
)

const meta = {
  title: 'Kit/Icon',
  component: Icon,
  tags: ['autodocs', 'states', 'static'],
  args: { icon: homeIcon },
  parameters: { msw: { handlers: services } },
} satisfies Meta<typeof Icon>

export default meta

type Story = StoryObj<typeof meta>

const drawing = (root: HTMLElement) => root.querySelector('svg') as SVGElement

export const Bundled: Story = {
  play: async ({ canvasElement }) => {
    await expect(drawing(canvasElement)).toHaveAttribute('width', '20')
    await expect(drawing(canvasElement)).toHaveAttribute('aria-hidden', 'true')
  },
}

/** Not bundled: loaded by name, from the next host if one fails, and cached in the browser. */
export const Loaded: Story = {
  args: { icon: fresh },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('path')).not.toBeNull(), { timeout: 5000 })
    await expect(drawing(canvasElement)).toHaveAttribute('width', '20')
    await expect(localStorage.getItem('ark-icons')).toContain(fresh)
    const name = fresh.slice(5)
    await expect(asked.filter((url) => url.includes(name)).map((url) => url.replace(name, '…'))).toEqual([
      'https://api.iconify.design/demo.json?icons=…',
      'https://api.simplesvg.com/demo.json?icons=…',
    ])
  },
}

/** A 404 ends the search; the space of the icon stays empty. */
export const Missing: Story = {
  args: { icon: 'gone:icon', size: 24 },
  play: async ({ canvasElement }) => {
    await expect(await findIcon('gone:icon')).toBeUndefined()
    await expect(asked.filter((url) => url.includes('gone'))).toHaveLength(1)
    await expect(canvasElement.querySelector('path')).toBeNull()
    await expect(drawing(canvasElement).getBoundingClientRect()).toMatchObject({ width: 24, height: 24 })
  },
}
