import { http } from 'msw'
import { authHandlers } from './handlers/auth'
import { fileHandlers } from './handlers/files'
import { invoiceHandlers } from './handlers/invoices'
import { jobHandlers } from './handlers/jobs'
import { notificationHandlers } from './handlers/notifications'
import { orderHandlers } from './handlers/orders'
import { overviewHandlers } from './handlers/overview'
import { postHandlers } from './handlers/posts'
import { productHandlers } from './handlers/products'
import { readOnlyHandlers } from './handlers/read-only'
import { tourHandlers } from './handlers/tours'
import { userHandlers } from './handlers/users'
import { workplaceHandlers } from './handlers/workplace'
import { guarded, notFound } from './respond'
import { url } from './url'

/** The whole demo API. The first handler that fits a request answers it. */
export const handlers = [
  ...authHandlers,
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
  // Whatever else is asked of the API gets its own kind of answer, never a page of the site.
  http.all(
    url('/api/*'),
    guarded(({ request }) => notFound(new URL(request.url).pathname)),
  ),
]
