import { between, day, fullAddress, nth, person, pick, rows } from './common.mjs'
import * as words from './words.mjs'

const users = rows('users', 20, (_, index) => ({
  id: `user-${index + 1}`,
  ...pick(person(index), 'name', 'email', 'avatarUrl', 'phoneNumber', 'address', 'city', 'state', 'zipCode'),
  ...pick(person(index), 'country', 'company'),
  role: nth(
    [
      'Content creator',
      'Data analyst',
      'Designer',
      'Developer',
      'Marketing lead',
      'Product owner',
      'Project manager',
      'Support agent',
    ],
    index * 3,
  ),
  isVerified: index % 3 !== 1,
  status: nth(['active', 'pending', 'active', 'active', 'banned', 'active', 'rejected'], index),
}))

const contacts = rows('contacts', 24, (faker, index) => ({
  id: `contact-${index + 1}`,
  ...pick(person(index), 'name', 'avatarUrl', 'email', 'phoneNumber'),
  status: nth(['online', 'offline', 'alway', 'busy'], index),
  // Offline contacts may have been away for days; who is there was active just now.
  lastActivity: -between(faker, 1, nth([4, 5 * day, 4, 60], index)),
  role: nth(words.jobs, index * 5)[0],
  address: fullAddress(person(index)),
}))

const workspaces = [
  { id: 'workspace-1', name: 'Northwind', logo: 'assets/workspaces/workspace-1.webp', plan: 'Free' },
  { id: 'workspace-2', name: 'Juniper', logo: 'assets/workspaces/workspace-2.webp', plan: 'Pro' },
  { id: 'workspace-3', name: 'Lumen', logo: 'assets/workspaces/workspace-3.webp', plan: 'Pro' },
]

// 12 unread and 10 archived of 22: none is both, so that the tabs' counts do not overlap.

const notifications = rows('notifications', 22, (faker, index) => {
  const [type, category, title, link] = nth(words.notifications, index)
  const isUnRead = index % 11 < 6
  return {
    id: `notification-${index + 1}`,
    type,
    title: title.replace('%', person(index + 3).name),
    avatarUrl: title.includes('%') ? person(index + 3).avatarUrl : null,
    createdAt: -(index * index * 97 + between(faker, 2, 60)),
    category,
    isUnRead,
    isArchived: !isUnRead,
    link,
  }
})

export const people = { users, contacts, workspaces, notifications }
