import { ago, between, chance, cover, day, fullAddress, hour, logo, nth, person, pick, rows, some } from './common.mjs'
import * as words from './words.mjs'

const jobs = words.jobs.map(([title, role, skills], index) => {
  const faker = chance(title)
  const company = nth(words.companies, index)
  const benefits = [
    'Free parking',
    'Bonus commission',
    'Travel',
    'Device support',
    'Health care',
    'Training',
    'Health insurance',
    'Retirement plans',
    'Paid time off',
    'Flexible work schedule',
  ]
  const hourly = index % 3 === 0
  return {
    id: `job-${index + 1}`,
    title,
    role,
    publish: index % 4 === 3 ? 'draft' : 'published',
    salary: {
      type: hourly ? 'Hourly' : 'Custom',
      price: hourly ? between(faker, 18, 90) : between(faker, 32, 120) * 1000,
      negotiable: index % 2 === 0,
    },
    company: {
      name: company,
      logo: logo(index),
      phoneNumber: person(index + 7).phoneNumber,
      fullAddress: fullAddress(person(index + 7)),
    },
    benefits: some(faker, benefits, 3, 6),
    experience: nth(['No experience', '1 year exp', '2 year exp', '> 3 year exp'], index),
    employmentTypes: some(faker, ['Full-time', 'Part-time', 'On demand', 'Negotiable'], 1, 2),
    content: `${company} is hiring ${/^[AEIO]/.test(title) ? 'an' : 'a'} ${title.toLowerCase()}. You'll join a small team, own your week and ship work people use. You know ${skills.join(', ')}; you'll learn the rest here.`,
    candidates: Array.from({ length: between(faker, 0, 8) }, (_, candidate) => ({
      id: `candidate-${candidate + 1}`,
      ...pick(person(index * 3 + candidate), 'name', 'avatarUrl'),
      role: nth(words.jobs, index + candidate)[0],
    })),
    createdAt: -(index * 2 * day + between(faker, 30, 20 * hour)),
    expiredDate: { days: 20 + index },
    skills,
    totalViews: between(faker, 120, 9800),
    locations: [nth(words.places, index)[0], nth(words.places, index + 6)[0]].slice(0, (index % 2) + 1),
    workingSchedule: some(faker, ['Monday to Friday', 'Weekend availability', 'Day shift'], 1, 2),
    isFavorited: index % 6 === 0,
  }
})

const tours = words.tours.map(([name, destination, days, covers], index) => {
  const faker = chance(name)
  const services = [
    'Audio guide',
    'Food and drinks',
    'Lunch',
    'Private tour',
    'Special activities',
    'Entrance fees',
    'Gratuities',
    'Pick-up and drop-off',
    'Professional guide',
    'Transport by air-conditioned vehicle',
  ]
  const price = between(faker, 80, 1400)
  const start = between(faker, 5, 60)
  return {
    id: `tour-${index + 1}`,
    name,
    images: covers.map((number) => cover(number - 1)),
    publish: index % 5 === 4 ? 'draft' : 'published',
    services: some(faker, services, 3, 6),
    available: { startDate: { days: start }, endDate: { days: start + between(faker, 20, 90) } },
    tourGuides: Array.from({ length: (index % 2) + 1 }, (_, guide) => ({
      id: `guide-${((index + guide * 4) % 8) + 1}`,
      ...pick(person(((index + guide * 4) % 8) + 9), 'name', 'avatarUrl', 'phoneNumber'),
    })),
    bookers: Array.from({ length: between(faker, 0, 12) }, (_, booker) => ({
      id: `booker-${booker + 1}`,
      ...pick(person(index + booker * 2), 'name', 'avatarUrl'),
      guests: between(faker, 1, 5),
    })),
    content: `${name}: ${days} days with local guides. Small groups, short transfers and a free afternoon every other day. Bring comfortable shoes, and we'll take care of the rest.`,
    tags: some(faker, ['Nature', 'City', 'Food', 'History', 'Family', 'Active'], 1, 3),
    createdAt: -(index * 3 * day + between(faker, 30, 40 * hour)),
    durations: `${days} days, ${days - 1} ${days === 2 ? 'night' : 'nights'}`,
    destination,
    price,
    priceSale: index % 3 === 0 ? Math.round(price * 0.8) : 0,
    totalViews: between(faker, 300, 12000),
    ratingNumber: between(faker, 36, 50) / 10,
    isFavorited: index % 5 === 0,
  }
})

const bookings = rows('bookings', 24, (faker, index) => {
  const [name, country, days, covers] = nth(words.tours, index * 7)
  const createdAt = ago(index, faker)
  const checkIn = Math.round(createdAt / day) + between(faker, 6, 40)
  return {
    id: `booking-${index + 1}`,
    destination: { name, coverUrl: cover(covers[0] - 1), country },
    status: nth(['Paid', 'Pending', 'Paid', 'Cancelled', 'Paid'], index),
    customer: pick(person(index * 5), 'name', 'avatarUrl', 'phoneNumber'),
    guests: between(faker, 1, 6),
    createdAt,
    checkIn: { days: checkIn },
    checkOut: { days: checkIn + days },
  }
})

const reviews = rows('reviews', 24, (faker, index) => ({
  id: `review-${index + 1}`,
  ...pick(person(index * 7), 'name', 'avatarUrl'),
  rating: nth([5, 4, 5, 4.5, 5, 3, 4.5, 4], index),
  comment: nth(words.reviews, index),
  tags: some(faker, ['Great service', 'Recommended', 'Best price', 'Clean', 'Friendly staff'], 1, 3),
  createdAt: ago(index, faker),
}))

const apps = words.apps.map((name, index) => {
  const faker = chance(name)
  return {
    id: `app-${index + 1}`,
    name,
    iconUrl: logo(index),
    system: nth(['Mac', 'Windows', 'Linux', 'Android', 'iOS'], index),
    downloaded: between(faker, 800, 98000),
    ratingNumber: between(faker, 32, 50) / 10,
    totalReviews: between(faker, 40, 9000),
    size: between(faker, 4, 480) * 1_000_000,
    price: index % 3 === 0 ? 0 : between(faker, 199, 9999) / 100,
  }
})

const courses = words.courses.map(([title, picture], index) => {
  const faker = chance(title)
  return {
    id: `course-${index + 1}`,
    title,
    coverUrl: `assets/courses/course-${picture}.webp`,
    price: between(faker, 9, 120),
    level: nth(['Beginner', 'Intermediate', 'Advanced'], index),
    totalStudents: between(faker, 40, 6000),
    duration: between(faker, 40, 900),
    ratingNumber: between(faker, 36, 50) / 10,
    // Of every level, each with another cover.
    isFeatured: [1, 4, 20, 21].includes(index),
    createdAt: ago(index, faker),
  }
})

export const offers = { jobs, tours, bookings, reviews, apps, courses }
