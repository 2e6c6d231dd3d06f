import { collection } from '@/_mock/collection'
import { readHandlers } from '@/_mock/resource'
import { someOf } from '@/_mock/workspace' // #demo
import { addressesSearchSchema, addressSchema } from '@/api/addresses'
import { appSchema, appsSearchSchema } from '@/api/apps'
import { bookingSchema, bookingsSearchSchema } from '@/api/bookings'
import { contactSchema, contactsSearchSchema } from '@/api/contacts'
import { courseSchema, coursesSearchSchema } from '@/api/courses'
import { downloadSchema, downloadsSearchSchema } from '@/api/downloads'
import { paymentCardSchema, paymentCardsSearchSchema } from '@/api/payment-cards'
import { reviewSchema, reviewsSearchSchema } from '@/api/reviews'
import { ticketSchema, ticketsSearchSchema } from '@/api/tickets'
import { workspaceSchema, workspacesSearchSchema } from '@/api/workspaces'

// #demo
export const ticketRows = collection('tickets', ticketSchema, () => import('@/_mock/data/tickets.json'), {
  others: someOf,
})
// #/demo

/** The read-only resources. */
export const readOnlyHandlers = [
  ...readHandlers({
    rows: collection('addresses', addressSchema, () => import('@/_mock/data/addresses.json')),
    search: addressesSearchSchema,
    text: (row) => [row.name, row.company, row.email, row.fullAddress],
  }),
  ...readHandlers({
    rows: collection('apps', appSchema, () => import('@/_mock/data/apps.json')),
    search: appsSearchSchema,
    text: (row) => [row.name],
  }),
  ...readHandlers({
    rows: collection('bookings', bookingSchema, () => import('@/_mock/data/bookings.json'), { others: someOf }),
    search: bookingsSearchSchema,
    text: (row) => [row.destination.name, row.customer.name],
  }),
  ...readHandlers({
    rows: collection('contacts', contactSchema, () => import('@/_mock/data/contacts.json')),
    search: contactsSearchSchema,
    text: (row) => [row.name, row.email ?? '', row.role ?? ''],
  }),
  ...readHandlers({
    rows: collection('courses', courseSchema, () => import('@/_mock/data/courses.json')),
    search: coursesSearchSchema,
    text: (row) => [row.title],
  }),
  ...readHandlers({
    rows: collection('downloads', downloadSchema, () => import('@/_mock/data/downloads.json'), {
      // The last four repeat the first invoices, which another workspace may not have.
      others: (all, workspace) => someOf(all.slice(0, 20), workspace),
    }),
    search: downloadsSearchSchema,
    text: (row) => [row.invoiceNumber, row.category],
  }),
  ...readHandlers({
    rows: collection('payment-cards', paymentCardSchema, () => import('@/_mock/data/payment-cards.json')),
    search: paymentCardsSearchSchema,
    text: (row) => [row.cardNumber, row.cardType],
  }),
  ...readHandlers({
    rows: collection('reviews', reviewSchema, () => import('@/_mock/data/reviews.json'), { others: someOf }),
    search: reviewsSearchSchema,
    text: (row) => [row.name, row.comment],
    filters: { minRating: (row, least: number) => row.rating >= least },
  }),
  ...readHandlers({
    rows: ticketRows,
    search: ticketsSearchSchema,
    text: (row) => [row.event, row.customer.name, row.seat],
  }),
  ...readHandlers({
    rows: collection('workspaces', workspaceSchema, () => import('@/_mock/data/workspaces.json')),
    search: workspacesSearchSchema,
    text: (row) => [row.name],
  }),
]
