import { describe, expect, test } from 'vitest'
import { readConfig } from './config'

test('an empty environment gives the defaults', () => {
  expect(readConfig({ VITE_BASE_PATH: '', VITE_AUTH_METHOD: '' })).toMatchObject({
    basePath: '/',
    serverUrl: '',
    assetUrl: '/',
    mockApi: true,
    mockOrders: 20,
    mockUsers: 20,
    mockFiles: 24,
    serviceEnv: 'dev',
    auth: { method: 'jwt', redirectPath: '/dashboard' },
  })
})

test.each([
  ['ark', '/ark/'],
  ['/ark', '/ark/'],
  ['/ark/', '/ark/'],
  ['ark/', '/ark/'],
  ['/a/b-c/', '/a/b-c/'],
  ['//', '/'],
])('the base path %s is %s', (given, meant) => {
  expect(readConfig({ VITE_BASE_PATH: given }).basePath).toBe(meant)
})

test('addresses end as the site needs them', () => {
  const config = readConfig({
    VITE_SERVER_URL: 'https://api.example.com/v1/',
    VITE_ASSET_URL: 'https://cdn.example.com',
  })
  expect(config.serverUrl).toBe('https://api.example.com/v1')
  expect(config.assetUrl).toBe('https://cdn.example.com/')
})

describe('a wrong value is told in one line with the variable, the value and what it takes', () => {
  test.each([
    ['VITE_AUTH_METHOD', 'carrier-pigeon', /jwt, firebase, amplify, auth0, supabase/],
    ['VITE_MOCK_ORDERS', 'plenty', /0 to 1,000,000/],
    ['VITE_MOCK_ORDERS', '1000001', /0 to 1,000,000/],
    ['VITE_MOCK_ORDERS', '-1', /0 to 1,000,000/],
    ['VITE_MOCK_USERS', '100001', /0 to 100,000/],
    ['VITE_MOCK_FILES', 'all', /0 to 100,000/],
    ['VITE_MOCK_API', 'yes', /true or false/],
    ['VITE_BASE_PATH', 'https://example.com/', /a path/],
    ['VITE_BASE_PATH', '/a/../b/', /a path/],
    ['VITE_SERVER_URL', 'ftp://example.com', /http/],
    ['VITE_SERVER_URL', 'http://localhost:99999', /http/],
    ['VITE_SITE_URL', '/here', /http/],
    ['VITE_SUPABASE_URL', 'my-project', /http/],
    ['VITE_SERVICE_ENV', 'two words', /one word/],
  ])('%s=%s', (name, value, takes) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(takes)
    expect(read).toThrow(`${name} is "${value}"`)
  })
})
