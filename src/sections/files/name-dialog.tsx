import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { type FileItem, fileName, files, longestFileName } from '@/api/files'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormText } from '@/components/form/form-text'
import { useSave } from '@/components/form/use-save'
import { formatNumber } from '@/utils/format-number'
import { settleNames } from './taken-names'

const schema = z.object({ name: fileName })

interface NameDialogProps {
  /** The file to rename; undefined creates a folder. */
  id: string | undefined
  /** The parent of a new folder. */
  parentId: string | null
  /** Called with true after success. */
  onClose: (done: boolean) => void
}

/** The name of a new folder, or a new name for a file. */
export function NameDialog({ id, parentId, onClose }: NameDialogProps) {
  const { t, i18n } = useTranslation('files')
  const save = useSave()
  const client = useQueryClient()
  const title = useId()
  const { data: file } = useQuery({ ...files.record(id ?? ''), enabled: !!id })
  if (id && !file) return null

  async function send({ name }: { name: string }) {
    if (file) {
      const settled = await settleNames(client, [name], { parentId: file.parentId, but: [file] })
      if (!settled) return
      const { replaced, ifTaken } = settled
      const renamed: FileItem = { ...file, name }
      const undo = async () => {
        await files.update(file.id, { name: file.name })
        for (const other of replaced) await files.create(other)
      }
      await save(
        {
          resource: files,
          put: [renamed],
          drop: replaced.map(({ id }) => id),
          call: () => files.update(file.id, { name, ifTaken: ifTaken[0] }),
        },
        { text: t('said.renamed', { name }), undo: { resource: files, put: [file], call: undo } },
      )
    } else {
      await save(
        { resource: files, call: () => files.create({ name, type: 'folder', parentId }) },
        { text: t('said.created', { name }) },
      )
    }
    onClose(true)
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => onClose(false)} aria-labelledby={title}>
      <Form
        schema={schema}
        values={{ name: file?.name ?? '' }}
        onSubmit={send}
        texts={{
          Taken: t('name.taken'),
          "Names can't contain slashes": t('name.slash'),
          'Too long': t('name.long', { most: formatNumber(longestFileName, i18n.language) }),
        }}
      >
        <div>
          <DialogTitle id={title}>{file ? t('name.rename', { name: file.name }) : t('name.new')}</DialogTitle>
          <DialogContent>
            <FormText
              name="name"
              label={t('name.label')}
              required
              autoFocus
              autoComplete="off"
              onFocus={({ target }) => target instanceof HTMLInputElement && selectStem(target)}
              sx={{ mt: 1 }}
            />
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={() => onClose(false)}>
              {t('name.cancel')}
            </Button>
            <FormButton>{t(file ? 'name.save' : 'name.create')}</FormButton>
          </DialogActions>
        </div>
      </Form>
    </Dialog>
  )
}

/** Selects the name without the extension, which rarely changes. */
function selectStem(input: HTMLInputElement) {
  const dot = input.value.lastIndexOf('.')
  input.setSelectionRange(0, dot > 0 ? dot : input.value.length)
}
