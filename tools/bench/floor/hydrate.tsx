import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { RouterProvider } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createFloorRouter } from './app'

const router = createFloorRouter()
await router.load()
hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <CacheProvider value={createCache({ key: 'css' })}>
    <RouterProvider router={router} />
  </CacheProvider>,
)
