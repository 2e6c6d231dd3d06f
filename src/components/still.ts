import { memo, type ReactNode } from 'react'

interface StillProps {
  /** While true, the children are not rendered again. */
  when: boolean
  children: ReactNode
}

/**
 * The contents of a drawer or dialog: they are not rendered again while it closes, which would take as long as opening it did.
 * @example <Still when={!open}>{children}</Still>
 */
export const Still = memo(
  ({ children }: StillProps) => children,
  (_, { when }) => when,
)
