import { http } from 'msw'
import { laid } from '@/_mock/dates'
import { operation } from '@/_mock/operation'
import { guarded, ok } from '@/_mock/respond'
import { url } from '@/_mock/url'
import { dataOf } from '@/api/envelope'
import { type Kanban, kanbanSchema } from '@/api/kanban'

const columns = ['To do', 'In progress', 'Ready to test', 'Done']

export const kanbanHandlers = [
  operation(
    {
      summary: 'Gives the columns and tasks of the board',
      answer: dataOf(kanbanSchema),
      names: { Kanban: kanbanSchema },
    },
    http.get(
      url('/api/kanban'),
      guarded(async () => {
        const { default: tasks } = await import('@/_mock/data/tasks.json')
        return ok({
          columns: columns.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })),
          tasks: laid<Kanban['tasks']>(tasks),
        })
      }),
    ),
  ),
]
