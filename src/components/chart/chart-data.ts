/** What the axis of a chart bears at one place. */
export interface ChartPoint {
  /** As the tooltip and the table say it, such as `January 2026`. */
  label: string
  /** As the axis says it, where that has to be shorter. */
  tick?: string
}

export interface ChartSeries {
  name: string
  /** One for each point. */
  values: number[]
  /** Of CSS; else the chart's next one. */
  color?: string
}

export interface ChartSlice {
  name: string
  value: number
  color?: string
}

const count = 5

/** The accent first, then what recedes from it; chart-frame.tsx has their values for each scheme and contrast. */
export const chartColor = (index: number) => `var(--ark-chart-${(index % count) + 1})`
