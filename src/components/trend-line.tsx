import Box from '@mui/material/Box'
import { useId } from 'react'

const width = 240
const height = 48
const edge = 3
/** More points than these would be a fence in so small a drawing: those that follow each other are added. */
const most = 15

interface TrendLineProps {
  values: number[]
  /** Of CSS. */
  color?: string
}

/** The way of a figure, drawn without axes: a decoration beside the figure itself, and nothing where nothing happened. */
export function TrendLine({ values, color = 'primary.main' }: TrendLineProps) {
  const id = useId()
  if (!values.some(Boolean)) return null
  const points = added(values)
  // Not from zero: what is drawn is the way, not the amount.
  const [top, bottom] = [Math.max(...points), Math.min(...points)]
  const range = top - bottom || 1
  const places = points.map((value, index) => ({
    x: edge + (index / Math.max(1, points.length - 1)) * (width - 2 * edge),
    y: height - edge - (0.2 + 0.8 * ((value - bottom) / range)) * (height - 2 * edge),
  }))
  const line = places.map((place, index) => curveTo(place, index, places)).join('')
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
        color,
        '[dir="rtl"] &': { transform: 'scaleX(-1)' },
      }}
    >
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.24" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path fill={`url(#${id})`} d={`${line}V${height}H${edge}Z`} />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d={line}
      />
    </Box>
  )
}

interface Place {
  x: number
  y: number
}

/** A part of a smooth line through places: each is passed in the direction from the one before to the one after. */
function curveTo(place: Place, index: number, places: Place[]) {
  const write = (x: number, y: number) => `${x.toFixed(1)},${y.toFixed(1)}`
  const before = places[index - 1]
  if (!before) return `M${write(place.x, place.y)}`
  const [first, last] = [places[index - 2] ?? before, places[index + 1] ?? place]
  const out = write(before.x + (place.x - first.x) / 6, before.y + (place.y - first.y) / 6)
  const into = write(place.x - (last.x - before.x) / 6, place.y - (last.y - before.y) / 6)
  return `C${out} ${into} ${write(place.x, place.y)}`
}

function added(values: number[]) {
  const size = Math.ceil(values.length / most)
  if (size === 1) return values
  // From the end: the oldest that make no full part are left out.
  return Array.from({ length: Math.floor(values.length / size) }, (_, part) => {
    const first = (values.length % size) + part * size
    return values.slice(first, first + size).reduce((sum, value) => sum + value, 0)
  })
}
