import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Place } from './lanes'

/** The attribute of a card's list item. */
export const cardMark = (id: string) => ({ 'data-card': id })

const idOf = ({ taskId }: Record<string, unknown>) => (typeof taskId === 'string' ? taskId : undefined)

function placeOf({ columnId, index }: Record<string | symbol, unknown> = {}): Place | undefined {
  return typeof columnId === 'string' && typeof index === 'number' ? { columnId, index } : undefined
}

/** Lets a card be dragged with the pointer; true while it is. */
export function useDraggable(card: RefObject<HTMLElement | null>, taskId: string, enabled: boolean) {
  const [isDragged, setDragged] = useState(false)
  useEffect(() => {
    const element = card.current
    if (!element || !enabled) return
    return draggable({
      element,
      getInitialData: () => ({ taskId }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [card, taskId, enabled])
  return isDragged
}

/** Lets cards be dropped in a column, whose list scrolls while one is dragged near its ends. */
export function useDropColumn(
  column: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  columnId: string,
) {
  useEffect(() => {
    if (!column.current || !list.current) return
    return combine(
      dropTargetForElements({
        element: column.current,
        getData: ({ input, element, source }) => ({
          columnId,
          // The cards whose middle is above the pointer.
          index: [...element.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => {
            const { top, height } = card.getBoundingClientRect()
            return card.dataset.card !== idOf(source.data) && top + height / 2 < input.clientY
          }).length,
        }),
      }),
      autoScrollForElements({ element: list.current }),
    )
  }, [column, list, columnId])
}

export interface Drag {
  taskId: string
  /** The place where it would be dropped; none outside the columns. */
  place: Place | undefined
}

/** The card that is dragged with the pointer. `onDrop` is called once it is dropped in a column. */
export function useDrag(board: RefObject<HTMLElement | null>, onDrop: (taskId: string, place: Place) => void) {
  const [drag, setDrag] = useState<Drag>()
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!board.current) return
    return combine(
      monitorForElements({
        onDrag({ source, location }) {
          const taskId = idOf(source.data)
          if (!taskId) return
          const place = placeOf(location.current.dropTargets[0]?.data)
          setDrag((before) => (isSame(before, taskId, place) ? before : { taskId, place }))
        },
        onDrop({ source, location }) {
          setDrag(undefined)
          const taskId = idOf(source.data)
          const place = placeOf(location.current.dropTargets[0]?.data)
          if (taskId && place) drop(taskId, place)
        },
      }),
      autoScrollForElements({ element: board.current }),
    )
  }, [board])
  return drag
}

function isSame(drag: Drag | undefined, taskId: string, place: Place | undefined) {
  return drag?.taskId === taskId && drag.place?.columnId === place?.columnId && drag.place?.index === place?.index
}
