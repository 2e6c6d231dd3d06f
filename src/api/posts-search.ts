import { publishStates } from './fields'
import { anyWord, oneOf, searchOf } from './list'

export const postsSearchSchema = searchOf({
  sorts: ['title', 'createdAt', 'totalViews'],
  sort: '-createdAt',
  filters: { publish: oneOf(publishStates), tags: anyWord() },
})
