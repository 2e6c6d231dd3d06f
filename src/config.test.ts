import { describe, expect, test } from 'vitest'
import { readConfig, readRuntimeConfig, runtimeVariables } from './config'

test('an empty environment gives the defaults', () => {
  expect(readConfig({ VITE_BASE_PATH: '', VITE_AUTH_METHOD: '' })).toMatchObject({
    basePath: '/',
    serverUrl: '',
    assetUrl: '/',
    mockApi: true,
    mockOrders: 20, // #demo
    mockUsers: 20,
    mockFiles: 24, // #demo
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
    ['VITE_AUTH_METHOD', 'carrier pigeon', /one word/],
    ['VITE_MOCK_ORDERS', 'plenty', /0 to 1,000,000/], // #demo
    ['VITE_MOCK_ORDERS', '1000001', /0 to 1,000,000/], // #demo
    ['VITE_MOCK_ORDERS', '-1', /0 to 1,000,000/], // #demo
    ['VITE_MOCK_USERS', '100001', /0 to 100,000/],
    ['VITE_MOCK_FILES', 'all', /0 to 100,000/], // #demo
    ['VITE_MOCK_API', 'yes', /true or false/],
    ['VITE_BASE_PATH', 'https://example.com/', /a path/],
    ['VITE_BASE_PATH', '/a/../b/', /a path/],
    ['VITE_SERVER_URL', 'ftp://example.com', /http/],
    ['VITE_SERVER_URL', 'http://localhost:99999', /http/],
    ['VITE_SITE_URL', '/here', /http/],
    ['VITE_SERVICE_ENV', 'two words', /one word/],
    ['VITE_RUNTIME_CONFIG', 'config.json', /true or false/],
    ['VITE_RUNTIME_HOSTS', 'api.example.com', /origins/],
    ['VITE_RUNTIME_HOSTS', "https://a.example;script-src 'unsafe-eval'", /origins/],
    ['VITE_RUNTIME_HOSTS', 'https://a.example/v1', /origins/],
  ])('%s=%s', (name, value, takes) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(takes)
    expect(read).toThrow(`${name} is "${value}"`)
  })
})

describe('config.json', () => {
  const read = (json: string) => readRuntimeConfig(json, [...runtimeVariables, 'VITE_AUTH0_DOMAIN'])

  test('sets what differs between the stages', () => {
    const values = {
      VITE_SERVER_URL: 'https://api.example.com',
      VITE_SERVICE_ENV: 'test',
      VITE_AUTH0_DOMAIN: 'a.example',
    }
    expect(read(JSON.stringify(values))).toEqual(values)
    expect(read('{}')).toEqual({})
  })

  test.each([
    [
      '{"VITE_SERVER_URL": "ftp://example.com"}',
      'VITE_SERVER_URL is "ftp://example.com", but takes an http(s) address',
    ],
    ['{"VITE_BASE_PATH": "/b/"}', 'VITE_BASE_PATH cannot be set in config.json, which takes VITE_SERVER_URL'],
    ['{"VITE_MOCK_API": "false"}', 'VITE_MOCK_API cannot be set'],
    ['{"VITE_SERVICE_ENV": 1}', 'not a JSON object of texts'],
    ['["VITE_SERVER_URL"]', 'not a JSON object of texts'],
    ['null', 'not a JSON object of texts'],
    ['<!doctype html>', 'not a JSON object of texts'],
    ['', 'not a JSON object of texts'],
  ])('%s is refused in one line', (json, message) => {
    expect(() => read(json)).toThrow(message)
  })
})
