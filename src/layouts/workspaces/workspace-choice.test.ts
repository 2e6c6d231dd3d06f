import { expect, test } from 'vitest'
import { chosenOf } from './workspace-choice'

const workspaces = [{ id: 'one' }, { id: 'two' }]

test('the chosen workspace, or the first where the choice is none of them', () => {
  expect(chosenOf(workspaces, 'two')).toBe(workspaces[1])
  for (const choice of [null, '', 'three', '{"id":', '__proto__'])
    expect(chosenOf(workspaces, choice)).toBe(workspaces[0])
  expect(chosenOf([], 'one')).toBeUndefined()
})
