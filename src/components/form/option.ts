import type { ReactNode } from 'react'

/** One of the values that a field offers. */
export interface Option {
  value: string
  label: string
  /** Other names that a person or the browser's autofill may type. */
  also?: string[]
  /** A flag or an icon before it. */
  icon?: ReactNode
}
