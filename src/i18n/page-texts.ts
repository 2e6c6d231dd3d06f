import type account from './languages/en/account.json'
import type auth from './languages/en/auth.json'
import type blog from './languages/en/blog.json'
import type calendar from './languages/en/calendar.json'
import type chat from './languages/en/chat.json'
import type demo from './languages/en/demo.json'
import type faqs from './languages/en/faqs.json'
import type files from './languages/en/files.json'
import type invoices from './languages/en/invoices.json'
import type kanban from './languages/en/kanban.json'
import type kit from './languages/en/kit.json'
import type mail from './languages/en/mail.json'
import type offers from './languages/en/offers.json'
import type orders from './languages/en/orders.json'
import type overview from './languages/en/overview.json'
import type products from './languages/en/products.json'
import type users from './languages/en/users.json'

/** The namespaces besides the shell's: each has a file in every language's folder, loaded by the route that uses it. */
export interface PageTexts {
  account: typeof account
  invoices: typeof invoices
  calendar: typeof calendar
  blog: typeof blog
  demo: typeof demo
  auth: typeof auth
  chat: typeof chat
  faqs: typeof faqs
  files: typeof files
  kanban: typeof kanban
  kit: typeof kit
  mail: typeof mail
  offers: typeof offers
  orders: typeof orders
  overview: typeof overview
  products: typeof products
  users: typeof users
}
