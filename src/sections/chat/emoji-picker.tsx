import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const emoji = [
  ...['😀', '😄', '😂', '🙂', '😉', '😊', '😍', '😎'],
  ...['🤔', '😅', '😮', '😢', '😴', '🙈', '🤝', '🙏'],
  ...['👍', '👎', '👏', '👋', '💪', '👀', '✌️', '🙌'],
  ...['❤️', '🔥', '✨', '⭐', '🎉', '🎂', '☕', '🍀'],
  ...['✅', '❌', '❓', '❗', '💡', '📌', '📅', '⏰'],
  ...['📦', '🚚', '🛒', '💶', '📷', '🪑', '🎒', '🚀'],
]
const columns = 8

/** A few dozen emoji in a grid with arrow keys. A screen reader names them in its own language. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const { t } = useTranslation('chat')
  const [at, setAt] = useState(0)
  const grid = useRef<HTMLDivElement>(null)

  useEffect(() => grid.current?.querySelector('button')?.focus(), [])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, number> = {
      ArrowRight: at + sign,
      ArrowLeft: at - sign,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: emoji.length - 1,
    }
    const goal = steps[event.key]
    if (goal === undefined) return
    event.preventDefault()
    if (goal < 0 || goal >= emoji.length) return
    setAt(goal)
    grid.current?.querySelectorAll('button')[goal]?.focus()
  }

  return (
    <Grid ref={grid} role="group" aria-label={t('emoji')} onKeyDown={onKeyDown}>
      {emoji.map((one, index) => (
        <button
          key={one}
          type="button"
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onClick={() => onChoose(one)}
        >
          {one}
        </button>
      ))}
    </Grid>
  )
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 36px)`,
  padding: 8,
  '& button': {
    width: 36,
    height: 36,
    padding: 0,
    border: 0,
    borderRadius: theme.vars.shape.borderRadius,
    fontSize: 22,
    lineHeight: 1,
    cursor: 'pointer',
    backgroundColor: 'transparent',
    '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  },
}))
