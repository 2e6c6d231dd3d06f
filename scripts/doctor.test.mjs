import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const project = fileURLToPath(new URL('..', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'ark-doctor-'))
afterAll(() => rmSync(root, { recursive: true }))

/** A copy of what the doctor needs, in a folder of that name. */
function copy(name, { installed = true } = {}) {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const part of ['scripts', 'src/config.ts', 'src/main.tsx', 'package.json', 'tsconfig.json'])
    cpSync(join(project, part), join(folder, part), { recursive: true })
  if (installed) symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

function doctor(cwd, env = {}, ...args) {
  // What is set in the shell comes before .env.
  const shell = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITE_|NODE_ENV$|HOST$|PORT$)/.test(name)),
  )
  return new Promise((done) =>
    execFile('node', ['scripts/doctor.mjs', ...args], { cwd, env: { ...shell, ...env } }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, text: stdout + stderr }),
    ),
  )
}

/** The result, and the problems of a check. */
async function problems(cwd, env) {
  const { code, text } = await doctor(cwd, env, '--json')
  const { ok, found } = JSON.parse(text)
  expect(ok).toBe(code === 0)
  return { ok, of: (name) => found.filter(({ check }) => check === name) }
}

const healthy = copy('healthy')

test('each problem is one line with its fix', async () => {
  const { code, text } = await doctor(healthy, { NODE_ENV: 'production', VITE_MOCK_API: 'maybe' })
  expect(code).toBe(1)
  expect(text).toMatch(/^warning environment: NODE_ENV=production .*npm ci --include=dev$/m)
  expect(text).toMatch(/^error environment: VITE_MOCK_API is "maybe", but takes true or false: change it in \.env/m)
})

test('the variables of .env are read too', async () => {
  writeFileSync(join(healthy, '.env'), 'VITE_SERVER_URL=ftp://example.com\n')
  const { of } = await problems(healthy)
  rmSync(join(healthy, '.env'))
  expect(
    of('environment')
      .map(({ problem }) => problem)
      .join(),
  ).toContain('VITE_SERVER_URL is "ftp://example.com"')
})

test('a taken port is said with the next one', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const { port } = server.address()
  const { ok, of } = await problems(healthy, { PORT: String(port) })
  await new Promise((done) => server.close(done))
  expect(ok).toBe(true)
  expect(of('ports').find(({ problem }) => problem.startsWith(`Port ${port} is taken`)).fix).toContain(
    `PORT=${port + 1} npm start`,
  )
})

test('an address that is not of this machine is said', async () => {
  const { of } = await problems(healthy, { HOST: '203.0.113.1' })
  expect(of('environment').at(-1)).toMatchObject({ level: 'error', fix: 'unset HOST' })
})

test('a browser that is not there is said', async () => {
  const { of } = await problems(healthy, { CHROME_PATH: '/nowhere/chrome' })
  expect(of('browser')[0].problem).toContain('/nowhere/chrome')
})

test('it runs without any package, and says that they are missing', async () => {
  const { ok, of } = await problems(copy('bare', { installed: false }))
  expect(ok).toBe(false)
  expect(of('packages')[0].fix).toBe('npm ci --include=dev')
})

test('it names a folder in which Vite cannot build or Vitest cannot test, and not one with spaces and accents', async () => {
  expect((await problems(copy('C# site'))).of('folder')[0].fix).toContain('C# site')
  const { ok, of } = await problems(copy('100% é'))
  expect(ok).toBe(true)
  expect(of('folder')).toEqual([expect.objectContaining({ level: 'warning', fix: expect.stringContaining('100% é') })])
  expect((await problems(copy('Mes projets é'))).of('folder')).toEqual([])
})

test('it names files whose lines end as on Windows', async () => {
  const folder = copy('windows')
  writeFileSync(join(folder, 'src/config.ts'), 'export {}\r\n')
  expect((await problems(folder)).of('line ends')[0].problem).toContain('src/config.ts ends its lines with CRLF')
})
