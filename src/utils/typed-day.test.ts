import { expect, test } from 'vitest'
import { formatDate } from './format-date'
import { readDay } from './typed-day'

test.each([
  ['2026-04-17', 'en', '2026-04-17'],
  [' 2026/4/17 ', 'fr', '2026-04-17'],
  ['2026.04.17', 'vi', '2026-04-17'],
  ['04/17/2026', 'en', '2026-04-17'],
  ['17/04/2026', 'fr', '2026-04-17'],
  ['17.4.2026', 'de', '2026-04-17'],
  ['17-04-2026', 'vi', '2026-04-17'],
  ['17 ٠٤ ٢٠٢٦', 'ar', '2026-04-17'],
  ['١٧/٠٤/٢٠٢٦', 'ar', '2026-04-17'],
  ['۲۰۲۶-۰۴-۱۷', 'ar', '2026-04-17'],
  ['２０２６年４月１７日', 'cn', '2026-04-17'],
  ['\u200F17\u200F/4\u200F/2026', 'ar', '2026-04-17'],
  ['17 April 2026', 'en', '2026-04-17'],
  ['April 17, 2026', 'fr', '2026-04-17'],
  ['17/04/2026', 'en', ''],
  ['2026-02-30', 'en', ''],
  ['17/04/26', 'fr', ''],
  ['20260417', 'en', ''],
  ['1405/01/28', 'ar', ''],
  ['17 de abril de 2026', 'es', '2026-04-17'],
  ['17 באפריל 2026', 'he', '2026-04-17'],
  ['17 Smarch 2026', 'en', ''],
  ['tomorrow', 'en', ''],
  ['17', 'en', ''],
  ['2026-04-17; 2026-04-18', 'en', ''],
  ['1'.repeat(100_000), 'en', ''],
  ['', 'en', ''],
])('%j in %s is %j', (text, language, day) => expect(readDay(text, language)).toBe(day))

test('a moment is read as its local day', () => {
  expect(readDay(new Date(2026, 3, 17, 23, 30).toISOString(), 'en')).toBe('2026-04-17')
})

// Those of the site, and some that may be added.
test.each([...['en', 'fr', 'vi', 'cn', 'ar'], ...['he', 'fa', 'es', 'pt', 'ru', 'hi', 'ja']])(
  'what the site writes is read again, in %s',
  (language) => {
    for (let month = 1; month <= 12; month++) {
      const day = `2026-${String(month).padStart(2, '0')}-17`
      expect(readDay(formatDate(day, language), language)).toBe(day)
    }
  },
)
