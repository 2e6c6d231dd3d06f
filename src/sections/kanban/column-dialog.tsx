import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { required } from '@/api/fields'
import { type KanbanColumn, kanbanColumnSchema } from '@/api/kanban'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormNumber } from '@/components/form/form-number'
import { FormText } from '@/components/form/form-text'
import { useBoardChanges } from './use-board-changes'

const schema = z.object({ name: required, limit: z.nullable(kanbanColumnSchema.shape.limit.def.innerType) })

interface ColumnDialogProps {
  /** The column to change; undefined adds one. */
  column: KanbanColumn | undefined
  onClose: () => void
}

/** The name and the limit of a column. */
export function ColumnDialog({ column, onClose }: ColumnDialogProps) {
  const { t } = useTranslation('kanban')
  const { saveColumn } = useBoardChanges()
  const title = useId()
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={title}>
      <Form
        schema={schema}
        values={{ name: column?.name ?? '', limit: column?.limit || null }}
        onSubmit={async ({ name, limit }) => {
          await saveColumn(column, { name, limit: limit ?? 0 })
          onClose()
        }}
      >
        <div>
          <DialogTitle id={title}>{column ? t('column.editOf', { name: column.name }) : t('column.new')}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 3 }}>
            <FormText
              name="name"
              label={t('fields.name')}
              required
              autoFocus
              autoComplete="off"
              onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
              sx={{ mt: 1 }}
            />
            <FormNumber name="limit" label={t('column.limit')} helperText={t('column.limitText')} />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose}>
              {t('cancel')}
            </Button>
            <FormButton>{t(column ? 'save' : 'column.add')}</FormButton>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  )
}
