import type { Locator, Page } from '@playwright/test'
import { axe, expect, live, open, signIn, test } from './site'

const calendar = 'dashboard/calendar'
// A Monday: this week's events are on days to come.
const now = new Date('2026-11-30T08:00:00')

test.use({ timezoneId: 'Europe/Lisbon' })
test.beforeEach(({ page }) => page.clock.setFixedTime(now))

const event = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

/** Drags from one point to another, each an element and a place in it. */
async function drag(page: Page, ...points: [target: Locator, y: number][]) {
  for (const [index, [target, y]] of points.entries()) {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error('There is nothing to drag')
    await page.mouse.move(box.x + 20, box.y + (y < 0 ? box.height + y : y), { steps: 4 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

/** A finger, which Playwright has only for taps. */
async function fingerOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  let at = { x: 0, y: 0 }
  async function pointOf(target: Locator, y: number) {
    const box = await target.boundingBox()
    if (!box) throw new Error('There is nothing to touch')
    return { x: box.x + 20, y: box.y + y }
  }
  const touch = (type: 'touchStart' | 'touchMove', point: typeof at) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] })
  return {
    async down(target: Locator, y: number) {
      at = await pointOf(target, y)
      await touch('touchStart', at)
    },
    async move(target: Locator, y: number) {
      const to = await pointOf(target, y)
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch('touchMove', { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part })
      }
      at = to
    },
    up: () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  }
}

test('an event is made by keyboard, found again after a reload, deleted and brought back', { tag: '@main' }, async ({
  page,
}) => {
  await signIn(page, `${calendar}?view=week&date=2026-12-02`)
  await cell(page, 'Wednesday, December 2, 9:00 AM').focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Thursday, December 3, 8:30 AM')).toBeFocused()
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog', { name: 'New event' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Breakfast with the carrier')
  await expect(form.getByLabel('Starts at')).toHaveValue('08:30')
  await page.keyboard.press('Enter')
  await said(page, 'Breakfast with the carrier created')
  await expect(form).toBeHidden()
  await page.reload()
  await live(page)
  const made = event(page, /^Breakfast with the carrier 8:30 – 9:30 AM Thursday, December 3/)
  await made.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await said(page, 'Breakfast with the carrier deleted')
  await expect(made).toBeHidden()
  await expect(cell(page, 'Thursday, December 3, 8:30 AM')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(made).toBeVisible()
})

