import type { QueryClient } from '@tanstack/react-query'
import { mailbox } from '@/api/mail'
import { isSessionOver, sessionSignal } from '@/api/session-scope'
import { type ComposeStart, type DraftValues, isEmptyDraft } from './replies'

export type SaveState = 'saving' | 'saved' | 'failed' | undefined

const pause = 800 // ms without typing

/**
 * Saves a draft a moment after each change, one request at a time. An empty message does not become a draft.
 * @param onState is called with the state of the last change
 */
export function draftSaver(client: QueryClient, start: ComposeStart, onState: (state: SaveState) => void) {
  const session = sessionSignal()
  let { id } = start
  let wanted = start.values
  // A reply that nothing was typed into is not kept.
  let saved = JSON.stringify(wanted)
  let timer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()
  let isDropped = false

  async function save() {
    const values = wanted
    const text = JSON.stringify(values)
    if (text === saved || (!id && isEmptyDraft(values))) return
    // The window closes after the user has changed: the message is not the next one's.
    session.throwIfAborted()
    onState('saving')
    try {
      if (id) await mailbox.update(id, values)
      else ({ id } = await mailbox.create({ ...values, ...(start.threadId && { threadId: start.threadId }) }))
      saved = text
      onState('saved')
    } catch (failure) {
      if (!isSessionOver(failure)) onState('failed')
      throw failure
    }
    client.invalidateQueries({ queryKey: [mailbox.name] })
  }

  /** Saves at once, and resolves with the id of the draft, if it is one. @throws Failure */
  async function flush() {
    clearTimeout(timer)
    const done = queue.then(save)
    queue = done.catch(() => {})
    await done
    return id
  }

  return {
    /** The values of the last change, which may not be rendered yet. */
    values: () => wanted,
    change(values: DraftValues) {
      // An upload may end after it was discarded.
      if (isDropped) return
      wanted = values
      clearTimeout(timer)
      timer = setTimeout(() => flush().catch(() => {}), pause)
    },
    flush,
    /** Saves even a message that nothing was typed into, such as one to forward as it is. @throws Failure */
    async keep() {
      if (!id) saved = ''
      return flush()
    },
    /** Resolves with the id of the draft to delete; what is typed is saved before, so that an undo brings it back. */
    async drop() {
      isDropped = true
      clearTimeout(timer)
      await (isEmptyDraft(wanted) ? queue : flush().catch(() => {}))
      // The next user must not delete it.
      return session.aborted ? undefined : id
    },
  }
}
