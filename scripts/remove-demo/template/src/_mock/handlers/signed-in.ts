import { notificationHandlers } from './notifications'
import { readOnlyHandlers } from './read-only'

/** All of the demo API that only a good bearer gets to. The first handler that fits a request answers it. */
export const signedInHandlers = [...notificationHandlers, ...readOnlyHandlers]
