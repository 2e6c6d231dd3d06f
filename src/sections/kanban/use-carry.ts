import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import { formatNumber } from '@/utils/format-number'
import { type Direction, type Lane, type Place, placeOf, step, withTaskAt } from './lanes'

interface Carried {
  task: KanbanTask
  place: Place
  /** Dropped, and being saved: it stays here until the board has it. */
  isDropped: boolean
}

/** The attribute of the button that picks up a card. */
export const gripMark = (id: string) => ({ 'data-grip': id })

/**
 * Moves a card by keyboard: Space picks it up, arrow keys move it, Space drops it, Escape takes it back.
 * @param drop saves the move
 * @returns the lanes as they would be, the text to announce, and the events of a card's grip
 */
export function useCarry(
  board: RefObject<HTMLElement | null>,
  lanes: Lane[],
  drop: (task: KanbanTask, place: Place) => Promise<boolean>,
) {
  const { t, i18n } = useTranslation('kanban')
  const isRtl = useTheme().direction === 'rtl'
  const [carried, setCarried] = useState<Carried>()
  const [said, say] = useState('')
  const last = useRef<string>(undefined)

  // In another column the card is another element.
  useLayoutEffect(() => {
    if (!last.current) return
    const lost = document.activeElement === document.body
    if (carried || lost) board.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(last.current)}"]`)?.focus()
    if (!carried) last.current = undefined
  }, [carried, board])

  function announce(key: 'picked' | 'at', { name, id }: KanbanTask, { columnId, index }: Place) {
    const lane = lanes.find(({ column }) => column.id === columnId)
    const others = lane?.visible.filter((task) => task.id !== id) ?? []
    say(
      t(`carry.${key}`, {
        name,
        column: lane?.column.name ?? '',
        position: formatNumber(index + 1, i18n.language),
        total: formatNumber(others.length + 1, i18n.language),
      }),
    )
  }

  function pick(task: KanbanTask) {
    const place = placeOf(lanes, task.id)
    if (!place) return
    last.current = task.id
    setCarried({ task, place, isDropped: false })
    announce('picked', task, place)
  }

  function cancel() {
    if (!carried || carried.isDropped) return
    setCarried(undefined)
    say(t('carry.cancelled', { name: carried.task.name }))
  }

  async function put({ task, place }: Carried) {
    setCarried({ task, place, isDropped: true })
    // The toast says where it is now.
    say('')
    await drop(task, place)
    setCarried((now) => (now?.isDropped && now.task.id === task.id ? undefined : now))
  }

  const directions: Record<string, Direction> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowLeft: isRtl ? 'next' : 'previous',
    ArrowRight: isRtl ? 'previous' : 'next',
  }

  return {
    lanes: carried ? withTaskAt(lanes, carried.task, carried.place) : lanes,
    said,
    /** The id of the card that is carried. */
    carriedId: carried && !carried.isDropped ? carried.task.id : undefined,
    grip: (task: KanbanTask) => ({
      onClick() {
        if (carried && !carried.isDropped && carried.task.id === task.id) put(carried)
        else pick(task)
      },
      onKeyDown(event: KeyboardEvent) {
        if (!carried || carried.isDropped || carried.task.id !== task.id) return
        const direction = directions[event.key]
        if (direction) {
          event.preventDefault()
          const place = step(lanes, task.id, carried.place, direction)
          if (!place) return
          setCarried({ ...carried, place })
          announce('at', task, place)
        } else if (event.key === 'Escape') {
          event.preventDefault()
          cancel()
        }
      },
      onBlur: cancel,
    }),
  }
}
