import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { parcels, parcelsSearchSchema } from '@/api/parcels'
import { ParcelsView } from '@/sections/parcels/parcels-view'

export const Route = createFileRoute('/_app/dashboard/parcels')({
  staticData: { title: 'nav.parcels' },
  validateSearch: parcelsSearchSchema,
  search: { middlewares: [stripSearchParams(z.parse(parcelsSearchSchema, {}))] },
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => context.load(parcels.list(deps), 'parcels'),
  component: () => <ParcelsView search={Route.useSearch()} />,
})
