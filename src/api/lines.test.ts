import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { profileSchema } from './account'
import { kanbanTaskPatchSchema } from './kanban' // #demo
import { mailPatchSchema } from './mail' // #demo
import { productPatchSchema } from './products' // #demo

const disguised = 'Cafe\u0301 \u202efdp.exe'
const plain = 'Café fdp.exe'
// #demo
const variant = { sku: 'A-1', color: 'Sage', price: 1, available: 1 }
// #/demo

test.each([
  // #demo
  ['the subject of a mail', mailPatchSchema, { subject: disguised }, { subject: plain }],
  ['a label of a task', kanbanTaskPatchSchema, { labels: [disguised] }, { labels: [plain] }],
  [
    'the size of a variant',
    productPatchSchema,
    { variants: [{ ...variant, size: disguised }] },
    { variants: [{ ...variant, size: plain }] },
  ],
  // #/demo
  ['a city', z.partial(profileSchema), { city: disguised }, { city: plain }],
])('%s is plain text', (_, schema: z.ZodMiniType, typed, read) => {
  expect(z.parse(schema, typed)).toEqual(read)
})
