import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection, createServer, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findEngines } from '../../scripts/engines.mjs'
import { type Driver, eventually } from './tab'
import { capabilities, commands, startDriver } from './webdriver'

/** One tab at a time, each in a new browser. */
export interface Engine {
  newTab(): Promise<Driver>
  close(): Promise<void>
}

const programs = findEngines()

/** Firefox without a window, by Marionette: geckodriver, which Debian does not have, translates WebDriver to it. */
async function startFirefox(): Promise<Engine> {
  return {
    async newTab() {
      const profile = await mkdtemp(join(tmpdir(), 'ark-firefox-'))
      const port = await freePort()
      const preferences = {
        'marionette.port': port,
        // prefers-reduced-motion
        'ui.prefersReducedMotion': 1,
        // It asks for nothing but the site.
        'datareporting.policy.dataSubmissionEnabled': false,
        'network.captive-portal-service.enabled': false,
        'network.connectivity-service.enabled': false,
        'services.settings.server': 'data:,',
      }
      const lines = Object.entries(preferences).map(
        ([name, value]) => `user_pref('${name}', ${JSON.stringify(value)});`,
      )
      await writeFile(join(profile, 'user.js'), lines.join('\n'))
      const browser = start(programs.firefox, ['--marionette', '--headless', '--no-remote', '--profile', profile])
      const socket = await connect(port)
      const ask = marionette(socket)
      await ask('WebDriver:NewSession', capabilities)
      return startDriver(async (command, body) => {
        if (command !== 'DeleteSession') return ask(`WebDriver:${command}`, body)
        socket.destroy()
        await stop(browser)
        await rm(profile, { recursive: true, force: true, maxRetries: 3 })
      })
    },
    close: async () => {},
  }
}

/** Messages are JSON, each after its length: [0, id, command, parameters] and [1, id, error, result]. */
function marionette(socket: Socket) {
  type Answer = [1, number, { error: string; message: string } | null, unknown]
  const waiting = new Map<number, (answer: Answer) => void>()
  let sent = 0
  let received = Buffer.alloc(0)
  socket.on('data', (part) => {
    received = Buffer.concat([received, part])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)))
      if (colon < 0 || received.length < end) return
      const message = JSON.parse(`${received.subarray(colon + 1, end)}`)
      received = received.subarray(end)
      // The first message is a greeting.
      if (Array.isArray(message)) waiting.get(message[1])?.(message as never)
    }
  })
  socket.on('close', () => {
    for (const answer of waiting.values()) answer([1, 0, { error: 'closed', message: 'Firefox has ended' }, null])
  })
  return async (command: string, body: object = {}) => {
    const id = ++sent
    const text = JSON.stringify([0, id, command, body])
    const answer = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answer
    waiting.delete(id)
    if (error) throw new Error(`${command}: ${error.error}, ${error.message}`)
    return result && typeof result === 'object' && 'value' in result ? result.value : result
  }
}

/** WebKitGTK's MiniBrowser by its driver, on a display of its own. */
async function startWebKit(): Promise<Engine> {
  const home = await mkdtemp(join(tmpdir(), 'ark-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  // prefers-reduced-motion
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const screen = start(programs.xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'])
  const [display] = await once(screen.stdout as NodeJS.ReadableStream, 'data')
  return {
    async newTab() {
      const port = await freePort()
      // One for each browser: a session after another's end may never begin.
      const driver = start(programs.webKitDriver, [`--port=${port}`], {
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
        DISPLAY: `:${`${display}`.trim()}`,
        GDK_BACKEND: 'x11',
      })
      const ask = async (method: string, path: string, body?: object) => {
        const response = await fetch(`http://127.0.0.1:${port}/${path}`, { method, body: body && JSON.stringify(body) })
        const { value } = await response.json()
        if (!response.ok) throw new Error(`${path}: ${value.error}, ${value.message}`)
        return value
      }
      await eventually(() => ask('GET', 'status'))
      const browser = { binary: programs.webKit, args: ['--automation'] }
      const { sessionId } = await ask('POST', 'session', {
        capabilities: { alwaysMatch: { ...capabilities, 'webkitgtk:browserOptions': browser } },
      })
      return startDriver(async (command, body) => {
        const [method, path] = commands[command]
        const { id, ...rest } = { id: '', ...body }
        const whole = ['session', sessionId, path.replace(':id', id)].filter(Boolean).join('/')
        const value = await ask(method, whole, method === 'POST' ? rest : undefined)
        if (command === 'DeleteSession') await stop(driver)
        return value
      })
    },
    async close() {
      await stop(screen)
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

export const engines = { firefox: startFirefox, webkit: startWebKit }

function start(program = '', args: string[] = [], env = {}) {
  return spawn(program, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C.UTF-8', LANGUAGE: 'en_US', ...env },
  })
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  if (child.kill()) await ended
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return address && typeof address === 'object' ? address.port : 0
}

/** Connects as soon as there is a server. */
async function connect(port: number) {
  let socket = new Socket()
  await eventually(async () => {
    socket = createConnection(port, '127.0.0.1')
    await once(socket, 'connect')
  })
  return socket
}
