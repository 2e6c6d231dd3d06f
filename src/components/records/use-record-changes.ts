import type { Change } from '@/api/change'
import { useSave } from '@/components/form/use-save'
import { useChange } from '@/components/use-change'

type Row = { id: string }

/** The part of a resource that the changes need. */
export interface Editable<R extends Row, C, P> {
  name: string
  also: readonly string[]
  create: (body: C) => Promise<R>
  restore: (deleted: R) => Promise<R>
  update: (id: string, patch: P) => Promise<R | undefined>
  remove: (id: string) => Promise<R | undefined>
}

/**
 * Optimistic changes of a resource's records, each with its toast and Undo.
 * @example
 * const { patch, remove, save } = useRecordChanges(users)
 * patch([user], { status: 'banned' }, t('said.banned', { name: user.name }))
 */
export function useRecordChanges<R extends Row, C, P extends object>(resource: Editable<R, C, P>) {
  const change = useChange()
  const saveForm = useSave()

  /** A change that patches rows, with its requests. */
  function patched(rows: R[], patchOf: (row: R) => P): Change {
    const patches = rows.map((row) => [row, patchOf(row)] as const)
    return {
      resource,
      // Only the changed fields: a list's row may lack others, such as the content of a post.
      put: patches.map(([{ id }, patch]) => ({ id, ...patch })),
      call: () => each(patches, ([{ id }, patch]) => resource.update(id, patch)),
    }
  }

  return {
    /** Patches records, and resolves with true if the API accepted it. Without a text there is no toast. */
    patch(rows: R[], patch: P | ((row: R) => P), text?: string) {
      const patchOf = typeof patch === 'function' ? patch : () => patch
      return change(patched(rows, patchOf), { text, undo: patched(rows, (row) => before(row, patchOf(row))) })
    },

    /** Deletes records, and resolves with true if the API accepted it. */
    remove: (rows: R[], text: string) =>
      change(
        { resource, drop: rows.map(({ id }) => id), call: () => each(rows, ({ id }) => resource.remove(id)) },
        { text, undo: { resource, call: () => each(rows, resource.restore) } },
      ),

    /**
     * Saves a form: updates the record, or creates one. A rejection is thrown, so that the form can show it at its fields.
     * @param create for a page that does more than the resource's own function
     * @throws Failure
     */
    save(row: R | undefined, values: C & P, text: string, create: (values: C) => Promise<unknown> = resource.create) {
      const call = () => (row ? resource.update(row.id, values) : create(values))
      return saveForm({ resource, call }, { text, undo: row && patched([row], () => before(row, values)) })
    },
  }
}

/** The previous values of a patch's fields. */
function before<R extends Row, P extends object>(row: R, patch: P) {
  return Object.fromEntries(Object.keys(patch).map((name) => [name, row[name as keyof R]])) as P
}

/** Sends all requests, even if one fails, and then throws its failure. @throws Failure */
export async function each<T>(items: readonly T[], call: (item: T, index: number) => Promise<unknown>) {
  const results = await Promise.allSettled(items.map(call))
  const refused = results.find((result) => result.status === 'rejected')
  if (refused) throw refused.reason
}
