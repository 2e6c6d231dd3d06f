import Box from '@mui/material/Box'
import { useId } from 'react'

const width = 240
const height = 56
const edge = 3

/** The way of a figure, drawn without axes: a decoration beside the figure itself. */
export function TrendLine({ values }: { values: number[] }) {
  const id = useId()
  const top = Math.max(...values, 1)
  const points = values.map((value, index) => {
    const x = (index / Math.max(1, values.length - 1)) * width
    const y = height - edge - (value / top) * (height - 2 * edge)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      sx={{
        display: 'block',
        width: '100%',
        height,
        color: 'primary.main',
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.24" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <polygon fill={`url(#${id})`} points={`0,${height} ${points.join(' ')} ${width},${height}`} />
      <polyline
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        points={points.join(' ')}
      />
    </Box>
  )
}
