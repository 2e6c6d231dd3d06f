/** Creating is a change as well; so is all that is neither reading nor deleting. */
export type Action = 'read' | 'change' | 'delete'

const all: Action[] = ['read', 'change', 'delete']

/** The resources of which everybody has their own records. */
const own: Record<string, Action[]> = {
  account: all,
  notifications: all,
  mail: all, // #demo
  chat: all, // #demo
}

/**
 * The actions of a role by resource, `other` being all those not named. The demo API enforces them, and the pages leave out what
 * is not allowed. A role that is not listed may do everything, as the admin: so may a user without a role.
 */
const rights: Record<string, { other: Action[]; [resource: string]: Action[] }> = {
  manager: { other: ['read', 'change'], users: ['read'], ...own },
  viewer: { other: ['read'], users: [], ...own },
}

/** The roles with fewer rights than the admin. */
export const roles = Object.keys(rights)

/**
 * True if a role allows an action on the records of a resource, named as in the API.
 * @example can('manager', 'delete', 'orders') // false
 */
export function can(role: string | undefined, action: Action, resource: string) {
  const own = role !== undefined && Object.hasOwn(rights, role) ? rights[role] : undefined
  if (!own) return true
  return ((Object.hasOwn(own, resource) && own[resource]) || own.other).includes(action)
}
