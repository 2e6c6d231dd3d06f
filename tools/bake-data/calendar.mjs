import { between, chance, day, hour, person } from './common.mjs'
import * as words from './words.mjs'

const events = words.meetings.map((title, index) => {
  const faker = chance(title)
  const startDate = (index * 3 - 8) * day + between(faker, 0, 8) * 30
  const allDay = index % 4 === 2
  return {
    id: `event-${index + 1}`,
    title,
    description: `${title} with ${person(index + 2).name}.`,
    allDay,
    startDate,
    endDate: startDate + (allDay ? day : hour),
  }
})

export { events }
