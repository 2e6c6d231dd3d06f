import { type DefaultBodyType, HttpResponse, type PathParams } from 'msw'
import * as z from 'zod/mini'
import type { User } from '@/api/auth'
import { type Action, can } from '@/api/rights'
import { askOtherTabs } from './other-tabs'
import { readToken } from './tokens'
import { workspaceOf } from './workspace'

/** The header of every response of the demo API, by which the page recognizes them. */
export const mark = 'x-ark-mock'
const headers = { [mark]: '1' }

/** A successful response: `{ data, …extra }`. */
export function ok(data: unknown, extra: Record<string, unknown> = {}, status = 200) {
  return HttpResponse.json<DefaultBodyType>({ data, ...extra } as DefaultBodyType, { status, headers })
}

/** A failed response: `{ message, code, fields? }`. */
export function fail(status: number, code: string, message: string, fields?: Record<string, string>) {
  return HttpResponse.json<DefaultBodyType>({ message, code, ...(fields && { fields }) }, { status, headers })
}

export const notFound = (what: string) => fail(404, 'not-found', `${what} not found`)

/** A 403 response if the user's role does not allow an action on a resource. */
export function forbidden({ role }: User, action: Action, resource: string) {
  if (can(role, action, resource)) return undefined
  return fail(403, 'forbidden', `Your role (${role}) doesn't allow you to ${action} ${resource}`)
}

/** The argument of a resolver: MSW's, with the URL parsed. */
export type Call = { request: Request; params: PathParams; search: URLSearchParams }
/** That of a resolver with authorization: also the user and the number of the workspace. */
export type SignedCall = Call & { user: User; workspace: number }
type Answer = Response | Promise<Response>

/** A resolver without authorization. */
export function anyone(resolver: (call: Call) => Answer) {
  return ({ request, params }: { request: Request; params: PathParams }) =>
    resolver({ request, params, search: new URL(request.url).searchParams })
}

/** A resolver that needs a valid access token; it gets the user and the number of the workspace. */
export function guarded(resolver: (call: SignedCall) => Answer) {
  return anyone(async (call) => {
    const header = call.request.headers.get('authorization')
    const user = readToken(header) ?? ((await askOtherTabs(header)) ? readToken(header) : undefined)
    return user
      ? resolver({ ...call, user, workspace: workspaceOf(call.search) })
      : fail(401, 'unauthorized', 'Sign in first')
  })
}

/** The validated body of a request, or a 400 response with the errors by field. */
export async function payload<S extends z.ZodMiniType>(request: Request, schema: S) {
  const body: unknown = await request.json().catch(() => null)
  // A body that is not an object lacks every field: each gets an error, as in a form.
  const result = z.safeParse(schema, isObject(body) ? body : {})
  if (result.success) return { data: result.data as z.infer<S> }
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= messageOf(issue)
  return { refused: fail(400, 'bad-payload', 'Some fields are invalid', fields) }
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// zod/mini has no built-in messages; a schema's own message takes precedence.
function messageOf(issue: z.core.$ZodIssue) {
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'invalid_value') return `One of: ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'Required' : `Must be: ${issue.expected}`
  return 'Not valid'
}