test('a range is dragged, an event is moved and made longer with the mouse', async ({ page }) => {
  await signIn(page, `${calendar}?view=week`)
  await drag(page, [cell(page, 'Friday, December 4, 1:00 PM'), 4], [cell(page, 'Friday, December 4, 2:30 PM'), 4])
  const form = page.getByRole('dialog', { name: 'New event' })
  await expect(form.getByLabel('Starts at')).toHaveValue('13:00')
  await expect(form.getByLabel('Ends at')).toHaveValue('15:00')
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await drag(page, [event(page, /^Quote for Blue Harbor/), 6], [cell(page, 'Thursday, December 3, 9:00 AM'), 6])
  await said(page, /Quote for Blue Harbor moved to Thursday, December 3, 9:00/)
  const moved = event(page, /^Quote for Blue Harbor 9:00 – 9:45 AM Thursday/)
  await drag(page, [moved, -3], [cell(page, 'Thursday, December 3, 10:00 AM'), 20])
  await expect(event(page, /^Quote for Blue Harbor 9:00 – 10:30 AM Thursday/)).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a long press drags a range and an event, an earlier move scrolls, and a tap is a tap', async ({ page }) => {
    await signIn(page, `${calendar}?view=week`)
    const finger = await fingerOf(page)
    const draft = page.locator('[data-draft]')
    const form = page.getByRole('dialog', { name: 'New event' })
    const grid = page.getByRole('grid')

    await finger.down(cell(page, 'Friday, December 4, 1:00 PM'), 4)
    await expect(draft).toBeVisible()
    await finger.move(cell(page, 'Friday, December 4, 2:30 PM'), 4)
    await finger.up()
    await expect(form.getByLabel('Starts at')).toHaveValue('13:00')
    await expect(form.getByLabel('Ends at')).toHaveValue('15:00')
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()

    const top = await grid.evaluate(({ scrollTop }) => scrollTop)
    await finger.down(event(page, /^Quote for Blue Harbor/), 6)
    await expect(draft).toBeVisible()
    await finger.move(cell(page, 'Thursday, December 3, 10:00 AM'), 6)
    await finger.move(cell(page, 'Thursday, December 3, 9:00 AM'), 6)
    await finger.up()
    await said(page, /Quote for Blue Harbor moved to Thursday, December 3, 9:00/)
    await expect(event(page, /^Quote for Blue Harbor 9:00 – 9:45 AM Thursday/)).toBeVisible()
    expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBe(top)

    await finger.down(cell(page, 'Thursday, December 3, 1:00 PM'), 4)
    await finger.move(cell(page, 'Thursday, December 3, 10:00 AM'), 4)
    await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(top)
    await finger.up()
    await expect(draft).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()

    await cell(page, 'Friday, December 4, 1:00 PM').tap()
    await expect(form.getByLabel('Ends at')).toHaveValue('14:00')
  })

  test('after a long press the end of an event has a handle, which a tap elsewhere removes', async ({ page }) => {
    await signIn(page, `${calendar}?view=week`)
    const finger = await fingerOf(page)
    const handle = page.locator('[data-edge="handle"]')
    const quote = event(page, /^Quote for Blue Harbor/)
    await expect(quote).toBeVisible()
    await expect(handle).toHaveCount(0)
    await finger.down(quote, 6)
    await expect(handle).toBeVisible()
    await finger.up()
    await expect(page.locator('[data-draft]')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeHidden()

    const box = await handle.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'WCAG 2.5.8').toBeGreaterThanOrEqual(24)
    const name = await quote.getAttribute('data-occurrence')
    // At once: the second press is not a long one.
    await finger.down(handle, 26)
    await finger.move(cell(page, 'Wednesday, December 2, 11:30 AM'), 10)
    await finger.up()
    const longer = event(page, /^Quote for Blue Harbor 10:00 – 11:30 AM/)
    await expect(longer).toBeVisible()
    await expect(longer).toHaveAttribute('data-occurrence', name ?? '')
    await expect(handle).toBeVisible()

    await page.getByRole('heading', { level: 2 }).first().tap()
    await expect(handle).toHaveCount(0)
    await longer.tap()
    await expect(page.getByRole('dialog', { name: 'Quote for Blue Harbor' })).toBeVisible()
  })
})

test('of an event that repeats one is moved, and the series stays', async ({ page }) => {
  await signIn(page, `${calendar}?view=week`)
  await event(page, /^Stand-up 9:30.* Tuesday/).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await said(page, /^Stand-up moved to Tuesday, December 1, 9:45/)
  await expect(event(page, /^Stand-up 9:45 – 10:00 AM Tuesday/)).toBeVisible()
  await expect(event(page, /^Stand-up 9:30 – 9:45 AM Wednesday/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(event(page, /^Stand-up 9:30 – 9:45 AM Tuesday/)).toBeVisible()
  await expect(event(page, /^Stand-up 9:45 – 10:00 AM Tuesday/)).toBeHidden()
})

test('the zone is said, and that of an event which has another', async ({ page }) => {
  await signIn(page, `${calendar}?view=week`)
  await expect(page.getByText(/Times are in your time zone: Western European Standard Time/)).toBeVisible()
  await event(page, /^Call with Blue Harbor.*11:00 AM in Eastern Standard Time/).click()
  await expect(page.getByRole('dialog', { name: 'Call with Blue Harbor' })).toContainText('Eastern Standard Time')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the agenda is first, and an event is changed by its form', async ({ page }) => {
    await signIn(page, calendar)
    await expect(page.getByRole('button', { name: 'Agenda', pressed: true })).toBeVisible()
    await page.getByRole('button', { name: /Photos of the Lounge chair/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Edit event' }).click()
    const form = page.getByRole('dialog', { name: 'Edit event' })
    await form.getByLabel('Starts at').fill('10:15')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await said(page, 'Photos of the Lounge chair saved')
    await expect(page.getByRole('button', { name: /Photos of the Lounge chair/ })).toContainText('10:15')
  })
})

for (const view of ['month', 'week', 'agenda']) {
  test(`axe finds nothing on the ${view}, dark and right to left`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl', colorScheme: 'dark' }))
      localStorage.setItem('theme-mode', 'dark')
    })
    await signIn(page, `${calendar}?view=${view}`)
    await expect(event(page, /Atlas release/)).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
}

test('axe finds nothing on the form', async ({ page }) => {
  await signIn(page, calendar)
  await open(page, `${calendar}?new`)
  await expect(page.getByRole('dialog', { name: 'New event' }).getByLabel('Starts at')).toBeVisible()
  expect(await axe(page)).toEqual([])
})
