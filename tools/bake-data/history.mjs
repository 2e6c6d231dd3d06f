import { between, chance, nth } from './common.mjs'

// What happened before the rows that the lists hold: a shop's days, of which the overview's figures are sums.

/** Two years, and a week more. */
const length = 740
/** The newest is a Saturday. Whatever day it is, the API leaves out the days of the week that are still to come. */
const weekday = (ago) => 6 - (ago % 7)
const isWeekend = (ago) => weekday(ago) === 0 || weekday(ago) === 6

// As people buy: most in a few countries.
const countries = Object.entries({ US: 30, DE: 17, GB: 14, FR: 11, JP: 9, BR: 7, AU: 6, VN: 6 }).flatMap(
  ([country, times]) => Array(times).fill(country),
)

/** How one figure went, day by day, the newest first: `rate` a day, 1.2 % more each month, waves, and noise that evens out over a week. */
function course(name, { rate, wave, phase }) {
  const faker = chance(`history of ${name}`)
  let noise = []
  return Array.from({ length }, (_, ago) => {
    if (ago % 7 === 0) noise = faker.helpers.shuffle([-0.18, -0.11, -0.05, 0, 0.06, 0.11, 0.17])
    const growth = 1.012 ** (-ago / 30)
    const season = 1 + wave * Math.cos((2 * Math.PI * ago) / 91 + phase)
    return rate * (isWeekend(ago) ? 0.65 : 1) * growth * season * (1 + nth(noise, ago))
  })
}

/** Whole numbers whose sum keeps to that of the values. */
function whole(values, least = 0) {
  let left = 0
  return values.map((value) => {
    const count = Math.max(least, Math.round(value + left))
    left += value - count
    return count
  })
}

const share = (counts, of) => whole(counts.map((count) => count * of))

const sales = whole(course('sales', { rate: 1640, wave: 0.055, phase: -0.9 }))
const ordered = whole(course('orders', { rate: 6.1, wave: 0.065, phase: 0.1 }), 1)
const booked = whole(course('bookings', { rate: 2.75, wave: 0.05, phase: -0.2 }), 1)
const reviewed = whole(course('reviews', { rate: 2.1, wave: 0.03, phase: 2.5 }), 1)
const cancelled = share(ordered, 0.06)
const refunded = share(ordered, 0.04)
const bookingsCancelled = share(booked, 0.13)
const bookingsPending = share(booked, 0.09)
/** As many as wait in the list of orders, on days that are over whatever day it is. */
const pending = (ago) => (ago >= 6 && ago < 12 ? 1 : 0)

/**
 * A day: orders that are pending, cancelled, refunded; bookings that are paid, pending, cancelled; reviews; and what was sold,
 * each order as its country and whole dollars.
 */
const history = Array.from({ length }, (_, ago) => {
  const faker = chance(`day ${ago}`)
  const sold = Math.max(1, ordered[ago] - cancelled[ago] - refunded[ago])
  const weights = Array.from({ length: sold }, () => between(faker, 30, 100))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const amounts = whole(weights.map((weight) => (sales[ago] * weight) / all))
  return [
    pending(ago),
    cancelled[ago],
    refunded[ago],
    booked[ago] - bookingsCancelled[ago] - bookingsPending[ago],
    bookingsPending[ago],
    bookingsCancelled[ago],
    reviewed[ago],
    amounts.map((amount) => faker.helpers.arrayElement(countries) + amount).join(' '),
  ]
})

export const past = { history }
