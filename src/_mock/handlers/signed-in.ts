import { fileHandlers } from './files'
import { invoiceHandlers } from './invoices'
import { jobHandlers } from './jobs'
import { notificationHandlers } from './notifications'
import { orderHandlers } from './orders'
import { overviewHandlers } from './overview'
import { postHandlers } from './posts'
import { productHandlers } from './products'
import { readOnlyHandlers } from './read-only'
import { tourHandlers } from './tours'
import { userHandlers } from './users'
import { workplaceHandlers } from './workplace'

/** All of the demo API that only a good bearer gets to. The first handler that fits a request answers it. */
export const signedInHandlers = [
  ...overviewHandlers,
  ...orderHandlers,
  ...invoiceHandlers,
  ...userHandlers,
  ...fileHandlers,
  ...jobHandlers,
  ...tourHandlers,
  ...notificationHandlers,
  ...readOnlyHandlers,
  ...postHandlers,
  ...productHandlers,
  ...workplaceHandlers,
]
