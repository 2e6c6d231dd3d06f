import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { codeSchema } from './provider-schemas'

test.each(['123456', ' 123 456 ', '123-456', '١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３－４５６', '\u200E123456'])(
  'the code %j is read as its digits',
  (code) => expect(z.parse(codeSchema, { email: 'ada@example.com', code }).code).toBe('123456'),
)
