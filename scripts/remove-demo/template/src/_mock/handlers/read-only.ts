import { collection } from '@/_mock/collection'
import { readHandlers } from '@/_mock/resource'
import { contactSchema, contactsSearchSchema } from '@/api/contacts'
import { workspaceSchema, workspacesSearchSchema } from '@/api/workspaces'

/** The resources that are only read: what the header shows. */
export const readOnlyHandlers = [
  ...readHandlers({
    rows: collection('contacts', contactSchema, () => import('@/_mock/data/contacts.json')),
    search: contactsSearchSchema,
    text: (row) => [row.name, row.email ?? '', row.role ?? ''],
  }),
  ...readHandlers({
    rows: collection('workspaces', workspaceSchema, () => import('@/_mock/data/workspaces.json')),
    search: workspacesSearchSchema,
    text: (row) => [row.name],
  }),
]
