import type { Driver } from './tab'

/** Sends a command of WebDriver; by HTTP to WebKit's driver, by Marionette to Firefox. */
export type Send = (command: Command, body?: object) => Promise<unknown>

/** Names as in Marionette, paths as in https://www.w3.org/TR/webdriver2/#endpoints below the session. */
export const commands = {
  Navigate: ['POST', 'url'],
  Back: ['POST', 'back'],
  GetWindowRect: ['GET', 'window/rect'],
  SetWindowRect: ['POST', 'window/rect'],
  ExecuteScript: ['POST', 'execute/sync'],
  PerformActions: ['POST', 'actions'],
  ElementSendKeys: ['POST', 'element/:id/value'],
  TakeScreenshot: ['GET', 'screenshot'],
  DeleteSession: ['DELETE', ''],
} as const

export type Command = keyof typeof commands

/**
 * Pages are not waited for: a test waits for what it wants to see. A script that began as the document was left is sometimes never
 * answered by WebKit's driver: it fails in time to be tried again.
 */
export const capabilities = { pageLoadStrategy: 'none', timeouts: { script: 8000 } }

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const keys: Record<string, string> = {
  Tab: '\ue004',
  Enter: '\ue007',
  Control: '\ue009',
  Escape: '\ue00c',
}

/** The driver of a session whose page is 1280 by 800 pixels. */
export async function startDriver(send: Send): Promise<Driver> {
  const run = (script: string) => send('ExecuteScript', { script: `return ${script}`, args: [] })
  const act = (type: string, actions: object[]) => send('PerformActions', { actions: [{ type, id: type, actions }] })
  const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x, y })
  const press = (...values: string[]) => [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]
  // The window has a toolbar, too.
  const inner = (await run('({ width: innerWidth, height: innerHeight })')) as Size
  const outer = (await send('GetWindowRect')) as Size
  await send('SetWindowRect', { width: 1280 + outer.width - inner.width, height: 800 + outer.height - inner.height })
  return {
    go: (url) => send('Navigate', { url }),
    // Firefox's command passes by caches and the service worker.
    reload: () => run('void location.reload()'),
    back: () => send('Back'),
    value: run,
    move: (x, y) => act('pointer', [move(x, y)]),
    click: (x, y) => act('pointer', [move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]),
    type: (text) =>
      act(
        'key',
        [...text].flatMap((character) => press(character)),
      ),
    press: (key) => act('key', press(...key.split('+').map((name) => keys[name] ?? name))),
    async choose(script, path) {
      const [id] = Object.values((await run(script)) as Record<string, string>)
      await send('ElementSendKeys', { id, text: path })
    },
    picture: async () => Buffer.from(`${await send('TakeScreenshot', { full: false })}`, 'base64'),
    close: () => send('DeleteSession'),
  }
}

interface Size {
  width: number
  height: number
}
