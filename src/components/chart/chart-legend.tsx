import { styled } from '@mui/material/styles'

export interface LegendItem {
  name: string
  color: string
  /** Beside the name, such as the sum. */
  value?: string
}

interface ChartLegendProps {
  /** The chart's name, as label of the list. */
  label: string
  items: LegendItem[]
  hidden: ReadonlySet<string>
  onToggle: (name: string) => void
  /** One item per line, with its value at the end. */
  column?: boolean
}

/** The legend of a chart; each item is a toggle that hides or shows its part. */
export function ChartLegend({ label, items, hidden, onToggle, column = false }: ChartLegendProps) {
  return (
    <List aria-label={label} data-column={column || undefined}>
      {items.map(({ name, color, value }) => (
        <li key={name}>
          <Toggle type="button" aria-pressed={!hidden.has(name)} onClick={() => onToggle(name)}>
            <Mark style={{ '--mark': color }} />
            {name}
            {value !== undefined && <b>{value}</b>}
          </Toggle>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  margin: 0,
  marginInline: -8,
  padding: 0,
  listStyle: 'none',
  '&[data-column]': { display: 'grid', '& button': { width: '100%' }, '& b': { marginInlineStart: 'auto' } },
})

export const Mark = styled('span')({
  flexShrink: 0,
  width: 10,
  height: 10,
  borderRadius: 4,
  border: '2px solid var(--mark)',
  backgroundColor: 'var(--mark)',
  forcedColorAdjust: 'none',
})

const Toggle = styled('button')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  paddingInline: 8,
  border: 0,
  borderRadius: 6,
  cursor: 'pointer',
  font: 'inherit',
  fontSize: theme.typography.pxToRem(13),
  color: theme.vars.palette.text.secondary,
  backgroundColor: 'transparent',
  '& b': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="false"]': { textDecoration: 'line-through', [`& ${Mark}`]: { backgroundColor: 'transparent' } },
  '@media (pointer: coarse)': { minHeight: 44 },
}))
