import { createFileRoute, useHydrated } from '@tanstack/react-router'
import { hasSession } from '@/auth/session'
import { SimpleLayout } from '@/layouts/simple/simple-layout'
import { NotFoundView } from '@/sections/errors/not-found-view'

export const Route = createFileRoute('/404')({
  staticData: { title: 'errors.notFoundTitle' },
  component: NotFoundPage,
})

function NotFoundPage() {
  // The prerendered page knows nobody; the first render is the same.
  const signedIn = useHydrated() ? hasSession() : undefined
  return (
    <SimpleLayout signedIn={signedIn}>
      <NotFoundView />
    </SimpleLayout>
  )
}
