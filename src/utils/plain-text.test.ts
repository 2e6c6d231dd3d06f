import { expect, test } from 'vitest'
import { nameKey, plainText } from './plain-text'

test.each([
  ['invoice\u202efdp.exe', 'invoicefdp.exe'],
  ['a\u2066b\u2069\u200b.pdf', 'ab.pdf'],
  ['\ufeffplan\u200e.pdf\u200d', 'plan.pdf'],
  ['in\u200cvoice\0.pdf', 'invoice.pdf'],
  ['two\r\nlines', 'two lines'],
  [`e${'\u0301'.repeat(60)}.pdf`, `é${'\u0301'.repeat(5)}.pdf`],
])('%j is shown as it ends', (name, shown) => {
  expect(plainText(name)).toBe(shown)
})

test.each(['می‌خواهم', 'क्‍ष', '👩‍👩‍👧.png', 'Tiếng Việt', '中文', 'العربية', "L'été – 12,50 €"])('%s stays', (name) => {
  expect(plainText(name)).toBe(name.normalize('NFC'))
})

test('the forms that systems write a name in are one name', () => {
  expect(nameKey('Résumé.pdf'.normalize('NFD'))).toBe(nameKey('RÉSUMÉ.PDF'))
  expect(nameKey('Floor\u202f plan.pdf ')).toBe(nameKey('Floor plan.pdf'))
  expect(nameKey('plan.pdf')).not.toBe(nameKey('plán.pdf'))
})
