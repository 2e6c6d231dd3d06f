import * as z from 'zod/mini'
import type { SearchOf } from '@/components/records/page-search'

export const accountTabs = ['profile', 'security', 'sessions', 'notifications'] as const

export const accountPage = { schema: z.object({ tab: z.catch(z._default(z.enum(accountTabs), 'profile'), 'profile') }) }
export type AccountSearch = SearchOf<typeof accountPage>
