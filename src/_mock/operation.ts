import type { HttpHandler } from 'msw'
import type { z } from 'zod/mini'

/** What a call takes and gives, as docs/openapi.json tells it; it stands beside the handler that does it. */
export interface Operation {
  summary: string
  /** What may stand in the address's query. */
  search?: z.ZodMiniType
  /** The payload. */
  body?: z.ZodMiniType
  /** The payload is sent as a form, not as JSON. */
  form?: boolean
  /** The whole of a good answer. */
  answer: z.ZodMiniType
  status?: 200 | 201
  /** With which statuses it may be refused, besides 401. */
  refusals?: (400 | 401 | 403 | 404 | 409 | 422)[]
  /** Nobody needs to be signed in. */
  open?: boolean
  /** Schemas that the document names, where they stand in the others. */
  names?: Record<string, z.ZodMiniType>
}

const operations = new WeakMap<object, Operation>()

/** A handler with what it does said. */
export function operation(says: Operation, handler: HttpHandler) {
  operations.set(handler, says)
  return handler
}

export const operationOf = (handler: object) => operations.get(handler)

/** `payment-cards` is a list of `PaymentCard`. */
export function nameOfOne(resource: string) {
  const one = resource.replace(/(?<=ss)es$|s$/, '')
  return one.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
