import type { HTMLAttributes } from 'react'
import type { FileItem } from '@/api/files'

/** The common props of a tile and a row. */
export interface FileItemProps {
  file: FileItem
  /** It has the grid's focus: its controls are reachable. */
  active: boolean
  /** Its details are open. */
  current: boolean
  selected: boolean
  /** At least one file is selected, so all checkboxes are visible. */
  selecting: boolean
  /** Attributes and events of the cell. */
  cell: HTMLAttributes<HTMLDivElement>
  onOpen: () => void
  onToggle: () => void
  /** Undefined if the role may not change files. */
  onFavorite: (() => void) | undefined
  onMenu: (anchor: HTMLElement) => void
}
