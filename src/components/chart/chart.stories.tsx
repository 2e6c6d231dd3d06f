import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AreaChart } from './area-chart'
import { BarChart } from './bar-chart'
import { ChartFrame } from './chart-frame'
import { ChartSkeleton } from './chart-skeleton'
import { DonutChart } from './donut-chart'

const slow = { timeout: 15_000 }
const points = ['January', 'February', 'March', 'April'].map((label) => ({ label, tick: label.slice(0, 3) }))
const series = [
  { name: 'Paid', values: [12, 19, 15, 24] },
  { name: 'Pending', values: [4, 6, 3, 8] },
]

const meta = {
  title: 'Kit/Chart',
  tags: ['states'],
  decorators: [
    (Story) => (
      <main style={{ maxWidth: 640 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Checks that the chart is rendered and its data is in the table. */
async function isDrawn(canvasElement: HTMLElement, caption: string, row: RegExp) {
  // The drawing has no roles: the table has the same data.
  await waitFor(() => expect(canvasElement.querySelector('.MuiChartsSurface-root')).toBeVisible(), slow)
  const table = await within(canvasElement).findByRole('table', { name: caption }, slow)
  await expect(within(table).getByRole('row', { name: row })).toBeInTheDocument()
}

export const Area: Story = {
  render: () => (
    <AreaChart
      label="Sales"
      pointsName="Month"
      points={points}
      series={[{ name: 'Sales', values: [1200, 1900, 1500, 2400] }]}
      format={(value) => `$${value}`}
    />
  ),
  play: ({ canvasElement }) => isDrawn(canvasElement, 'Sales', /April.*\$2400/),
}

/** A series hidden by the legend stays in the table. */
export const Bars: Story = {
  render: () => <BarChart label="Bookings" pointsName="Month" points={points} series={series} format={String} />,
  play: async ({ canvasElement }) => {
    const legend = within(canvasElement).getByRole('button', { name: /Pending/ })
    await userEvent.click(legend)
    await expect(legend).toHaveAttribute('aria-pressed', 'false')
    await isDrawn(canvasElement, 'Bookings', /April.*24.*8/)
  },
}

/** What the pointer is over is told in a card on the page itself: its marks have the colours of the bars, and are round. */
export const Tooltip: Story = {
  ...Bars,
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement, 'Bookings', /April/)
    const surface = canvasElement.querySelector('.MuiChartsSurface-root') as Element
    const { left, top, width, height } = surface.getBoundingClientRect()
    const coords = { clientX: left + width * 0.6, clientY: top + height / 2 }
    await userEvent.pointer([
      { target: surface, coords: { ...coords, clientX: left + 60 } },
      { target: surface, coords },
    ])
    const card = await waitFor(() => {
      const found = document.querySelector('.MuiChartsTooltip-paper')
      expect(found).toBeVisible()
      return found as HTMLElement
    }, slow)
    const marks = [...card.querySelectorAll('.MuiChartsLabelMark-root')]
    await expect(marks).toHaveLength(series.length)
    const drawn = marks.map((mark) => getComputedStyle(mark.querySelector('[fill]') as Element).fill)
    const bars = ['Paid', 'Pending'].map((name) => {
      const bar = canvasElement.querySelector(`[data-series="${name}"] .MuiBarChart-element`)
      return getComputedStyle(bar as Element).fill
    })
    await expect(drawn).toEqual(bars)
    await expect(new Set(drawn).size).toBe(2)
    const [mark] = marks as [Element]
    await expect(mark.getBoundingClientRect().width).toBe(8)
    await expect(getComputedStyle(mark).borderRadius).toBe('50%')
  },
}

export const Donut: Story = {
  render: () => (
    <DonutChart
      label="Orders"
      slicesName="Status"
      valuesName="Orders"
      slices={[
        { name: 'Completed', value: 9 },
        { name: 'Pending', value: 3 },
      ]}
      format={String}
      totalName="Total orders"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('12', {}, slow)).toBeVisible()
    await isDrawn(canvasElement, 'Orders', /Completed.*9/)
  },
}

/** The legend hides a slice by keyboard, and the total is updated. */
export const ByKeyboard: Story = {
  tags: ['keyboard'],
  ...Donut,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('12', {}, slow)).toBeVisible()
    canvas.getByRole('button', { name: /Pending/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('9', { selector: 'span' })).toBeVisible()
  },
}

/** From the sixth series on, the colors repeat. */
export const ManySeries: Story = {
  render: () => (
    <AreaChart
      label="Visitors"
      pointsName="Day"
      points={Array.from({ length: 90 }, (_, day) => ({ label: `Day ${day + 1}` }))}
      series={['Kyoto', 'Bergen', 'Hanoi', 'Lisbon', 'Cusco', 'A place with a name that is longer than others'].map(
        (name, index) => ({
          name,
          values: Array.from({ length: 90 }, (_, day) => 400 * (index + 1) + 120 * Math.sin(day / 6 + index)),
        }),
      )}
      format={(value) => value.toFixed(0)}
    />
  ),
  play: ({ canvasElement }) => isDrawn(canvasElement, 'Visitors', /Day 90/),
}

/** Without data: the axes are visible, without a line. */
export const Empty: Story = {
  render: () => (
    <BarChart
      label="Bookings"
      pointsName="Month"
      points={points}
      series={[{ name: 'Paid', values: [0, 0, 0, 0] }]}
      format={String}
    />
  ),
  play: ({ canvasElement }) => isDrawn(canvasElement, 'Bookings', /April.*0/),
}

export const Loading: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      {(['bars', 'area', 'donut'] as const).map((shape) => (
        <ChartSkeleton key={shape} shape={shape} height={220} />
      ))}
    </div>
  ),
}

function Undrawable(): never {
  throw new Error('The chunk is gone')
}

/** If the chart fails to render, its data is visible as a table. */
export const Failed: Story = {
  render: () => (
    <ChartFrame
      label="Sales"
      shape="area"
      height={220}
      table={{ corner: 'Month', columns: ['Sales'], rows: [{ name: 'April', cells: ['$2400'] }] }}
    >
      <Undrawable />
    </ChartFrame>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('cell', { name: '$2400' })).toBeVisible())
    const { width, height } = within(canvasElement).getByRole('table').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThan(40)
  },
}
