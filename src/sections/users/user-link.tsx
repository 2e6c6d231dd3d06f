import { RouterLink } from '@/components/router-link'

interface UserLinkProps {
  id: string
  name: string
}

/** A user's name, which leads to the form. */
export function UserLink({ id, name }: UserLinkProps) {
  return (
    <RouterLink
      to="."
      search={(held: object) => ({ ...held, edit: id })}
      preload={false}
      data-user={id}
      sx={{ color: 'text.primary', fontWeight: 600, py: 0.25, overflowWrap: 'anywhere' }}
    >
      {name}
    </RouterLink>
  )
}
