import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import { useCan } from '@/auth/use-can'
import type { OnSearchChange } from '@/components/records/page-search'
import type { FilesSearch } from './files-search'
import { useFileChanges } from './use-file-changes'

interface FileTagsProps {
  file: FileItem
  onSearchChange: OnSearchChange<FilesSearch>
}

/** A file's tags: each links to the other files with it, and is removable. */
export function FileTags({ file, onSearchChange }: FileTagsProps) {
  const { t } = useTranslation('files')
  const { tag } = useFileChanges()
  const can = useCan('files')
  const [typed, setTyped] = useState('')
  const { tags } = file

  function add(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    setTyped('')
    if (wanted && !tags.includes(wanted)) tag(file, [...tags, wanted])
  }

  if (!can.change && tags.length === 0) return null
  return (
    <section>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 3, mb: 1 }}>
        {t('details.tags')}
      </Typography>
      {tags.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, mb: 1.5, p: 0, listStyle: 'none' }}>
          {tags.map((name) => (
            <li key={name}>
              <Chip
                size="small"
                variant="soft"
                label={name}
                aria-label={t('details.byTag', { tag: name })}
                onClick={() => onSearchChange({ tag: name })}
                {...(can.change && {
                  onDelete: () =>
                    tag(
                      file,
                      tags.filter((other) => other !== name),
                    ),
                })}
              />
            </li>
          ))}
        </Box>
      )}
      {can.change && (
        <form onSubmit={add}>
          <TextField
            fullWidth
            size="small"
            label={t('details.addTag')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: 40 } }}
          />
        </form>
      )}
    </section>
  )
}
