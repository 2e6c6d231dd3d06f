import { expect, test } from 'vitest'
import { failureCode, isPassing, readFailure, rejectionOf, somethingWentWrong } from './failure'

test.each<[string, unknown, string | undefined]>([
  ['our own', { message: 'No', code: 'no' }, 'No'],
  [
    'problem+json',
    { type: 'about:blank', title: 'Bad request', detail: 'The due date is past' },
    'The due date is past',
  ],
  ['a title alone', { title: 'Bad request', status: 400 }, 'Bad request'],
  ['error', { error: 'No such order' }, 'No such order'],
  ['error.message', { error: { code: 7, message: 'No such order' } }, 'No such order'],
  ['OAuth', { error: 'invalid_grant', error_description: 'The code is old' }, 'The code is old'],
  ['errors', { errors: [{ status: '422', detail: 'Too low' }] }, 'Too low'],
  ['errors of text', { errors: ['Too low', 'Too late'] }, 'Too low'],
  ['a list', [{ message: 'Too low' }], 'Too low'],
  ['several messages', { statusCode: 400, message: ['Too low', 'Too late'], error: 'Bad Request' }, 'Too low'],
  ['FastAPI', { detail: [{ loc: ['body', 'name'], msg: 'field required' }] }, 'field required'],
  ['text', ' Quota\n reached ', 'Quota reached'],
  ['JSON as text', '{"message":"No"}', 'No'],
  ['an Error', new Error('Invalid token!'), 'Invalid token!'],
  ['an empty message', { message: ' ', detail: 'The due date is past' }, 'The due date is past'],
  ['a message that is no text', { message: 42, error: true }, undefined],
  ['a page', '<!doctype html><h1>502</h1>', undefined],
  ['a page in JSON', { message: 'Oh: <h1>502</h1>', title: 'Bad gateway' }, 'Bad gateway'],
  ['signs that are no markup', { message: 'a < b and 3<4' }, 'a < b and 3<4'],
  ['JSON cut off', '{"message":"N', undefined],
  ['a number', 500, undefined],
  ['nothing', undefined, undefined],
  ['an empty list', [], undefined],
  ['a very long text', '🙂'.repeat(1000), `${'🙂'.repeat(300)}…`],
])('the sentence of %s', (_, failure, sentence) => {
  expect(readFailure(failure).message).toBe(sentence)
})

const price = { 'items.0.price': 'Too low' }
test.each<[string, unknown, Record<string, string> | undefined]>([
  ['our own', { message: 'No', fields: price }, price],
  ['RFC 9457', { title: 'Invalid', errors: [{ pointer: '#/items/0/price', detail: 'Too low' }] }, price],
  ['JSON:API', { errors: [{ source: { pointer: '/data/attributes/items/0/price' }, detail: 'Too low' }] }, price],
  ['FastAPI', { detail: [{ loc: ['body', 'items', 0, 'price'], msg: 'Too low' }] }, price],
  ['zod', { issues: [{ path: ['items', 0, 'price'], message: 'Too low' }] }, price],
  ['ASP.NET', { title: 'Invalid', errors: { 'Items[0].Price': ['Too low', 'Too odd'] } }, price],
  ['Laravel', { message: 'Invalid', errors: { 'items.0.price': ['Too low'] } }, price],
  ['RFC 7807', { 'invalid-params': [{ name: 'items.0.price', reason: 'Too low' }] }, price],
  ['escaped', { errors: [{ pointer: '#/a~1b/c%20d', detail: 'No' }] }, { 'a/b.c d': 'No' }],
  ['no field', { message: 'No', errors: [{ detail: 'No' }] }, undefined],
  ['text', 'No', undefined],
])('the fields of %s', (_, failure, fields) => {
  expect(readFailure(failure).fields).toEqual(fields)
})

test.each<[unknown, number, unknown, string | undefined]>([
  [{ detail: 'No' }, 403, { detail: 'No' }, 'forbidden'],
  [{ code: 'ORDER_UNKNOWN' }, 404, { code: 'ORDER_UNKNOWN' }, 'not-found'],
  [{ code: 'email-taken' }, 409, { code: 'email-taken' }, 'email-taken'],
  [{ code: 17 }, 409, { code: 17 }, 'conflict'],
  [['No'], 410, ['No'], 'not-found'],
  ['No', 500, 'No', undefined],
  [7, 400, 7, undefined],
  [undefined, 500, somethingWentWrong, undefined],
  ['', 404, { message: somethingWentWrong, code: 'not-found' }, 'not-found'],
  ['Forbidden', 403, { message: 'Forbidden', code: 'forbidden' }, 'forbidden'],
])('%j with status %i', (body, status, rejection, code) => {
  const failure = rejectionOf(body, status)
  expect(failure).toEqual(rejection)
  expect(failureCode(failure)).toBe(code)
})

test('what the server refused is not worth another try, what it failed at is', () => {
  expect([403, 409, 422].map((status) => isPassing(rejectionOf({}, status)))).toEqual([false, false, false])
  expect([429, 500, 503].map((status) => isPassing(rejectionOf({}, status)))).toEqual([true, true, true])
  expect(isPassing(somethingWentWrong)).toBe(true)
})
