import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import { sessionQuery } from '@/auth/session-query'
import { useCan } from '@/auth/use-can'
import { assetUrl } from '@/components/asset-url'
import { useKeptText } from '@/components/form/use-kept-text'
import { RelativeTime } from '@/components/relative-time'
import { initialsOf } from '@/utils/initials'
import { useBoardChanges } from './use-board-changes'

/** What was said of a task, the oldest first. */
export function TaskComments({ task }: { task: KanbanTask }) {
  const { t } = useTranslation('kanban')
  const can = useCan('kanban')
  const { comment } = useBoardChanges()
  // The layout fetches the user; here it is only read.
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const [typed = '', setTyped, send] = useKeptText('comment')
  const { comments = [] } = task

  function add(event: FormEvent) {
    event.preventDefault()
    const text = typed.trim()
    if (!text) return
    const author = { name: user?.displayName ?? '', avatarUrl: user?.photoURL ?? '' }
    send(text, (text) => comment(task, { id: 'sending', author, text, createdAt: new Date().toISOString() }))
  }

  if (comments.length === 0 && !can.change) return null
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {t('comments.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {comments.map(({ id, author, text, createdAt }) => (
          <Box key={id} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Avatar src={assetUrl(author.avatarUrl)} alt="" sx={{ width: 32, height: 32, fontSize: 12 }}>
              {initialsOf(author.name)}
            </Avatar>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
                <Typography component="span" variant="subtitle2">
                  <bdi>{author.name}</bdi>
                </Typography>
                <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                  <RelativeTime value={createdAt} />
                </Typography>
              </Box>
              <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
      {can.change && (
        <Box component="form" onSubmit={add} sx={{ display: 'grid', gap: 1, justifyItems: 'end' }}>
          <TextField
            fullWidth
            multiline
            minRows={2}
            label={t('comments.add')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(event)
            }}
            slotProps={{ htmlInput: { maxLength: 5000 } }}
          />
          <Button type="submit" variant="soft" disabled={!typed.trim()}>
            {t('comments.send')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
