import type { ReactNode } from 'react'

/** An option of a field. */
export interface Option {
  value: string
  label: string
  /** Aliases that a user or the browser's autofill may type. */
  also?: string[]
  /** A flag or an icon in front. */
  icon?: ReactNode
}
