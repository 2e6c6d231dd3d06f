import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KanbanComment } from '@/api/kanban'
import { assetUrl } from '@/components/asset-url'
import { useKeptText } from '@/components/form/use-kept-text'
import { RelativeTime } from '@/components/relative-time'
import { formatDateTime } from '@/utils/format-date'
import { initialsOf } from '@/utils/initials'
import { previewOf } from '@/utils/preview-of'
import { InlineForm } from './inline-form'

interface TaskCommentProps {
  comment: KanbanComment
  /** Only the author changes a comment. */
  isOwn: boolean
  /** Resolves with true if it was saved. */
  onEdit: (text: string) => Promise<boolean>
  onRemove: () => void
}

/** A comment; the user's own is edited in its place. */
export function TaskComment({ comment, isOwn, onEdit, onRemove }: TaskCommentProps) {
  const { t } = useTranslation('kanban')
  const { id, author, text, createdAt, editedAt } = comment
  const [typed, setTyped, send] = useKeptText(`comment-${id}`, text)
  // The button takes the focus once it is back, but not when the task opens.
  const [wasEdited, setEdited] = useState(false)
  const preview = previewOf(text, 48)

  function close() {
    setEdited(true)
    setTyped(undefined)
  }

  function save(wanted: string) {
    close()
    if (wanted !== text) send(wanted, onEdit)
  }

  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
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
          {editedAt && <EditedMark value={editedAt} />}
        </Box>
        {typed === undefined ? (
          <>
            <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
            {isOwn && (
              <Box
                data-screen-only
                sx={{ display: 'flex', marginInlineStart: -1, '& > button': { minWidth: 0, px: 1 } }}
              >
                <Button
                  size="small"
                  color="inherit"
                  autoFocus={wasEdited}
                  aria-label={t('comments.editOf', { text: preview })}
                  onClick={() => setTyped(text)}
                >
                  {t('comments.edit')}
                </Button>
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t('comments.deleteOf', { text: preview })}
                  onClick={onRemove}
                >
                  {t('delete')}
                </Button>
              </Box>
            )}
          </>
        ) : (
          <Box sx={{ mt: 1.5 }}>
            <InlineForm
              field={{
                multiline: true,
                minRows: 2,
                label: t('comments.field'),
                // The caret is at the end of the text.
                onFocus: ({ target }) => target.setSelectionRange(target.value.length, target.value.length),
                slotProps: { htmlInput: { dir: 'auto', maxLength: 5000 } },
              }}
              value={typed}
              onType={setTyped}
              action={t('save')}
              onSend={save}
              onClose={close}
            />
          </Box>
        )}
      </Box>
    </Box>
  )
}

/** A screen reader says the time as well, which is visible while the focus is in the comment. */
function EditedMark({ value }: { value: string }) {
  const { t, i18n } = useTranslation('kanban')
  const full = formatDateTime(value, i18n.language)
  return (
    <Typography
      component="time"
      variant="caption"
      dateTime={value}
      title={full}
      sx={{ color: 'text.secondary', 'li:not(:has(:focus-visible)) & > .full': visuallyHidden }}
    >
      {t('comments.edited')} <bdi className="full">{full}</bdi>
    </Typography>
  )
}
