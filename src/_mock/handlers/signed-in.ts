import { accountHandlers } from './account'
import { calendarHandlers } from './calendar'
import { chatHandlers } from './chat'
import { fileHandlers } from './files'
import { invoiceHandlers } from './invoices'
import { jobHandlers } from './jobs'
import { kanbanHandlers } from './kanban'
import { mailHandlers } from './mail'
import { notificationHandlers } from './notifications'
import { orderHandlers } from './orders'
import { overviewHandlers } from './overview'
import { postHandlers } from './posts'
import { productHandlers } from './products'
import { readOnlyHandlers } from './read-only'
import { tourHandlers } from './tours'
import { userHandlers } from './users'

/** All handlers that need a valid access token. The first that matches a request handles it. */
export const signedInHandlers = [
  ...overviewHandlers,
  ...orderHandlers,
  ...invoiceHandlers,
  ...userHandlers,
  ...fileHandlers,
  ...jobHandlers,
  ...tourHandlers,
  ...notificationHandlers,
  ...accountHandlers,
  ...readOnlyHandlers,
  ...postHandlers,
  ...productHandlers,
  ...mailHandlers,
  ...chatHandlers,
  ...calendarHandlers,
  ...kanbanHandlers,
]
