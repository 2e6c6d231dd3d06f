import { expect, test } from 'vitest'
import { foldersAbove, foldersOf, isInside, pathAround, pathOf } from './folders'

const docs = { id: '1', name: 'Docs', parentId: null }
const old = { id: '2', name: 'Old', parentId: '1' }
const older = { id: '3', name: 'Old', parentId: '2' }
const folders = [older, docs, old]

test('a path leads through its folders', () => {
  expect(foldersOf('', folders)).toEqual([])
  expect(foldersOf('Docs/Old/Old', folders)).toEqual([docs, old, older])
  expect(foldersOf('/Docs/', folders)).toEqual([docs])
})

test('a path finds its folder however its accents are written', () => {
  const summer = { id: '4', name: 'Été', parentId: '1' }
  expect(foldersOf('Docs/Été'.normalize('NFD'), [...folders, summer])).toEqual([docs, summer])
})

test.each(['Old', 'Docs/New', 'docs', 'Docs/Old/Old/Old'])('there is no folder at %s', (path) =>
  expect(foldersOf(path, folders)).toBeUndefined(),
)

test('a folder knows its path, and those above it', () => {
  expect(pathOf(older, folders)).toBe('Docs/Old/Old')
  expect(pathAround(older, folders)).toBe('Docs/Old')
  expect(pathAround(docs, folders)).toBe('')
  expect(foldersAbove(older, folders)).toEqual([docs, old])
})

test('nothing is moved into itself', () => {
  expect(isInside(older, [docs], folders)).toBe(true)
  expect(isInside(docs, [docs], folders)).toBe(true)
  expect(isInside(docs, [older], folders)).toBe(false)
})
