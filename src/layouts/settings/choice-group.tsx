import { styled, type Theme } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { type Choices, choices } from '@/settings/choices'
import { setSetting, useSettings } from '@/settings/store'

interface ChoiceGroupProps<K extends keyof Choices> {
  setting: K
  label: string
  /** The labels by value; the radio's accessible name. */
  names: Record<Choices[K] & string, string>
  columns: number
  picture: (value: Choices[K]) => ReactNode
  /** For labels in their own font. */
  fontFamily?: (value: Choices[K]) => string
}

/** A setting of several values as a radio group of tiles, each with a thumbnail. */
export function ChoiceGroup<K extends keyof Choices>({
  setting,
  label,
  names,
  columns,
  picture,
  fontFamily,
}: ChoiceGroupProps<K>) {
  const id = useId()
  const chosen = useSettings((settings) => settings[setting])
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <Heading id={id}>{label}</Heading>
      <Tiles style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
        {choices[setting].map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name={`${id}${setting}`}
              checked={value === chosen}
              onChange={() => setSetting(setting, value as never)}
            />
            <span aria-hidden>{picture(value)}</span>
            <span className="name" style={{ fontFamily: fontFamily?.(value) }}>
              {names[value as keyof typeof names]}
            </span>
          </label>
        ))}
      </Tiles>
    </div>
  )
}

export const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.subtitle2,
  margin: 0,
  marginBlockEnd: theme.spacing(1.5),
}))

const Tiles = styled('div')(({ theme }) => ({ display: 'grid', gap: 12, '& > label': tileStyles(theme) }))

function tileStyles(theme: Theme) {
  const { text, action, primary } = theme.vars.palette
  return {
    ...theme.typography.caption,
    fontWeight: 500,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 8,
    padding: '12px 8px 8px',
    borderRadius: 12,
    cursor: 'pointer',
    color: text.secondary,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
    transition: 'background-color 120ms, box-shadow 120ms, color 120ms',
    '& > [aria-hidden]': { display: 'flex', justifyContent: 'center', width: '100%' },
    '& > .name': { maxWidth: '100%', overflowWrap: 'anywhere' },
    '&:hover': { backgroundColor: action.hover },
    // Covers the tile, which makes all of it clickable and focusable.
    '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '&:has(:focus-visible)': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
    '&:has(:checked)': {
      color: text.primary,
      fontWeight: 600,
      backgroundColor: theme.alpha(primary.main, 0.08),
      boxShadow: `inset 0 0 0 2px ${primary.main}`,
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  } as const
}
