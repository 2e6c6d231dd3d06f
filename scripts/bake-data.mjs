/**
 * Bakes the demo data into src/_mock/data, or into the directory named as the first argument.
 * Every run gives the same bytes. Dates are minutes from the moment of loading, so that nothing ages.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { base, en, Faker } from '@faker-js/faker'
import * as words from './bake-data-words.mjs'

const target = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../src/_mock/data'))
const hour = 60
const day = 24 * hour

/** A source of chance for one resource alone: what one draws does not change what another gets. */
const chance = (name) =>
  new Faker({
    locale: [en, base],
    seed: [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 6010),
  })

const avatar = (index) => `assets/avatars/avatar-${(index % 24) + 1}.webp`
const cover = (index) => `assets/covers/cover-${(index % 12) + 1}.webp`
const logo = (index) => `assets/companies/company-${(index % 8) + 1}.webp`
const cents = (value) => Math.round(value * 100) / 100
/** The nth of a list, round and round. */
const nth = (list, index) => list[index % list.length]
/** More of it lately than long ago: minutes before now of the nth newest of 24, over two years. */
const ago = (index, faker) => -Math.round(index ** 2.1 * 0.95 * day + faker.number.int({ min: 20, max: 14 * hour }))

const people = rows('people', 24, (faker, index) => {
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
const person = (index) => nth(people, index)
const pick = (from, ...keys) => Object.fromEntries(keys.map((key) => [key, from[key]]))
const fullAddress = ({ address, city, state, zipCode }) => `${address}, ${city}, ${state} ${zipCode}`

/** Calls `make` for each row with a source of chance of the resource's own. */
function rows(name, count, make) {
  const faker = chance(name)
  return Array.from({ length: count }, (_, index) => make(faker, index))
}

/** One record a line, so that a change of one is a change of one line. */
function bake(name, list) {
  const lines = list.map((record) => `  ${JSON.stringify(record)}`)
  writeFileSync(path.join(target, `${name}.json`), `[\n${lines.join(',\n')}\n]\n`)
}

mkdirSync(target, { recursive: true })

const some = (faker, list, min, max) => faker.helpers.arrayElements(list, { min, max })
const between = (faker, min, max) => faker.number.int({ min, max })
const masked = (faker) => `**** **** **** ${faker.string.numeric(4)}`

bake(
  'users',
  rows('users', 20, (_, index) => ({
    id: `user-${index + 1}`,
    ...pick(person(index), 'name', 'email', 'avatarUrl', 'phoneNumber', 'address', 'city', 'state', 'zipCode'),
    ...pick(person(index), 'country', 'company'),
    role: nth(
      [
        'Content creator',
        'Data analyst',
        'Designer',
        'Developer',
        'Marketing lead',
        'Product owner',
        'Project manager',
        'Support agent',
      ],
      index * 3,
    ),
    isVerified: index % 3 !== 1,
    status: nth(['active', 'pending', 'active', 'active', 'banned', 'active', 'rejected'], index),
  })),
)

bake(
  'contacts',
  rows('contacts', 24, (faker, index) => ({
    id: `contact-${index + 1}`,
    ...pick(person(index), 'name', 'avatarUrl', 'email', 'phoneNumber'),
    status: nth(['online', 'offline', 'alway', 'busy'], index),
    lastActivity: -between(faker, 1, 5 * day),
    role: nth(words.jobs, index * 5)[0],
    address: fullAddress(person(index)),
  })),
)

bake('workspaces', [
  { id: 'workspace-1', name: 'Northwind', logo: 'assets/workspaces/workspace-1.webp', plan: 'Free' },
  { id: 'workspace-2', name: 'Juniper', logo: 'assets/workspaces/workspace-2.webp', plan: 'Pro' },
  { id: 'workspace-3', name: 'Lumen', logo: 'assets/workspaces/workspace-3.webp', plan: 'Pro' },
])

// 12 unread and 10 archived make 22: none is both, so that each tab's count is the count of its own.
bake(
  'notifications',
  rows('notifications', 22, (faker, index) => {
    const [type, category, title] = nth(words.notifications, index)
    const isUnRead = index % 11 < 6
    return {
      id: `notification-${index + 1}`,
      type,
      title: title.replace('%', person(index + 3).name),
      avatarUrl: title.includes('%') ? person(index + 3).avatarUrl : null,
      createdAt: -(index * index * 97 + between(faker, 2, 60)),
      category,
      isUnRead,
      isArchived: !isUnRead,
    }
  }),
)

// What an order is made of. Its number, its date and all that follows from them are put together at run time.
bake(
  'orders',
  rows('orders', 20, (faker, index) => {
    const customer = person(index)
    return {
      // Drawn by hand: counts differ, and every page of ten has all four.
      status: nth(['completed', 'pending', 'completed', 'cancelled', 'completed', 'pending', 'refunded'], index),
      items: some(faker, [...words.products.keys()], 1, 4).map((product, item) => ({
        id: `item-${item + 1}`,
        sku: `ARK-${product + 101}`,
        quantity: between(faker, 1, 3),
        name: words.products[product][0],
        coverUrl: `assets/products/product-${product + 1}.webp`,
        price: cents(between(faker, 1200, 18900) / 100),
      })),
      customer: { ...pick(customer, 'name', 'email', 'avatarUrl'), ipAddress: `192.0.2.${between(faker, 1, 254)}` },
      delivery: {
        shipBy: nth(['DHL', 'UPS', 'FedEx'], index),
        speedy: nth(['Standard', 'Express'], index),
        trackingNumber: `SPX${faker.string.numeric(12)}`,
      },
      shippingAddress: {
        fullAddress: fullAddress(customer),
        phoneNumber: customer.phoneNumber,
        country: customer.country,
      },
      payment: { cardType: nth(['mastercard', 'visa'], index), cardNumber: masked(faker) },
      /** Minutes from the order to each step. */
      after: {
        payment: between(faker, 1, 40),
        delivery: between(faker, 4 * hour, 30 * hour),
        completion: between(faker, 40 * hour, 90 * hour),
      },
    }
  }),
)

const addresses = rows('addresses', 24, (_, index) => ({
  id: `address-${index + 1}`,
  primary: index === 0,
  ...pick(person(index), 'name', 'email', 'phoneNumber', 'company'),
  fullAddress: fullAddress(person(index)),
  addressType: nth(['Home', 'Office'], index),
}))
bake('addresses', addresses)

bake(
  'payment-cards',
  rows('payment-cards', 24, (faker, index) => ({
    id: `card-${index + 1}`,
    cardNumber: masked(faker),
    cardType: nth(['mastercard', 'visa'], index),
    primary: index === 1,
  })),
)

bake(
  'invoices',
  rows('invoices', 20, (faker, index) => {
    const services = ['Design', 'Development', 'Consulting', 'Hosting', 'Training']
    const items = some(faker, services, 1, 4).map((service, item) => {
      const quantity = between(faker, 1, 6)
      const price = cents(between(faker, 4000, 48000) / 100)
      return {
        id: `item-${item + 1}`,
        title: `${service} for ${nth(words.companies, index + 1)}`,
        description: `${service}, billed by the day`,
        service,
        quantity,
        price,
        total: cents(quantity * price),
      }
    })
    const subtotal = cents(items.reduce((sum, { total }) => sum + total, 0))
    const taxes = cents(subtotal * 0.1)
    const discount = 10
    const shipping = 5
    const status = nth(['paid', 'pending', 'paid', 'overdue', 'draft'], index)
    return {
      id: `invoice-${index + 1}`,
      taxes,
      status,
      discount,
      shipping,
      subtotal,
      totalAmount: cents(subtotal - discount - shipping + taxes),
      items,
      invoiceNumber: `INV-199${index}`,
      invoiceFrom: nth(addresses, index),
      invoiceTo: nth(addresses, index + 1),
      sent: status === 'draft' ? 0 : between(faker, 1, 9),
      createDate: -(index * 3 * day + between(faker, 10, 20 * hour)),
      dueDate: (15 + index) * day,
    }
  }),
)

const folders = ['Docs', 'Projects', 'Work', 'Training', 'Sport', 'Foods']
const share = (faker, from, count) =>
  Array.from({ length: count }, (_, index) => ({
    ...pick(person(from + index * 5), 'name', 'email', 'avatarUrl'),
    permission: faker.helpers.arrayElement(['view', 'edit']),
  }))
const fileTags = ['Important', 'Draft', 'Shared', 'Archive', 'Personal']
bake('files', [
  ...rows('folders', 6, (faker, index) => ({
    id: `folder-${index + 1}`,
    name: folders[index],
    type: 'folder',
    url: folders[index].toLowerCase(),
    shared: share(faker, index, index % 3),
    tags: some(faker, fileTags, 0, 2),
    size: 0,
    totalFiles: 0,
    createdAt: -between(faker, 200 * day, 400 * day),
    modifiedAt: -between(faker, 1 * hour, 40 * day),
    isFavorited: index % 3 === 0,
    parentId: null,
  })),
  ...words.files.map(([folder, name, type], index) => {
    const faker = chance(name)
    const slug = name.toLowerCase().replaceAll(' ', '-')
    return {
      id: `file-${index + 1}`,
      name,
      type,
      url: type === 'image' ? cover(index) : `files/${slug}`,
      shared: share(faker, index, index % 4),
      tags: some(faker, fileTags, 0, 3),
      size: between(faker, 24, 900) * (type === 'video' || type === 'archive' ? 240_000 : 12_000),
      createdAt: -between(faker, 60 * day, 200 * day),
      modifiedAt: -between(faker, 10, 60 * day),
      isFavorited: index % 4 === 1,
      parentId: folder && `folder-${folders.indexOf(folder) + 1}`,
    }
  }),
])

bake(
  'jobs',
  words.jobs.map(([title, role, skills], index) => {
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
      content: `${company} is looking for a colleague: ${title.toLowerCase()}. You will work in a small team, plan your own week and see what you make in use. We ask for ${skills.join(', ')}; all else can be learned here.`,
      candidates: Array.from({ length: between(faker, 0, 8) }, (_, candidate) => ({
        id: `candidate-${candidate + 1}`,
        ...pick(person(index * 3 + candidate), 'name', 'avatarUrl'),
        role: nth(words.jobs, index + candidate)[0],
      })),
      createdAt: -(index * 2 * day + between(faker, 30, 20 * hour)),
      expiredDate: (20 + index) * day,
      skills,
      totalViews: between(faker, 120, 9800),
      locations: [nth(words.places, index)[0], nth(words.places, index + 6)[0]].slice(0, (index % 2) + 1),
      workingSchedule: some(faker, ['Monday to Friday', 'Weekend availability', 'Day shift'], 1, 2),
      isFavorited: index % 6 === 0,
    }
  }),
)

bake(
  'tours',
  words.tours.map(([name, destination, days], index) => {
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
    const start = between(faker, 5, 60) * day
    return {
      id: `tour-${index + 1}`,
      name,
      images: [0, 3, 7, 10].map((step) => cover(index + step)),
      publish: index % 5 === 4 ? 'draft' : 'published',
      services: some(faker, services, 3, 6),
      available: { startDate: start, endDate: start + between(faker, 20, 90) * day },
      tourGuides: Array.from({ length: (index % 2) + 1 }, (_, guide) => ({
        id: `guide-${((index + guide * 4) % 8) + 1}`,
        ...pick(person(((index + guide * 4) % 8) + 9), 'name', 'avatarUrl', 'phoneNumber'),
      })),
      bookers: Array.from({ length: between(faker, 0, 12) }, (_, booker) => ({
        id: `booker-${booker + 1}`,
        ...pick(person(index + booker * 2), 'name', 'avatarUrl'),
        guests: between(faker, 1, 5),
      })),
      content: `${name}: ${days} days with people who live there. Small groups, short transfers, and an afternoon free every other day. Bring good shoes; the rest is taken care of.`,
      tags: some(faker, ['Nature', 'City', 'Food', 'History', 'Family', 'Active'], 1, 3),
      createdAt: -(index * 3 * day + between(faker, 30, 40 * hour)),
      durations: `${days} days ${days - 1} nights`,
      destination,
      price,
      priceSale: index % 3 === 0 ? Math.round(price * 0.8) : 0,
      totalViews: between(faker, 300, 12000),
      ratingNumber: between(faker, 36, 50) / 10,
      isFavorited: index % 5 === 0,
    }
  }),
)

bake(
  'bookings',
  rows('bookings', 24, (faker, index) => {
    const [name, country, days] = nth(words.tours, index * 7)
    const createdAt = ago(index, faker)
    const checkIn = createdAt + between(faker, 6, 40) * day
    return {
      id: `booking-${index + 1}`,
      destination: { name, coverUrl: cover(index * 7), country },
      status: nth(['Paid', 'Pending', 'Paid', 'Cancelled', 'Paid'], index),
      customer: pick(person(index * 5), 'name', 'avatarUrl', 'phoneNumber'),
      guests: between(faker, 1, 6),
      createdAt,
      checkIn,
      checkOut: checkIn + days * day,
    }
  }),
)

bake(
  'reviews',
  rows('reviews', 24, (faker, index) => ({
    id: `review-${index + 1}`,
    ...pick(person(index * 7), 'name', 'avatarUrl'),
    rating: nth([5, 4, 5, 4.5, 5, 3, 4.5, 4], index),
    comment: nth(words.reviews, index),
    tags: some(faker, ['Great service', 'Recommended', 'Best price', 'Clean', 'Friendly staff'], 1, 3),
    createdAt: ago(index, faker),
  })),
)

bake(
  'apps',
  words.apps.map((name, index) => {
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
  }),
)

bake(
  'courses',
  words.courses.map((title, index) => {
    const faker = chance(title)
    return {
      id: `course-${index + 1}`,
      title,
      coverUrl: `assets/courses/course-${(index % 4) + 1}.webp`,
      price: between(faker, 9, 120),
      level: nth(['Beginner', 'Intermediate', 'Advanced'], index),
      totalStudents: between(faker, 40, 6000),
      duration: between(faker, 40, 900),
      ratingNumber: between(faker, 36, 50) / 10,
      isFeatured: index % 6 === 1,
      createdAt: ago(index, faker),
    }
  }),
)

const text = (title) =>
  `${title}: a short account of what we tried, what we kept and what we would do otherwise next time.`
bake(
  'posts',
  words.posts.map((title, index) => {
    const faker = chance(title)
    return {
      id: `post-${index + 1}`,
      title,
      description: text(title),
      content: `${text(title)} It began with a question from a colleague and ended, three weeks later, with a page of notes. This is that page.`,
      coverUrl: cover(index),
      publish: index % 6 === 5 ? 'draft' : 'published',
      tags: some(faker, ['Teams', 'Design', 'Engineering', 'Writing', 'Process'], 1, 3),
      author: pick(person(index * 11), 'name', 'avatarUrl'),
      totalViews: between(faker, 200, 24000),
      totalShares: between(faker, 4, 900),
      totalComments: between(faker, 0, 160),
      createdAt: ago(index, faker),
    }
  }),
)

bake(
  'products',
  rows('products', 24, (faker, index) => {
    const product = index % 8
    const [name, category] = words.products[product]
    const edition = ['', ', sand', ', night blue'][Math.floor(index / 8)]
    return {
      id: `product-${index + 1}`,
      sku: `ARK-${index + 101}`,
      name: `${name}${edition}`,
      coverUrl: `assets/products/product-${product + 1}.webp`,
      category,
      publish: index % 7 === 6 ? 'draft' : 'published',
      price: cents(between(faker, 1200, 18900) / 100),
      available: between(faker, 0, 120),
      description: `${name}${edition}: made to last, sold with spare parts, taken back when you are done with it.`,
      createdAt: ago(index, faker),
    }
  }),
)

bake(
  'tickets',
  rows('tickets', 24, (faker, index) => ({
    id: `ticket-${index + 1}`,
    event: nth(words.events, index),
    seat: `${faker.helpers.arrayElement(['A', 'B', 'C', 'D'])}${between(faker, 1, 40)}`,
    price: between(faker, 12, 140),
    customer: pick(person(index * 13), 'name', 'avatarUrl'),
    status: nth(['Sold', 'Pending', 'Sold', 'Canceled', 'Sold'], index),
    createdAt: ago(index, faker),
  })),
)

bake(
  'downloads',
  rows('downloads', 24, (faker, index) => ({
    id: `download-${index + 1}`,
    invoiceNumber: `INV-199${index}`,
    category: nth(words.categories, index),
    price: cents(between(faker, 900, 240000) / 100),
    status: nth(['paid', 'progress', 'paid', 'out of date'], index),
    createdAt: ago(index, faker),
  })),
)

bake(
  'conversations',
  rows('conversations', 6, (faker, index) => ({
    id: `conversation-${index + 1}`,
    type: index === 3 ? 'GROUP' : 'ONE_TO_ONE',
    unreadCount: nth([2, 0, 0, 5, 0, 1], index),
    participants: (index === 3 ? [1, 2, 3] : [index + 1]).map((contact) => `contact-${contact}`),
    messages: words.messages.map((body, message) => ({
      id: `message-${message + 1}`,
      body,
      senderId: message % 2 ? 'me' : `contact-${index === 3 ? (message % 3) + 1 : index + 1}`,
      createdAt: -((index + 1) * 5 * hour) + message * between(faker, 2, 9),
    })),
  })),
)

bake(
  'tasks',
  words.tasks.map(([column, name], index) => {
    const faker = chance(name)
    return {
      id: `task-${index + 1}`,
      columnId: column.toLowerCase().replaceAll(' ', '-'),
      name,
      description: `${name}, as agreed in the last planning.`,
      priority: nth(['low', 'medium', 'high'], index),
      labels: some(faker, ['Design', 'Code', 'Text', 'Legal'], 1, 2),
      dueDate: between(faker, -3, 20) * day,
      assignee: [pick(person(index * 2), 'name', 'avatarUrl')],
    }
  }),
)

bake(
  'events',
  words.meetings.map((title, index) => {
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
  }),
)

bake(
  'mails',
  rows('mails', 24, (faker, index) => {
    const [subject, message] = nth(words.mails, index)
    const sent = index % 6 === 5
    const me = { name: 'Marlow Whitfield', email: 'demo@ark.dev', avatarUrl: avatar(0) }
    const other = pick(person(index + 4), 'name', 'email', 'avatarUrl')
    const labels = sent ? ['sent'] : index % 8 === 6 ? ['spam'] : ['inbox']
    return {
      id: `mail-${index + 1}`,
      labelIds: index % 5 === 0 ? [...labels, 'family'] : labels,
      isUnread: !sent && index % 3 === 0,
      isStarred: index % 7 === 0,
      subject,
      message: `${message} Best regards, ${(sent ? me : other).name}`,
      from: sent ? me : other,
      to: [sent ? other : me],
      createdAt: -(index * 7 * hour + between(faker, 3, 5 * hour)),
    }
  }),
)
