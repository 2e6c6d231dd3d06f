import { person } from './common.mjs'

const names = {
  traci: 0,
  kayleigh: 1,
  paige: 2,
  eduardo: 3,
  nettie: 4,
  brandon: 5,
  marta: 6,
  javon: 7,
  germaine: 10,
  beth: 11,
  martine: 12,
  elisa: 13,
  forrest: 15,
  albert: 17,
  augustus: 18,
  malinda: 19,
  calista: 20,
  coralie: 21,
  martina: 22,
}
const next = 7 // days
const [mon, tue, wed, thu, fri, sat] = [0, 1, 2, 3, 4, 5]

const at = (weekday, time) => ({ weekday, time })

/** An event at the viewer's local time: on a weekday of this week, from one time to another. */
function timed(title, weekday, from, to, { who = '', ...more }) {
  // Until a time that is not later it is the next day's.
  return event(title, who, {
    startDate: at(weekday, from),
    endDate: at(to > from ? weekday : weekday + 1, to),
    ...more,
  })
}

/** An event of whole days. */
function days(title, first, last, { who = '', ...more }) {
  return event(title, who, { allDay: true, startDate: at(first, '00:00'), endDate: at(last + 1, '00:00'), ...more })
}

function event(title, who, more) {
  const attendees = who.split(' ').flatMap((name) => {
    if (!name) return []
    const { name: fullName, avatarUrl } = person(names[name])
    return { id: `contact-${names[name] + 1}`, name: fullName, avatarUrl }
  })
  const empty = { description: '', allDay: false, color: 'primary', location: '', rrule: '', exDates: [], timeZone: '' }
  return { title, ...empty, ...more, attendees }
}

const list = [
  timed('Stand-up', mon - 28, '09:30', '09:45', {
    who: 'traci marta paige germaine malinda',
    rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    location: 'Video call',
    description: 'What was done, what is next, what is in the way. Fifteen minutes.',
  }),
  timed('Weekly planning', mon - 28, '10:00', '11:00', {
    who: 'malinda germaine forrest coralie',
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    location: 'Room Douro',
    description: 'The week’s goals and who works on what. The list is in the Atlas roadmap.',
  }),
  timed('One to one with Malinda', tue - 28, '15:00', '15:30', {
    who: 'malinda',
    rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
    color: 'secondary',
  }),
  days('Payroll closes', thu - 28, thu - 28, {
    who: 'brandon',
    rrule: 'FREQ=WEEKLY;INTERVAL=4;BYDAY=TH',
    color: 'warning',
    description: 'Hours and expenses have to be approved by noon.',
  }),
  timed('Design review: checkout', mon - next, '14:00', '15:00', {
    who: 'germaine traci augustus',
    color: 'info',
    location: 'Room Douro',
    description: 'The new checkout of the Atlas redesign, on phone and desktop.',
  }),
  timed('Budget for the first quarter', tue - next, '11:00', '12:30', {
    who: 'elisa malinda',
    color: 'warning',
    description: 'Atlas budget.xlsx, line by line.',
  }),
  timed('Visit of the glaze supplier', wed - next, '13:00', '15:00', {
    who: 'elisa kayleigh',
    color: 'success',
    location: 'Warehouse, bay 2',
    description: 'The blue glaze of the Stoneware mug: colours, quantities, dates.',
  }),
  timed('Interview: support agent', thu - next, '10:30', '11:15', { who: 'nettie forrest', color: 'secondary' }),
  timed('Retrospective', fri - next, '15:00', '16:00', { who: 'traci marta paige germaine malinda', color: 'primary' }),

  timed('Late glaze samples: what now?', mon, '11:30', '12:00', {
    who: 'elisa kayleigh',
    color: 'error',
    description: 'The blue glaze samples of the Stoneware mug are a week late. Wait, or go to press with the grey one?',
  }),
  timed('Deliveries to Lisbon', mon, '14:00', '14:30', {
    who: 'kayleigh forrest',
    color: 'error',
    location: 'Video call',
    description: 'The carrier holds parcels back. What do we tell the customers, and who else can drive?',
  }),
  timed('Atlas: content check', tue, '10:00', '11:30', {
    who: 'albert augustus',
    color: 'info',
    description: 'Product texts of all eight products in the new pages.',
  }),
  timed('Photos of the Lounge chair', tue, '11:00', '12:00', {
    who: 'augustus germaine',
    color: 'success',
    location: 'Studio',
    description: 'Twelve to choose from, four for the autumn catalogue.',
  }),
  timed('Lunch with the tour guides', tue, '12:30', '13:30', { who: 'javon beth', color: 'secondary' }),
  timed('Quote for Blue Harbor', wed, '10:00', '10:45', {
    who: 'coralie elisa',
    color: 'warning',
    description: '40 Everyday backpacks: price, delivery in two parts, terms of payment.',
  }),
  timed('Call with Blue Harbor', wed, '16:00', '16:45', {
    who: 'coralie',
    color: 'warning',
    location: 'Video call',
    timeZone: 'America/New_York',
    description: 'Their purchasing team is in New York.',
  }),
  timed('Atlas: test of the whole shop', wed, '13:00', '15:30', {
    who: 'paige traci marta',
    color: 'info',
    description: 'From the first page to the paid order, on every device of the shelf.',
  }),
  timed('Porto outing: trains and rooms', thu, '11:00', '11:30', {
    who: 'beth martina',
    color: 'success',
    description: 'Who comes, who needs a room, which train.',
  }),
  timed('Go or no go for Atlas', thu, '14:00', '15:00', {
    who: 'malinda traci marta paige martine',
    color: 'error',
    location: 'Room Douro',
    description: 'Open faults, load test, the way back.',
  }),
  timed('Sales figures of the month', thu, '14:30', '15:30', { who: 'calista coralie', color: 'warning' }),
  timed('Move of the shop’s database', thu, '22:00', '01:30', {
    who: 'martine marta',
    color: 'error',
    description: 'The shop is read-only while it lasts. Martine leads, Marta is on call.',
  }),
  days('Atlas release', fri, fri, {
    who: 'malinda traci marta paige',
    color: 'success',
    description: 'The redesigned shop goes live at ten.',
  }),
  timed('Atlas goes live', fri, '10:00', '11:00', {
    who: 'malinda traci marta paige martine forrest',
    color: 'success',
    location: 'Room Douro and video',
  }),
  timed('Cake for Atlas', fri, '16:00', '17:00', { who: 'martina', color: 'secondary', location: 'Kitchen' }),

  timed('What we learned from Atlas', mon + next, '14:00', '15:30', {
    who: 'traci marta paige germaine malinda',
    color: 'info',
  }),
  days('Trade fair in Lyon', tue + next, thu + next, {
    who: 'coralie augustus',
    color: 'warning',
    location: 'Eurexpo, hall 4',
    description: 'Stand C12, with the Field watch and the Reading lamp.',
  }),
  timed('Autumn catalogue: proofs', wed + next, '10:00', '11:30', { who: 'augustus albert', color: 'success' }),
  timed('Stock count', thu + next, '08:00', '12:00', { who: 'kayleigh', color: 'primary', location: 'Warehouse' }),
  days('Team outing to Porto', fri + next, sat + next, {
    who: 'beth martina javon',
    color: 'success',
    location: 'Porto',
    description: 'A tour of our own on Friday, a free day on Saturday. Beth has the tickets.',
  }),
  timed('Interview: support agent, second round', mon + 2 * next, '11:00', '12:00', {
    who: 'nettie forrest',
    color: 'secondary',
  }),
]

export const events = list.map((event, index) => ({ id: `event-${index + 1}`, ...event }))
