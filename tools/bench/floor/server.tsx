import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createFloorRouter } from './app'

/** The floor's page for a path, with its styles beside its elements. */
export async function render(path: string) {
  const router = createFloorRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  return renderToString(
    <CacheProvider value={createCache({ key: 'css' })}>
      <RouterProvider router={router} />
    </CacheProvider>,
  )
}
