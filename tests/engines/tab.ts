import { expect } from '@playwright/test'

/** What the tests need of a driver. Scripts are expressions; their value, or what it resolves to, must be JSON. */
export interface Driver {
  /** Begins to load a page. */
  go(url: string): Promise<unknown>
  reload(): Promise<unknown>
  back(): Promise<unknown>
  value(script: string): Promise<unknown>
  move(x: number, y: number): Promise<unknown>
  /** Presses and releases the pointer where it is. */
  click(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  /** Presses a key, by its name in KeyboardEvent.key; `Control+k` with another. */
  press(key: string): Promise<unknown>
  /** Sets the file of the input that a script returns. */
  choose(script: string, path: string): Promise<unknown>
  /** A screenshot. */
  picture(): Promise<Buffer>
  close(): Promise<unknown>
}

/** An element by its role and accessible name, in the first that `within` finds. */
export interface Target {
  role: keyof typeof selectors
  name?: string | RegExp
  within?: Target
}

const selectors = {
  alert: '[role="alert"]',
  button: 'button:not([role]), [role="button"]',
  checkbox: 'input[type="checkbox"]:not([role]), [role="checkbox"]',
  combobox: '[role="combobox"]',
  dialog: '[role="dialog"]',
  grid: '[role="grid"]',
  gridcell: '[role="gridcell"]',
  group: '[role="group"], fieldset',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]:not([role])',
  main: 'main',
  menuitem: '[role="menuitem"]',
  menuitemradio: '[role="menuitemradio"]',
  navigation: 'nav',
  option: '[role="option"]',
  radio: 'input[type="radio"]:not([role]), [role="radio"]',
  region: 'section[aria-label], [role="region"]',
  row: 'tr, [role="row"]',
  searchbox: 'input[type="search"], [role="searchbox"]',
  spinbutton: 'input[type="number"], [role="spinbutton"]',
  status: '[role="status"]',
  switch: '[role="switch"]',
  tab: '[role="tab"]',
  table: 'table, [role="table"]',
  textbox:
    'input:is(:not([type]), [type="text"], [type="email"], [type="password"], [type="tel"]):not([role]), textarea',
}

type Step = [selector: string, name: string]

/** Runs in the page: the visible elements of the last step, each step within the first element of the one before. */
function found(steps: Step[]) {
  const textOf = (node: Element | null) => node?.textContent ?? ''
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
    // In the order of https://www.w3.org/TR/accname-1.2/#mapping_additional_nd_te
    const names = [
      ids.map((id) => textOf(document.getElementById(id))).join(' '),
      element.getAttribute('aria-label'),
      labels.map(textOf).join(' '),
      textOf(element),
    ]
    // The mark of a required field is no part of its name.
    return (
      names
        .map((name) =>
          name
            ?.replace(/\s+/g, ' ')
            .replace(/\s*\*\s*$/, '')
            .trim(),
        )
        .find(Boolean) ?? ''
    )
  }
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[aria-hidden="true"], [inert]')
  let roots: Element[] = [document.documentElement]
  for (const [selector, name] of steps) {
    const all = [...(roots[0]?.querySelectorAll(selector) ?? [])].filter(isVisible)
    roots = all.filter((element) => new RegExp(name).test(nameOf(element)))
  }
  return roots as HTMLElement[]
}

/** Runs in the page: the point where the pointer meets an element, or the reason why it does not. */
async function pointOf(element: HTMLElement | undefined) {
  if (!element) return 'is not there'
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'is disabled'
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  // Browsers do not scroll for a pointer.
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  await frame()
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const { left, top, width, height } = element.getBoundingClientRect()
  if (before.left !== left || before.top !== top) return 'is moving'
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
  // A field's own element may be transparent over, or beside, the one that is drawn.
  const isMet =
    hit && [element, ...labels].some((part) => part.contains(hit) || hit.contains(element.closest('label') ?? element))
  return isMet ? { x, y } : `is covered by ${hit?.outerHTML.slice(0, 120)}`
}

