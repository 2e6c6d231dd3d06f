import type { HttpHandler } from 'msw'
import * as z from 'zod/mini'
import { failureSchema } from '@/api/client'
import { can, roles } from '@/api/rights'
import { brand } from '@/brand'
import { authHandlers } from './handlers/auth'
import { signedInHandlers } from './handlers/signed-in'
import { type Operation, operationOf } from './operation'
import { rightFor } from './right'

type Json = Record<string, unknown>

const refused = {
  400: ['BadPayload', 'The payload is not right; `fields` says what is wrong with which field'],
  401: ['Unauthorized', 'There is no good token'],
  403: ['Forbidden', 'The role does not allow it'],
  404: ['NotFound', 'There is no such record'],
  409: ['Conflict', 'It contradicts what is there already'],
  422: ['Unprocessable', 'The payload is well formed, but cannot be'],
} as const

/**
 * The API as an OpenAPI 3.1 document, from the schemas shared by client and demo API.
 * @throws Error if a handler is not documented
 */
export function openApi() {
  const described = [...authHandlers, ...signedInHandlers].map((handler) => {
    const { method, path } = (handler as HttpHandler).info
    const says = operationOf(handler)
    if (!says) throw new Error(`${method} ${path} has no operation() around it.`)
    return { method: String(method).toLowerCase(), path: String(path).replace(/^.*?(?=\/api\/)/, ''), says }
  })
  const schemas = schemaWriter(described.map(({ says }) => says))
  const paths: Record<string, Json> = {}
  for (const { method, path, says } of described) {
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] ??= {}
    // The first handler that matches a request handles it.
    paths[address][method] ??= operationObject(method, address, says, schemas.write)
  }
  const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: __VERSION__,
      description:
        'What the site calls. Every good answer is `{ data }`, a list adds `total`; every bad one is `{ message, code }`.',
    },
    servers: [{ url: 'http://127.0.0.1:4180', description: 'npm run api' }],
    security: [{ bearerAuth: [] }],
    tags: [...new Set(Object.keys(paths).map(tagOf))].sort().map((name) => ({ name })),
    paths: sorted(paths),
    components: {
      securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: sorted({ ...schemas.written, Failure: schemas.write(failureSchema) }),
      responses: Object.fromEntries(
        Object.values(refused).map(([name, description]) => [name, { description, content: failure }]),
      ),
    },
  }
}

type Write = (schema: z.ZodMiniType) => Json

function operationObject(method: string, address: string, says: Operation, write: Write) {
  const { summary, search, body, form, answer, status = 200, refusals = [], open } = says
  const [action, resource] = rightFor(method.toUpperCase(), address)
  const isForbidden = roles.some((role) => !can(role, action, resource))
  const always = open ? [] : isForbidden ? ([401, 403] as const) : ([401] as const)
  const statuses = [...new Set([...refusals, ...always])].sort()
  const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  const parameters = [
    ...inPath,
    ...(search ? [...queryParameters(write(search)), readersLanguage] : []),
    ...(open || address.startsWith('/api/auth/') ? [] : [workspace]),
  ]
  return {
    operationId: idOf(method, address),
    summary,
    tags: [tagOf(address)],
    ...(open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: { [form ? 'multipart/form-data' : 'application/json']: { schema: write(body) } },
      },
    }),
    responses: {
      [status]: { description: 'Done', content: { 'application/json': { schema: write(answer) } } },
      ...Object.fromEntries(
        statuses.map((status) => [status, { $ref: `#/components/responses/${refused[status][0]}` }]),
      ),
    },
  }
}

/** Writes schemas as JSON Schema; named ones are added to `written` and referenced. */
function schemaWriter(operations: Operation[]) {
  const written: Record<string, Json> = {}
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of operations.flatMap(({ names = {} }) => Object.entries(names))) {
    if (!registry.has(schema)) registry.add(schema, { id })
  }
  const write: Write = (schema) => {
    // A named schema would be inlined at the root, so it is nested.
    const { properties, $defs } = z.toJSONSchema(z.object({ it: schema }), {
      // The input that the client accepts: it fills in defaults.
      io: 'input',
      unrepresentable: 'any',
      metadata: registry,
    }) as unknown as { properties: { it: Json }; $defs?: Record<string, Json> }
    for (const [name, { id: _, ...definition }] of Object.entries($defs ?? {})) written[name] = referring(definition)
    return referring(properties.it)
  }
  return { write, written }
}

function referring<T>(value: T): T {
  const text = JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text, (_, part) => (part?.required && part.properties ? withoutDefaults(part) : part))
}

// Fields with a default are optional, also if the default replaces an invalid value.
function withoutDefaults({ required, ...schema }: Json & { required: string[]; properties: Record<string, Json> }) {
  const needed = required.filter((name) => !('default' in (schema.properties[name] ?? {})))
  return needed.length > 0 ? { ...schema, required: needed } : schema
}

const readersLanguage = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language that the reader sees: lists are sorted by its words and its alphabet',
  schema: { type: 'string' },
}

const workspace = {
  name: 'workspace',
  in: 'query',
  description:
    "The id of the workspace that the user has chosen, whose records it is about; without it the user's first",
  schema: { type: 'string' },
}

function queryParameters({ properties, required = [] }: Json) {
  return Object.entries(properties as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: 'query',
    ...((required as string[]).includes(name) && { required: true }),
    schema: asSearchParam(schema),
  }))
}

// Search params are text: of the types that the router may parse, the widest is documented.
function asSearchParam(schema: Json): Json {
  const { anyOf, type } = schema as { anyOf?: Json[]; type?: string | string[] }
  if (anyOf) return anyOf.find(({ type }) => type === 'array') ?? anyOf.find(({ type }) => type === 'boolean') ?? schema
  return Array.isArray(type) ? { ...schema, type: 'string' } : schema
}

function idOf(method: string, address: string) {
  const words = address.replace('/api/', '').replaceAll(/\{(\w+)\}/g, 'by-$1')
  return method + words.replace(/(?:^|[/-])(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const tagOf = (address: string) => address.split('/')[2] ?? ''

function sorted<T>(record: Record<string, T>) {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
