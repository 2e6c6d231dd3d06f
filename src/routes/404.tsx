import { createFileRoute } from '@tanstack/react-router'
import { NotFoundView } from '@/sections/errors/not-found-view'

export const Route = createFileRoute('/404')({
  staticData: { title: 'errors.notFoundTitle' },
  component: NotFoundView,
})
