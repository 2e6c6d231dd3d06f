import type { Page } from '@playwright/test'
import { axe, expect, settled, signIn, test } from './site'

const chat = 'dashboard/chat'
const message = (page: Page, name: RegExp) => page.getByRole('article', { name })
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ })
// One pixel.
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a message is sent by keyboard and answered over the WebSocket', { tag: '@main' }, async ({ page }) => {
  await signIn(page, chat)
  await expect(page.getByRole('link', { name: /Kayleigh Ferry/ })).toContainText('1 unread message')
  await page.getByRole('link', { name: /Kayleigh Ferry/ }).press('Enter')
  await expect(page).toHaveURL(/id=conversation-2/)
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('link', { name: /Kayleigh Ferry/ })).not.toContainText('unread')
  await page.keyboard.type('Yes, all 12 to the outlet')
  await page.keyboard.press('Enter')
  await expect(message(page, /^You, .*Yes, all 12 to the outlet$/)).toBeVisible()
  await expect(page.getByText('Kayleigh is typing…').first()).toBeVisible()
  await expect(message(page, /^Kayleigh Ferry, .*Thank you, I take care of it\.$/)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Kayleigh Ferry: Thank you' })).toHaveCount(1)
  // She was offline.
  await expect(page.getByRole('main').getByText('Warehouse manager · Online')).toBeVisible()
  await page.reload()
  await expect(message(page, /^You, .*Yes, all 12 to the outlet$/)).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('earlier messages are loaded on the way up, and the reader stays where they are', async ({ page }) => {
  await signIn(page, `${chat}?id=conversation-1`)
  const messages = page.locator('[data-message]')
  await messages.last().press('Home')
  const first = page.locator('[data-message="message-19"]')
  await expect(page.getByRole('button', { name: 'Load earlier messages' })).toHaveCount(0)
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(page.locator('[data-message="message-1"]')).toBeFocused()
  await page.getByRole('button', { name: 'Go to the latest message' }).click()
  await expect(messages.last()).toBeInViewport()
})

test('a conversation is started with a contact, written in and kept, and opened again instead of a second one', async ({
  page,
}) => {
  await signIn(page, chat)
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  async function start(typed: string, name: string) {
    await page.getByRole('link', { name: 'New conversation' }).click()
    await expect(page).toHaveURL(/[?&]new/)
    await dialog.getByRole('combobox', { name: 'People' }).fill(typed)
    await page.getByRole('option', { name }).click()
    await dialog.getByRole('button', { name: 'Start conversation' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeFocused()
  }
  await start('nettie', 'Nettie Dickens')
  await expect(page).toHaveURL(/id=conversation-\w+$/)
  const { href } = new URL(page.url())
  await page.keyboard.type('Welcome on board')
  await page.keyboard.press('Enter')
  await expect(message(page, /^Nettie Dickens, .*Good to hear from you/)).toBeVisible()
  await page.reload()
  await expect(message(page, /^You, .*Welcome on board$/)).toBeVisible()
  await page.getByRole('link', { name: /Coralie Russel/ }).click()
  await start('nettie', 'Nettie Dickens')
  expect(page.url()).toBe(href)
  await page.getByRole('link', { name: 'New conversation' }).click()
  await expect(dialog).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.goBack()
  await expect(dialog).toBeHidden()
})

test.describe('a rejected message', () => {
  test.use({ allowedErrors: [/status of 500/] })

  test('stays, and is sent again', async ({ page }) => {
    await signIn(page, `${chat}?id=conversation-8`)
    await expect(field(page)).toBeVisible()
    await settled(page)
    await page.evaluate(() => {
      const url = new URL(location.href)
      url.searchParams.set('demo', 'next:500')
      history.replaceState(history.state, '', url)
    })
    await field(page).fill('Thank you')
    await field(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('Not sent')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Brandon Monahan/ })).toContainText('You: Thank you')
  })
})

test('a reply with a photo quotes the message, and both are there after a reload', async ({ page }) => {
  await signIn(page, `${chat}?id=conversation-4`)
  const quoted = message(page, /The parcel is on its way/)
  await quoted.hover()
  await quoted.getByRole('button', { name: 'Reply to Elisa Abernathy' }).click()
  await page.locator('input[type="file"]').setInputFiles({ name: 'glaze.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText('glaze.png')).toBeVisible()
  await page.keyboard.type('Like this one')
  await page.keyboard.press('Enter')
  const own = message(page, /^You, .*Like this one$/)
  await expect(own.getByRole('button', { name: 'Open glaze.png' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Elisa Abernathy/ })).toContainText('You: Like this one')
  await page.reload()
  await own.getByRole('button', { name: /^Elisa Abernathy\s*The parcel is on its way/ }).click()
  await expect(quoted).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('there is one pane at a time, and the way back has the focus', async ({ page }) => {
    await signIn(page, chat)
    await page.getByRole('link', { name: /Coralie Russel/ }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Coralie Russel' })).toBeFocused()
    await expect(page.getByRole('link', { name: /Beth Effertz/ })).toBeHidden()
    expect(await axe(page)).toEqual([])
    await page.getByRole('link', { name: 'All conversations' }).press('Enter')
    await expect(page.getByRole('link', { name: /Coralie Russel/ })).toBeFocused()
    await expect(field(page)).toBeHidden()
  })
})
