import type { DragEvent } from 'react'

const type = 'application/x-ark-files'

/** Starts dragging files of the page. */
export function startDrag(event: DragEvent, ids: string[]) {
  event.dataTransfer.setData(type, JSON.stringify(ids))
  event.dataTransfer.effectAllowed = 'move'
}

interface Drop {
  /** Called with files of the page. */
  onMove?: (ids: string[]) => void
  /** Called with files of the device. */
  onUpload?: (files: DataTransfer) => void
}

/** Props of an element that accepts dropped files; while they are over it, it has `data-over`. */
export function dropTarget({ onMove, onUpload }: Drop) {
  const wants = ({ dataTransfer: { types } }: DragEvent) =>
    (!!onMove && types.includes(type)) || (!!onUpload && types.includes('Files'))
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      if (!wants(event)) return
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.toggleAttribute('data-over', true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave(currentTarget)
    },
    onDrop(event: DragEvent<HTMLElement>) {
      if (!wants(event)) return
      event.preventDefault()
      event.stopPropagation()
      leave(event.currentTarget)
      const ids = event.dataTransfer.getData(type)
      if (ids) onMove?.(JSON.parse(ids))
      else if (event.dataTransfer.files.length > 0) onUpload?.(event.dataTransfer)
    },
  }
}

const leave = (element: HTMLElement) => element.removeAttribute('data-over')
