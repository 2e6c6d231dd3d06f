import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { createFile, type FileItem, fileName, fileQuery, longestFileName, updateFile } from '@/api/files'
import { Form } from '@/components/form/form'
import { FormButton } from '@/components/form/form-button'
import { FormText } from '@/components/form/form-text'
import { useSave } from '@/components/form/use-save'
import { formatNumber } from '@/utils/format-number'
import { settleNames } from './taken-names'

const schema = z.object({ name: fileName })

interface NameDialogProps {
  /** The file that is renamed; without it a new folder is made. */
  id: string | undefined
  /** Where a new folder comes to lie. */
  parentId: string | null
  /** With true where it is done. */
  onClose: (done: boolean) => void
}

/** The name of a new folder, or another name for a file. */
export function NameDialog({ id, parentId, onClose }: NameDialogProps) {
  const { t, i18n } = useTranslation('files')
  const save = useSave()
  const client = useQueryClient()
  const title = useId()
  const { data: file } = useQuery({ ...fileQuery(id ?? ''), enabled: !!id })
  if (id && !file) return null

  async function send({ name }: { name: string }) {
    if (file) {
      const settled = await settleNames(client, [name], { parentId: file.parentId, but: [file] })
      if (!settled) return
      const { replaced, ifTaken } = settled
      const renamed: FileItem = { ...file, name }
      const undo = async () => {
        await updateFile(file.id, { name: file.name })
        for (const other of replaced) await createFile(other)
      }
      await save(
        {
          resource: 'files',
          put: [renamed],
          drop: replaced.map(({ id }) => id),
          call: () => updateFile(file.id, { name, ifTaken: ifTaken[0] }),
        },
        { text: t('said.renamed', { name }), undo: { resource: 'files', put: [file], call: undo } },
      )
    } else {
      await save(
        { resource: 'files', call: () => createFile({ name, type: 'folder', parentId }) },
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
          'No slashes': t('name.slash'),
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
              onFocus={({ target }) => selectStem(target as HTMLInputElement)}
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

/** A file's ending is seldom what is changed. */
function selectStem(input: HTMLInputElement) {
  const dot = input.value.lastIndexOf('.')
  input.setSelectionRange(0, dot > 0 ? dot : input.value.length)
}
