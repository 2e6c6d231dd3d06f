import { between, chance, nth, person, pick, some } from './common.mjs'
import * as words from './words.mjs'

const tasks = words.tasks.map(([column, name], index) => {
  const faker = chance(name)
  return {
    id: `task-${index + 1}`,
    columnId: column.toLowerCase().replaceAll(' ', '-'),
    name,
    description: `${name}, as agreed in the last planning.`,
    priority: nth(['low', 'medium', 'high'], index),
    labels: some(faker, ['Design', 'Code', 'Text', 'Legal'], 1, 2),
    dueDate: { days: between(faker, -3, 20) },
    assignee: [pick(person(index * 2), 'name', 'avatarUrl')],
  }
})

export { tasks }
