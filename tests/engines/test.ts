import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { serve } from '../../scripts/serve.mjs'
import { engines } from './engines'
import { Tab } from './tab'

export { expect }

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The site's host, which a test can make slow, or stop. */
export interface Host {
  url: string
  /** The paths of the requests so far. */
  asked: string[]
  /** Answers matching requests with this until the returned function is called. */
  answer(path: RegExp, status: number, body?: string): () => void
  /** Holds the responses to matching requests back until the returned function is called. */
  hold(path: RegExp): () => void
  close(): Promise<void>
}

async function startHost(address: string): Promise<Host> {
  const site = await serve({ root: 'dist', base: '/ark/' })
  const asked: string[] = []
  const held = new Map<RegExp, Promise<void>>()
  const answers = new Map<RegExp, [status: number, body: string]>()
  const server = createServer(async (from, to) => {
    const { url = '', method, headers } = from
    asked.push(url)
    const [, [status, body] = []] = [...answers].find(([path]) => path.test(url)) ?? []
    if (status) return to.writeHead(status).end(body)
    for (const [path, released] of held) if (path.test(url)) await released
    const through = request(new URL(url, site.url), { method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(to)
    })
    // A page that is left aborts its requests.
    through.on('error', () => to.destroy())
    to.on('close', () => through.destroy())
    through.end()
  })
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${address}:${port}/ark/`,
    asked,
    answer(path, status, body = '') {
      answers.set(path, [status, body])
      return () => answers.delete(path)
    },
    hold(path) {
      let release = () => {}
      held.set(
        path,
        new Promise((resolve) => {
          release = resolve
        }),
      )
      return () => {
        held.delete(path)
        release()
      }
    },
    async close() {
      await site.close()
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
    },
  }
}

interface Options {
  /** The host's. */
  address: string
}
interface Fixtures {
  host: Host
  tab: Tab
}
interface WorkerFixtures {
  engine: keyof typeof engines
  newTab: (url: string) => Promise<Tab>
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  address: ['127.0.0.1', { option: true }],
  newTab: [
    async ({ engine }, use) => {
      const { newTab, close } = await engines[engine]()
      await use(async (url) => new Tab(await newTab(), url))
      await close()
    },
    { scope: 'worker' },
  ],
  host: async ({ address }, use) => {
    const host = await startHost(address)
    await use(host)
    await host.close()
  },
  tab: async ({ newTab, host }, use, testInfo) => {
    const tab = await newTab(host.url)
    await use(tab)
    if (testInfo.errors.length) await writeFile(testInfo.outputPath('failed.png'), await tab.driver.picture())
    await tab.driver.close()
  },
})

/** Runs axe on the page; returns each violation with its element. */
export async function axe(tab: Tab) {
  await tab.driver.value(`void (() => { ${axeSource} })()`)
  const options = { runOnly: { type: 'tag', values: axeTags }, resultTypes: ['violations'] }
  const lines = (violations: AxeResults['violations']) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))
  return tab.driver.value(`axe.run(${JSON.stringify(options)}).then(({ violations }) => (${lines})(violations))`)
}
