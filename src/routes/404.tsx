import { createFileRoute } from '@tanstack/react-router'
import { hasSession } from '@/auth/session'
import { SimpleLayout } from '@/layouts/simple/simple-layout'
import { NotFoundView } from '@/sections/errors/not-found-view'

export const Route = createFileRoute('/404')({
  staticData: { title: 'errors.notFoundTitle' },
  component: NotFoundPage,
})

function NotFoundPage() {
  return (
    <SimpleLayout signedIn={hasSession()}>
      <NotFoundView />
    </SimpleLayout>
  )
}
