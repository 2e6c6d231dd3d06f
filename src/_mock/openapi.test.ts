import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApi } from './openapi'

type Json = Record<string, unknown>
type Operation = Json & {
  operationId: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: Json }> }>
}

const document = openApi()
const paths = document.paths as Record<string, Record<string, Operation>>
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

test('what is committed is what the schemas give; else run `node scripts/openapi.mjs`', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(`${JSON.stringify(document, null, 2)}\n`)
})

test('it is an OpenAPI 3.1 document whose calls want a bearer, but for signing in and up', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.security).toEqual([{ bearerAuth: [] }])
  expect(document.components.securitySchemes.bearerAuth).toMatchObject({ type: 'http', scheme: 'bearer' })
  const open = operations.filter(({ operation }) => operation.security).map(({ path }) => path)
  expect(open.sort()).toEqual(['/api/auth/sign-in', '/api/auth/sign-up'])
  for (const { operation, path } of operations) {
    if (!open.includes(path)) expect(operation.responses, path).toHaveProperty('401')
  }
})

test('each call has an id of its own, a summary, a tag that is listed, and one good answer with a schema', () => {
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  const tags = document.tags.map(({ name }) => name)
  for (const { path, operation } of operations) {
    expect(operation.summary, path).toMatch(/^[A-Z]/)
    for (const tag of operation.tags as string[]) expect(tags).toContain(tag)
    const good = Object.entries(operation.responses).filter(([status]) => status < '300')
    expect(good, path).toHaveLength(1)
    const schema = good[0]?.[1].content?.['application/json']?.schema as { properties: Json; required: string[] }
    expect(schema.required, path).toContain('data')
  }
})

test('each name in a path is a parameter, and a payload stands where a call has one', () => {
  for (const { path, method, operation } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
    expect(
      inPath.map(({ name }) => name),
      path,
    ).toEqual(named)
    expect(
      inPath.every(({ required }) => required),
      path,
    ).toBe(true)
    expect(!!operation.requestBody, `${method} ${path}`).toBe(method === 'post' || method === 'patch')
    if (operation.requestBody?.content['application/json']) expect(operation.responses, path).toHaveProperty('400')
  }
})

test('a list takes page, size, order, a text and its filters', () => {
  const lists = operations.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'pageSize'))
  expect(lists.length).toBeGreaterThan(0)
  for (const { path, operation } of lists) {
    const names = operation.parameters?.map(({ name }) => name)
    expect(names, path).toEqual(expect.arrayContaining(['page', 'pageSize', 'sort', 'q']))
    for (const { name, schema } of operation.parameters ?? [])
      expect(typeof schema.type, `${path} ${name}`).toBe('string')
    expect(JSON.stringify(operation.responses['200']), path).toContain('"total"')
  }
})

test('all that is referred to is there, and is referred to', () => {
  const text = JSON.stringify(document)
  const references = new Set([...text.matchAll(/"\$ref":"#\/components\/(\w+\/\w+)"/g)].map(([, name]) => name))
  const { schemas, responses } = document.components
  const there = [
    ...Object.keys(schemas).map((name) => `schemas/${name}`),
    ...Object.keys(responses).map((name) => `responses/${name}`),
  ]
  expect(there).toEqual(expect.arrayContaining([...references]))
  expect(there.filter((name) => name.startsWith('schemas') && !references.has(name))).toEqual([])
  expect(text).not.toContain('$defs')
})

test('a refusal has a message and a code, and may name fields', () => {
  expect(document.components.schemas.Failure).toMatchObject({ required: ['message'] })
  for (const { content } of Object.values(document.components.responses)) {
    expect(content['application/json'].schema).toEqual({ $ref: '#/components/schemas/Failure' })
  }
})
