import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { axe, expect, open, signIn, test } from './site'

const five = 'dashboard/group/five'
const cell = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
const grid = (page: Page, name: string) => page.getByRole('grid', { name, exact: true })
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()

test('folders open and lie in the address; Back leads out of them', { tag: '@main' }, async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Docs').dblclick()
  await expect(page).toHaveURL(/path=Docs/)
  await expect(grid(page, 'Docs')).toBeVisible()
  await page.reload()
  await expect(grid(page, 'Docs')).toBeVisible()
  await page.goBack()
  await expect(grid(page, 'All files')).toBeVisible()
})

test('a folder is made, and renamed by keyboard alone', async ({ page }) => {
  await signIn(page, five)
  await page.getByRole('button', { name: 'New folder' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Plans')
  await page.getByRole('button', { name: 'Create' }).click()
  await said(page, '“Plans” created')
  await cell(page, 'Plans').focus()
  await page.keyboard.press('F2')
  const name = page.getByRole('dialog', { name: 'Rename Plans' }).getByRole('textbox', { name: 'Name' })
  await expect(name).toBeFocused()
  await name.fill('Ideas')
  await page.keyboard.press('Enter')
  await said(page, 'Renamed to “Ideas”')
  await expect(cell(page, 'Ideas')).toBeVisible()
})

const agenda = { name: 'agenda.txt', mimeType: 'text/plain', buffer: Buffer.from('One, two') }
const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' })

/** Uploads a file by the button. */
async function upload(page: Page) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (await chooser).setFiles(agenda)
}

test('a file is uploaded, and lies in the open folder', { tag: '@main' }, async ({ page }) => {
  await signIn(page, `${five}?path=Work`)
  await expect(grid(page, 'Work')).toBeVisible()
  await upload(page)
  await expect(uploads(page)).toContainText('1 file uploaded')
  await expect(cell(page, 'agenda.txt')).toBeVisible()
  await page.getByRole('button', { name: 'Close uploads' }).click()
  await expect(uploads(page)).toBeHidden()
})

test('a dropped folder comes with all that is in it, and names are shown as they end', async ({ page }, testInfo) => {
  const outputPath = (path: string) => testInfo.outputPath(path)
  mkdirSync(outputPath('Photos/Summer'), { recursive: true })
  writeFileSync(outputPath('Photos/Summer/beach.txt'), 'sand')
  writeFileSync(outputPath('Photos/list.txt'), 'one')
  await signIn(page, `${five}?path=Work`)
  await expect(grid(page, 'Work')).toBeVisible()
  const box = await grid(page, 'Work').boundingBox()
  const device = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [outputPath('Photos')], dragOperationsMask: 1 }
    await device.send('Input.dispatchDragEvent', { type, x: box?.x ?? 0, y: box?.y ?? 0, data })
  }
  await expect(uploads(page)).toContainText('2 files uploaded')
  await cell(page, 'Photos').dblclick()
  await expect(cell(page, 'list.txt')).toBeVisible()
  await cell(page, 'Summer').dblclick()
  await expect(cell(page, 'beach.txt')).toBeVisible()

  const named = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('text') })
  const send = async (...names: string[]) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await (await chooser).setFiles(names.map(named))
  }
  // It would be displayed as voiceexe.txt.
  await send('Résumé.txt'.normalize('NFC'), 'voice\u202etxt.exe', `${'x'.repeat(252)}.txt`)
  await expect(cell(page, 'voicetxt.exe')).toBeVisible()
  await expect(uploads(page)).toContainText('Use 255 characters or fewer')
  await send('Résumé.txt'.normalize('NFD'))
  await expect(page.getByRole('alertdialog', { name: 'Replace or keep both?' })).toBeVisible()
})

