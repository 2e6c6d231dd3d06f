import { type DefaultBodyType, HttpResponse, type PathParams } from 'msw'
import * as z from 'zod/mini'
import type { User } from '@/api/auth'
import { askOtherTabs } from './other-tabs'
import { readToken } from './tokens'

/** A header that every answer of the demo API bears, so that the page can tell it from a stranger's. */
export const mark = 'x-ark-mock'
const headers = { [mark]: '1' }

/** A good answer: `{ data, …extra }`. */
export function ok(data: unknown, extra: Record<string, unknown> = {}, status = 200) {
  return HttpResponse.json<DefaultBodyType>({ data, ...extra } as DefaultBodyType, { status, headers })
}

/** A bad answer: `{ message, code, fields? }`. */
export function fail(status: number, code: string, message: string, fields?: Record<string, string>) {
  return HttpResponse.json<DefaultBodyType>({ message, code, ...(fields && { fields }) }, { status, headers })
}

export const notFound = (what: string) => fail(404, 'not-found', `${what} not found`)
export const forbidden = () => fail(403, 'forbidden', 'Your role does not allow this')

/** What a resolver is called with; as MSW has it, with the address parsed. */
export type Call = { request: Request; params: PathParams; search: URLSearchParams }
type Answer = Response | Promise<Response>

/** A resolver that anyone may call. */
export function anyone(resolver: (call: Call) => Answer) {
  return ({ request, params }: { request: Request; params: PathParams }) =>
    resolver({ request, params, search: new URL(request.url).searchParams })
}

/** A resolver that only a good bearer gets to; it is handed the user. */
export function guarded(resolver: (call: Call & { user: User }) => Answer) {
  return anyone(async (call) => {
    const header = call.request.headers.get('authorization')
    const user = readToken(header) ?? ((await askOtherTabs(header)) ? readToken(header) : undefined)
    return user ? resolver({ ...call, user }) : fail(401, 'unauthorized', 'Sign in first')
  })
}

/** The payload of a request by its schema, or the answer 400 that says what is wrong with which field. */
export async function payload<S extends z.ZodMiniType>(request: Request, schema: S) {
  const body: unknown = await request.json().catch(() => null)
  // No object at all lacks every field: said of each, as a form would show it.
  const result = z.safeParse(schema, isObject(body) ? body : {})
  if (result.success) return { data: result.data as z.infer<S> }
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= messageOf(issue)
  return { refused: fail(400, 'bad-payload', 'Some fields are not right', fields) }
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

// zod/mini brings no texts of its own; a schema's own text wins.
function messageOf(issue: z.core.$ZodIssue) {
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  if (issue.code === 'invalid_value') return `One of: ${issue.values.join(', ')}`
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'Required' : `Must be: ${issue.expected}`
  return 'Not valid'
}
