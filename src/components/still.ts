import { memo, type ReactNode } from 'react'

interface StillProps {
  /** What stands in it stays as it was drawn last. */
  when: boolean
  children: ReactNode
}

/**
 * What a drawer or dialog holds: while it goes it is not drawn anew, which would take as long as opening it did.
 * @example <Still when={!open}>{children}</Still>
 */
export const Still = memo(
  ({ children }: StillProps) => children,
  (_, { when }) => when,
)
