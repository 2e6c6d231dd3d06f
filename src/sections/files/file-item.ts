import type { HTMLAttributes } from 'react'
import type { FileItem } from '@/api/files'

/** What a tile and a row take alike. */
export interface FileItemProps {
  file: FileItem
  /** It has the grid's focus: its controls can be reached. */
  active: boolean
  /** Its details are open. */
  current: boolean
  selected: boolean
  /** Some file is selected, so every box is shown. */
  selecting: boolean
  /** Attributes and events of the cell. */
  cell: HTMLAttributes<HTMLDivElement>
  onOpen: () => void
  onToggle: () => void
  onFavorite: () => void
  onMenu: (anchor: HTMLElement) => void
}
