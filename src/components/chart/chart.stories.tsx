import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AreaChart } from './area-chart'
import { BarChart } from './bar-chart'
import { DonutChart } from './donut-chart'

const slow = { timeout: 15_000 }
const points = ['January', 'February', 'March', 'April'].map((label) => ({ label, tick: label.slice(0, 3) }))
const series = [
  { name: 'Paid', values: [12, 19, 15, 24] },
  { name: 'Pending', values: [4, 6, 3, 8] },
]

const meta = {
  title: 'Kit/Chart',
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

async function hasTable(canvasElement: HTMLElement, caption: string, row: RegExp) {
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
  play: ({ canvasElement }) => hasTable(canvasElement, 'Sales', /April.*\$2400/),
}

/** What the legend takes out of the drawing stays in the table. */
export const Bars: Story = {
  render: () => <BarChart label="Bookings" pointsName="Month" points={points} series={series} format={String} />,
  play: async ({ canvasElement }) => {
    const legend = within(canvasElement).getByRole('button', { name: /Pending/ })
    await userEvent.click(legend)
    await expect(legend).toHaveAttribute('aria-pressed', 'false')
    await hasTable(canvasElement, 'Bookings', /April.*24.*8/)
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
      totalName="Orders in all"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('12', {}, slow)).toBeVisible()
    await hasTable(canvasElement, 'Orders', /Completed.*9/)
  },
}
