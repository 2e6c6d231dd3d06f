/** One point on the axis of a chart. */
export interface ChartPoint {
  /** Its label in the tooltip and the table, such as `January 2026`. */
  label: string
  /** Its label on the axis, if that has to be shorter. */
  tick?: string
}

export interface ChartSeries {
  name: string
  /** One value per point. */
  values: number[]
  /** A CSS color; by default the chart's next color. */
  color?: string
}

export interface ChartSlice {
  name: string
  value: number
  color?: string
}

const count = 5

/** The accent first, then teal, amber, rose and slate; the theme has their values for each scheme and contrast. */
export const chartColor = (index: number) => `var(--ark-chart-${(index % count) + 1})`