test.describe('a name that the folder has already', () => {
  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Replace or keep both?' })
  const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
  const agendas = (page: Page) => page.getByRole('gridcell', { name: /^agenda/ })

  test('is asked about at an upload: nothing is done, both are kept, or the first one goes', async ({ page }) => {
    await signIn(page, `${five}?path=Work`)
    await expect(grid(page, 'Work')).toBeVisible()
    await upload(page)
    await expect(agendas(page)).toHaveCount(1)

    await upload(page)
    await expect(question(page).getByRole('listitem')).toHaveText(['agenda.txt'])
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeHidden()
    await expect(uploads(page)).toContainText('1 file uploaded')

    await upload(page)
    await answer(page, 'Keep both')
    await expect(cell(page, 'agenda \\(2\\).txt')).toBeVisible()

    await upload(page)
    await answer(page, 'Replace')
    await expect(uploads(page)).toContainText('3 files uploaded')
    await expect(agendas(page)).toHaveCount(2)
  })

  test('is asked about at a move, and what was replaced is brought back with it', async ({ page }) => {
    await signIn(page, `${five}?path=Work`)
    await expect(grid(page, 'Work')).toBeVisible()
    await upload(page)
    await expect(agendas(page)).toHaveCount(1)
    await page.goto(five)
    await expect(grid(page, 'All files')).toBeVisible()
    await upload(page)
    await expect(agendas(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Close uploads' }).click()

    for (const choice of ['Replace', 'Keep both']) {
      await page.getByRole('button', { name: 'Actions for agenda.txt' }).click()
      await page.getByRole('menuitem', { name: 'Move to…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Move agenda.txt' })
      await dialog.getByRole('radio', { name: 'Work' }).check({ force: true })
      await dialog.getByRole('button', { name: 'Move here' }).click()
      await answer(page, choice)
      await said(page, '“agenda.txt” moved to Work')
      await expect(agendas(page)).toHaveCount(0)
      if (choice === 'Keep both') break
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(agendas(page)).toHaveCount(1)
    }
    await page.goto(`${five}?path=Work`)
    await expect(agendas(page)).toHaveCount(2)
  })

  test('is asked about at another name', async ({ page }) => {
    await signIn(page, five)
    await cell(page, 'Sport').focus()
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog', { name: 'Rename Sport' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('docs')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(question(page)).toContainText('deletes everything in it')
    await answer(page, 'Cancel')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('docs')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await answer(page, 'Replace')
    await said(page, 'Renamed to “docs”')
    await expect(page.getByRole('gridcell', { name: /^docs,/i })).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(cell(page, 'Sport')).toBeVisible()
    await expect(cell(page, 'Docs')).toBeVisible()
  })
})

test('a favorite is marked, found by the filter, and marked no more', async ({ page }) => {
  await signIn(page, `${five}?isFavorited=true`)
  const foods = cell(page, 'Foods')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(foods).toBeHidden()
  await page.getByRole('button', { name: 'Favorites', exact: true }).click()
  await foods.getByRole('button', { name: 'Favorite Foods' }).click()
  await said(page, '“Foods” added to favorites')
  await expect(foods.getByRole('button', { name: 'Favorite Foods' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favorites', exact: true }).click()
  await expect(page).toHaveURL(/isFavorited=true/)
  await page.reload()
  await foods.getByRole('button', { name: 'Favorite Foods' }).click()
  await said(page, '“Foods” removed from favorites')
  await expect(foods).toBeHidden()
})

test('a folder is moved by the dialog and brought back', async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Docs').getByRole('button', { name: 'Actions for Docs' }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move Docs' })
  await dialog.getByRole('radio', { name: 'Work' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Move here' }).click()
  await said(page, '“Docs” moved to Work')
  await expect(cell(page, 'Docs')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

test('a file is shared with a person by e-mail', async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Sport').getByRole('button', { name: 'Actions for Sport' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Sport' })
  await dialog.getByRole('combobox', { name: 'Name or email address' }).fill('new.person@example.com')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove new.person@example.com' })).toBeVisible()
})

test('what is selected is deleted together and brought back', { tag: '@main' }, async ({ page }) => {
  await signIn(page, five)
  await cell(page, 'Docs').focus()
  await page.keyboard.press('Space')
  await cell(page, 'Foods').getByRole('checkbox').check({ force: true })
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Delete' }).click()
  await said(page, '2 items deleted')
  await expect(cell(page, 'Docs')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

test('filters are in the address, and one click takes them off', async ({ page }) => {
  await signIn(page, five)
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'PDF' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/type=/)
  await expect(cell(page, 'Docs')).toBeHidden()
  await expect(page.getByRole('gridcell', { name: /, PDF$/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

test('a path that leads nowhere says so', async ({ page }) => {
  await signIn(page, 'dashboard')
  await open(page, `${five}?path=Nowhere/at/all`)
  await page.getByRole('link', { name: 'Go to all files' }).click()
  await expect(cell(page, 'Docs')).toBeVisible()
})

for (const view of ['grid', 'list']) {
  test(`axe finds nothing in the ${view} with details, dark and right to left`, async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('app-settings', JSON.stringify({ direction: 'rtl', colorScheme: 'dark' }))
      localStorage.setItem('theme-mode', 'dark')
    })
    await signIn(page, `${five}?view=${view}`)
    await expect(cell(page, 'Docs')).toBeVisible()
    expect(await axe(page)).toEqual([])
    await cell(page, 'Docs').getByRole('button', { name: 'Actions for Docs' }).click()
    await page.getByRole('menuitem', { name: 'Details' }).click()
    await expect(page.getByRole('complementary', { name: 'Docs' })).toBeVisible()
    expect(await axe(page)).toEqual([])
  })
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('what is printed as the chart is being drawn has all of it, and the words of each button', async ({ page }) => {
    // As soon as a part of it is rendered.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const arcs = [...document.querySelectorAll('.MuiPieChart-arc')]
        if (arcs.length === 0) return
        observer.disconnect()
        requestAnimationFrame(() => {
          dispatchEvent(new Event('beforeprint'))
          Object.assign(window, { printed: arcs.map((arc) => arc.getAttribute('d')) })
          dispatchEvent(new Event('afterprint'))
        })
      }).observe(document, { subtree: true, childList: true })
    })
    await signIn(page, 'dashboard/group/five')
    const printed = await (await page.waitForFunction(() => (window as { printed?: string[] }).printed)).jsonValue()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    const arcs = page.locator('.MuiPieChart-arc')
    await arcs.first().waitFor()
    expect(printed).toEqual(await arcs.evaluateAll((all) => all.map((arc) => arc.getAttribute('d'))))

    await page.emulateMedia({ media: 'print' })
    const upload = page.getByRole('button', { name: 'Upload' })
    const { color, backgroundColor, printColorAdjust } = await upload.evaluate((node) => ({
      ...getComputedStyle(node),
    }))
    expect([color, backgroundColor, printColorAdjust]).toEqual([
      'rgb(255, 255, 255)',
      expect.not.stringContaining('255, 255, 255'),
      'exact',
    ])
  })
})
