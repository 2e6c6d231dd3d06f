import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApi } from './api.mjs'

let api

beforeAll(async () => {
  api = await serveApi({ port: 0 })
}, 30_000)
afterAll(() => api.close())

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(api.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await response.json()).data
}

test('a part of a file that is no form is refused', async () => {
  const { accessToken: token } = await post('/api/auth/sign-in', { email: 'demo@ark.dev', password: '@demo1' })
  const file = { name: 'a.txt', type: 'pdf', size: 3, parentId: null }
  const { id } = await post('/api/files/uploads', file, token)
  for (const headers of [
    {},
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'multipart/form-data; boundary=x' },
  ]) {
    const init = { method: 'PATCH', body: 'abc', headers: { authorization: `Bearer ${token}`, ...headers } }
    const answer = await fetch(`${api.url}/api/files/uploads/${id}`, init)
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'bad-payload'])
  }
})
