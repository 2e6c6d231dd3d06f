import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanTask } from '@/api/kanban'
import { sessionQuery } from '@/auth/session-query'
import { useCan } from '@/auth/use-can'
import { useFocusIfFewer } from '@/components/focus-if-lost'
import { useKeptText } from '@/components/form/use-kept-text'
import { hasCommandKey } from '@/utils/command-key'
import { TaskComment } from './task-comment'
import { useBoardChanges } from './use-board-changes'

/** What was said of a task, the oldest first. */
export function TaskComments({ task }: { task: KanbanTask }) {
  const { t } = useTranslation('kanban')
  const can = useCan('kanban')
  const { comment, editComment, removeComment } = useBoardChanges()
  const { data: user } = useQuery(sessionQuery)
  const [typed = '', setTyped, send] = useKeptText('comment')
  const heading = useRef<HTMLHeadingElement>(null)
  const { comments = [] } = task
  // Not the field, where Ctrl+Z would undo what is typed instead of the deletion.
  useFocusIfFewer(comments.length, () => heading.current)

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
      <Typography ref={heading} tabIndex={-1} variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        {t('comments.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {comments.map((one) => (
          <TaskComment
            key={one.id}
            comment={one}
            isOwn={can.change && !!user && one.author.id === user.id}
            onEdit={(text) => editComment(task, one, text)}
            onRemove={() => removeComment(task, one)}
          />
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
              if (event.key === 'Enter' && hasCommandKey(event)) add(event)
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
