import { ago, between, cents, day, fullAddress, hour, masked, nth, person, pick, rows, some } from './common.mjs'
import * as words from './words.mjs'

// The templates of orders. Number, date and the fields derived from them are computed at run time.

const orders = rows('orders', 20, (faker, index) => {
  const customer = person(index)
  return {
    // Set by hand: counts differ, and every page of ten has all four.
    status: nth(['completed', 'pending', 'completed', 'cancelled', 'completed', 'pending', 'refunded'], index),
    items: some(faker, [...words.products.keys()], 1, 4).map((product, item) => ({
      id: `item-${item + 1}`,
      productId: `product-${product + 1}`,
      sku: `SKU-${product + 101}`,
      quantity: between(faker, 1, 3),
      name: words.products[product][0],
      coverUrl: `assets/products/product-${product + 1}.webp`,
      price: words.products[product][2],
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
})

const addresses = rows('addresses', 24, (_, index) => ({
  id: `address-${index + 1}`,
  primary: index === 0,
  ...pick(person(index), 'name', 'email', 'phoneNumber', 'company'),
  fullAddress: fullAddress(person(index)),
  addressType: nth(['Home', 'Office'], index),
}))

const paymentCards = rows('payment-cards', 24, (faker, index) => ({
  id: `card-${index + 1}`,
  cardNumber: masked(faker),
  cardType: nth(['mastercard', 'visa'], index),
  primary: index === 1,
}))

const invoices = rows('invoices', 20, (faker, index) => {
  const services = ['Design', 'Development', 'Consulting', 'Hosting', 'Training']
  const items = some(faker, services, 1, 4).map((service, item) => {
    const quantity = between(faker, 1, 6)
    const price = cents(between(faker, 4000, 48000) / 100)
    return {
      id: `item-${item + 1}`,
      title: `${service} for ${nth(words.companies, index + 1)}`,
      description: `${service}, daily rate`,
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
    createDate: { days: Math.round(-(index * 3 * day + between(faker, 10, 20 * hour)) / day) },
    dueDate: { days: 15 + index },
  }
})

const tickets = rows('tickets', 24, (faker, index) => ({
  id: `ticket-${index + 1}`,
  event: nth(words.events, index),
  seat: `${faker.helpers.arrayElement(['A', 'B', 'C', 'D'])}${between(faker, 1, 40)}`,
  price: between(faker, 12, 140),
  customer: pick(person(index * 13), 'name', 'avatarUrl'),
  status: nth(['Sold', 'Pending', 'Sold', 'Canceled', 'Sold'], index),
  createdAt: ago(index, faker),
}))

const downloadStatuses = ['paid', 'progress', 'paid', 'out of date']
const downloads = rows('downloads', 24, (faker, index) => ({
  id: `download-${index + 1}`,
  invoiceNumber: nth(invoices, index).invoiceNumber,
  category: nth(words.categories, index),
  price: nth(invoices, index).totalAmount,
  status: nth(downloadStatuses, index),
  ...(nth(downloadStatuses, index) === 'progress' && { progress: 15 + ((index * 37) % 80) }),
  createdAt: ago(index, faker),
}))

export const sales = { orders, addresses, 'payment-cards': paymentCards, invoices, tickets, downloads }
