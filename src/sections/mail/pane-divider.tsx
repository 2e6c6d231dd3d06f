import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Divider, listWidth } from './mail-frame'

const storageKey = 'mail-list-width'
const step = 24 // px
const { min, max, start } = listWidth

const within = (width: number) => Math.round(Math.min(max, Math.max(min, width)))

function read() {
  try {
    return within(Number(localStorage.getItem(storageKey)) || start)
  } catch {
    return start
  }
}

/** The width of the list in px, and its setter; it is stored on this device. */
export function useListWidth() {
  const [width, setWidth] = useState(read)
  function set(next: number) {
    setWidth(within(next))
    try {
      localStorage.setItem(storageKey, String(within(next)))
    } catch {
      // Full or blocked: it lasts as long as the page.
    }
  }
  return [width, set] as const
}

interface PaneDividerProps {
  width: number
  onWidthChange: (width: number) => void
  /** The id of the pane before it, which it resizes. */
  controls: string
}

/** The window splitter of the APG: by pointer, arrow keys, Home and End; Enter or a double click resets it. */
export function PaneDivider({ width, onWidthChange, controls }: PaneDividerProps) {
  const { t } = useTranslation('mail')
  const [drag, setDrag] = useState<{ from: number; width: number }>()

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (drag) onWidthChange(drag.width + (event.clientX - drag.from) * towardsEnd(event.currentTarget))
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const forward = towardsEnd(event.currentTarget) * step
    const next = {
      ArrowRight: width + forward,
      ArrowLeft: width - forward,
      Home: min,
      End: max,
      Enter: start,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    onWidthChange(next)
  }

  return (
    <Divider
      role="separator"
      aria-orientation="vertical"
      aria-label={t('resize')}
      aria-controls={controls}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={width}
      tabIndex={0}
      data-dragged={drag ? true : undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        // No text selection; the focus, which this prevents too, is set by hand.
        event.preventDefault()
        event.currentTarget.focus({ focusVisible: false } as FocusOptions)
        event.currentTarget.setPointerCapture(event.pointerId)
        // The visible width: a narrow window has less room than is stored.
        const pane = document.getElementById(controls)
        setDrag({ from: event.clientX, width: pane?.offsetWidth ?? width })
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => setDrag(undefined)}
      onDoubleClick={() => onWidthChange(start)}
      onKeyDown={onKeyDown}
    />
  )
}

/** 1 if the reading direction is to the right, else -1. */
const towardsEnd = (element: HTMLElement) => (getComputedStyle(element).direction === 'rtl' ? -1 : 1)