function stepsTo({ role, name, within }: Target): Step[] {
  const exact = (text: string) => `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
  const step: Step = [selectors[role], name instanceof RegExp ? name.source : name === undefined ? '' : exact(name)]
  return [...(within ? stepsTo(within) : []), step]
}

/** A call in the page of one of the functions above, which know nothing of this file. */
const all = (target: Target) => `(${found})(${JSON.stringify(stepsTo(target))})`
const first = (target: Target) => `${all(target)}[0]`
const said = ({ role, name }: Target) => `${role} ${name ?? ''}`

/** Repeats a check until it passes. */
export const eventually = (check: () => Promise<unknown>) => expect(check).toPass({ timeout: 20_000 })

/** A tab as somebody uses it, the same with each driver. */
export class Tab {
  constructor(
    readonly driver: Driver,
    readonly base: string,
  ) {}

  /** Opens a path of the site, or another URL, and resolves when the document has changed. */
  async open(path: string) {
    await this.#leave(() => this.driver.go(new URL(path, this.base).href))
  }

  async reload() {
    await this.#leave(() => this.driver.reload())
  }

  async #leave(go: () => Promise<unknown>) {
    await this.driver.value('void Object.assign(window, { isLeft: true })')
    await go()
    await this.until('!("isLeft" in window) && !!document.body', 'a new document')
  }

  /** Waits until a script returns true. Meanwhile the document may change under it, which fails in the driver. */
  async until(script: string, what = script) {
    await eventually(async () => expect(await this.driver.value(script), what).toBe(true))
  }

  /** Resolves when React has mounted. */
  async live() {
    const isLive = `[...document.querySelectorAll('main, h1')].some((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))`
    await this.until(isLive, 'React has mounted')
  }

  /** Resolves when the page's content has loaded. */
  async settled() {
    await this.until(`!document.querySelector('main [aria-busy="true"]')`, 'the content has loaded')
  }

  async sees(role: Target['role'], name?: Target['name'], within?: Target) {
    const target = { role, name, within }
    await this.until(`${all(target)}.length > 0`, `there is ${said(target)}`)
  }

  async misses(role: Target['role'], name?: Target['name'], within?: Target) {
    const target = { role, name, within }
    await this.until(`${all(target)}.length === 0`, `there is no ${said(target)}`)
  }

  async count(target: Target, count: number) {
    await eventually(async () => expect(await this.driver.value(`${all(target)}.length`), said(target)).toBe(count))
  }

  /** The text of an element contains this. */
  async reads(target: Target, text: string) {
    await eventually(async () =>
      expect(await this.driver.value(`${first(target)}?.innerText ?? null`), said(target)).toContain(text),
    )
  }

  async holds(target: Target, value: string) {
    await this.until(`${first(target)}?.value === ${JSON.stringify(value)}`, `${said(target)} has the value ${value}`)
  }

  async focuses(target: Target) {
    await this.until(`${first(target)} === document.activeElement`, `${said(target)} has the focus`)
  }

  async at(path: string) {
    const url = new URL(path, this.base).href
    await eventually(async () => expect(await this.driver.value('location.href')).toBe(url))
  }

  async #pointAt(target: Target) {
    let point: unknown
    await eventually(async () => {
      point = await this.driver.value(`(${pointOf})(${first(target)})`)
      expect(typeof point, `${said(target)} ${point}`).toBe('object')
    })
    return point as { x: number; y: number }
  }

  async click(role: Target['role'], name?: Target['name'], within?: Target) {
    const { x, y } = await this.#pointAt({ role, name, within })
    await this.driver.click(x, y)
  }

  async hover(role: Target['role'], name?: Target['name'], within?: Target) {
    const { x, y } = await this.#pointAt({ role, name, within })
    await this.driver.move(x, y)
  }

  /** Replaces the value of a text field, as somebody who selects it and types. */
  async fill(target: Target, text: string) {
    await this.click(target.role, target.name, target.within)
    await this.focuses(target)
    await this.driver.press('Control+a')
    await this.driver.type(text)
    await this.holds(target, text)
  }

  async signIn() {
    await this.live()
    await this.click('button', 'Sign in')
    await this.sees('button', 'Account')
  }
}
