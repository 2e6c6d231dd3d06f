import { collection } from '@/_mock/collection'
import { isoOf } from '@/_mock/dates'
import { resourceHandlers } from '@/_mock/resource'
import {
  newTheThingSchema,
  type TheThing,
  theThingPatchSchema,
  theThingSchema,
  theThingsSearchSchema,
} from '@/api/the-things'

export const theThingHandlers = resourceHandlers(
  {
    rows: collection('the-things', theThingSchema, () => import('@/_mock/data/the-things.json')),
    search: theThingsSearchSchema,
    text: (row) => [row.name, row.notes],
  },
  {
    create: newTheThingSchema,
    patch: theThingPatchSchema,
    make: (body: Omit<TheThing, 'id' | 'createdAt'>, id) => ({ ...body, id, createdAt: isoOf(Date.now()) }),
  },
)
