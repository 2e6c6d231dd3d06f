import type { HttpHandler } from 'msw'
import type { z } from 'zod/mini'

/** Request and response of an operation, for docs/openapi.json; defined next to its handler. */
export interface Operation {
  summary: string
  /** The schema of the query. */
  search?: z.ZodMiniType
  /** The schema of the body. */
  body?: z.ZodMiniType
  /** The body is form data instead of JSON. */
  form?: boolean
  /** The schema of a successful response. */
  answer: z.ZodMiniType
  status?: 200 | 201
  /** The statuses of failed responses, besides 401, and 403 by role. */
  refusals?: (400 | 401 | 403 | 404 | 409 | 422)[]
  /** Needs no access token. */
  open?: boolean
  /** Schemas that the document references by name. */
  names?: Record<string, z.ZodMiniType>
}

const operations = new WeakMap<object, Operation>()

/** A handler with its documentation. */
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
