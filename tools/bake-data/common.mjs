import { base, en, Faker } from '@faker-js/faker'
import * as words from './words.mjs'

export const hour = 60
export const day = 24 * hour

/** A random generator per resource, so that its values do not depend on other resources. */
export const chance = (name) =>
  new Faker({
    locale: [en, base],
    seed: [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 6010),
  })

export const avatar = (index) => `assets/avatars/avatar-${(index % 24) + 1}.webp`
export const cover = (index) => `assets/covers/cover-${(index % 12) + 1}.webp`
export const logo = (index) => `assets/companies/company-${(index % 8) + 1}.webp`
export const cents = (value) => Math.round(value * 100) / 100
/** The nth element of a list, cyclically. */
export const nth = (list, index) => list[index % list.length]
/** Minutes before now of the nth newest of 24, over two years, mostly recent. */
export const ago = (index, faker) =>
  -Math.round(index ** 2.1 * 0.95 * day + faker.number.int({ min: 20, max: 14 * hour }))

export const people = rows('people', 24, (faker, index) => {
  const [country, city, state, zip, phone] = nth(words.places, index)
  const firstName = faker.person.firstName()
  const lastName = faker.person.lastName().replace(/[^A-Za-z]/g, '')
  return {
    name: `${firstName} ${lastName}`,
    email: `${firstName}.${lastName}@example.com`.toLowerCase(),
    avatarUrl: avatar(index),
    phoneNumber: faker.helpers.replaceSymbols(phone),
    address: `${faker.number.int({ min: 1, max: 180 })} ${faker.location.street()}`,
    country,
    city,
    state,
    zipCode: faker.helpers.replaceSymbols(zip),
    company: nth(words.companies, index),
  }
})
export const person = (index) => nth(people, index)
export const pick = (from, ...keys) => Object.fromEntries(keys.map((key) => [key, from[key]]))
export const fullAddress = ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`

/** Calls `make` for each row with the resource's own random generator. */
export function rows(name, count, make) {
  const faker = chance(name)
  return Array.from({ length: count }, (_, index) => make(faker, index))
}

export const some = (faker, list, min, max) => faker.helpers.arrayElements(list, { min, max })
export const between = (faker, min, max) => faker.number.int({ min, max })
export const masked = (faker) => `**** **** **** ${faker.string.numeric(4)}`
