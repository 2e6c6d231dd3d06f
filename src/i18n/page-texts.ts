import type auth from './texts/auth/en.json'
import type demo from './texts/demo/en.json'
import type faqs from './texts/faqs/en.json'
import type files from './texts/files/en.json'
import type invoices from './texts/invoices/en.json'
import type kit from './texts/kit/en.json'
import type offers from './texts/offers/en.json'
import type orders from './texts/orders/en.json'
import type overview from './texts/overview/en.json'
import type users from './texts/users/en.json'

/** The namespaces beside the shell's: each has its folder in texts/, and is loaded by the route that draws it. */
export interface PageTexts {
  invoices: typeof invoices
  demo: typeof demo
  auth: typeof auth
  faqs: typeof faqs
  files: typeof files
  kit: typeof kit
  offers: typeof offers
  orders: typeof orders
  overview: typeof overview
  users: typeof users
}
