import type { ReactNode } from 'react'

/** One of the values that a field offers. */
export interface Option {
  value: string
  label: string
  /** A flag or an icon before it. */
  icon?: ReactNode
}
