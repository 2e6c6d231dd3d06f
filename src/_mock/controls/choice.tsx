import { styled } from '@mui/material/styles'
import { useId } from 'react'

interface ChoiceProps<V> {
  label: string
  hint?: string
  options: { value: V; name: string }[]
  value: V
  onChange: (value: V) => void
}

/** A segmented control for a value of a few. */
export function Choice<V extends number>({ label, hint, options, value, onChange }: ChoiceProps<V>) {
  const id = useId()
  return (
    <Group role="radiogroup" aria-labelledby={id} aria-describedby={hint && `${id}hint`}>
      <h3 id={id}>{label}</h3>
      {hint && <p id={`${id}hint`}>{hint}</p>}
      <Segments>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.name}</span>
          </label>
        ))}
      </Segments>
    </Group>
  )
}

const Group = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle2, margin: 0 },
  '& p': { ...theme.typography.caption, margin: 0, color: theme.vars.palette.text.secondary },
}))

const Segments = styled('div')(({ theme }) => {
  const { background, text, primary, action } = theme.vars.palette
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: 4,
    marginBlockStart: 10,
    padding: 4,
    borderRadius: 12,
    backgroundColor: background.neutral,
    outline: '1px solid var(--ark-edge)',
    outlineOffset: -1,
    '& label': {
      ...theme.typography.body2,
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      minHeight: 36,
      borderRadius: 9,
      color: text.secondary,
      cursor: 'pointer',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      transition: 'background-color 120ms, color 120ms',
      [theme.breakpoints.down('sm')]: { minHeight: 44 },
    },
    // Covers the segment, which makes all of it clickable and focusable.
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '& label:hover': { backgroundColor: action.hover },
    '& label:has(:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
    '& label:has(:checked)': {
      color: primary.contrastText,
      fontWeight: 600,
      backgroundColor: primary.main,
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  }
})
