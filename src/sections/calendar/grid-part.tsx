import type { AriaRole, ComponentProps } from 'react'

interface GridPartProps extends ComponentProps<'div'> {
  role: AriaRole
}

/** A row or cell of a grid of the APG: of CSS grid, since its events reach over cells. The grid has the keys of its cells. */
export function GridPart({ role, ...props }: GridPartProps) {
  return <div role={role} {...props} />
}
