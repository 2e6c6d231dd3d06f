import { collection } from '@/_mock/collection'
import { readHandlers } from '@/_mock/resource'
import { parcelSchema, parcelsSearchSchema } from '@/api/parcels'

export const parcelHandlers = readHandlers({
  rows: collection('parcels', parcelSchema, () => import('@/_mock/data/parcels.json')),
  search: parcelsSearchSchema,
  text: (row) => [row.name],
})
