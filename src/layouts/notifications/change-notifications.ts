import type { QueryClient } from '@tanstack/react-query'
import type { List } from '@/api/envelope'
import {
  type Notification,
  type NotificationPatch,
  notificationsQuery,
  updateNotification,
  updateNotifications,
} from '@/api/notifications'

const { queryKey } = notificationsQuery()

/**
 * Changes notifications at once, then tells the API; what it refuses is taken back.
 * Gives the function that undoes the change, in the same way.
 * @throws Failure
 */
export async function changeNotifications(client: QueryClient, before: Notification[], patch: NotificationPatch) {
  const after = before.map((row) => ({ ...row, ...patch }))
  await send(client, before, after, () => Promise.all(before.map(({ id }) => updateNotification(id, patch))))
  return () => restore(client, after, before)
}

/** As `changeNotifications`, for all that there are: every one of them is read. */
export async function readAllNotifications(client: QueryClient, all: Notification[]) {
  const before = all.filter(({ isUnRead }) => isUnRead)
  const after = before.map((row) => ({ ...row, isUnRead: false }))
  await send(client, before, after, () => updateNotifications({ isUnRead: false }))
  return () => restore(client, after, before)
}

function restore(client: QueryClient, from: Notification[], to: Notification[]) {
  return send(client, from, to, () =>
    Promise.all(to.map(({ id, isUnRead, isArchived }) => updateNotification(id, { isUnRead, isArchived }))),
  )
}

async function send(client: QueryClient, from: Notification[], to: Notification[], call: () => Promise<unknown>) {
  // An answer that is on its way would bring the old state back.
  await client.cancelQueries({ queryKey })
  put(client, to)
  try {
    await call()
  } catch (failure) {
    put(client, from)
    // Some of several calls may have come through.
    client.invalidateQueries({ queryKey })
    throw failure
  }
}

function put(client: QueryClient, rows: Notification[]) {
  client.setQueryData<List<Notification>>(
    queryKey,
    (list) => list && { ...list, data: list.data.map((row) => rows.find(({ id }) => id === row.id) ?? row) },
  )
}
