import Breadcrumbs from '@mui/material/Breadcrumbs'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { FileItem } from '@/api/files'
import { useCan } from '@/auth/use-can'
import { RouterLink } from '@/components/router-link'
import { dropTarget } from './drag'
import { filesPage, toFolder } from './files-search'
import { pathOf } from './folders'
import { useFileChanges } from './use-file-changes'

interface FilePathProps {
  trail: FileItem[]
  path: string
}

/** The breadcrumbs of the open folder; they accept dropped files. */
export function FilePath({ trail, path }: FilePathProps) {
  const { t } = useTranslation('files')
  const { moveByIds } = useFileChanges()
  const can = useCan('files')
  const steps = [
    { id: '', name: t('all'), folder: null, to: '' },
    ...trail.map((folder) => ({ id: folder.id, name: folder.name, folder, to: pathOf(folder, trail) })),
  ]
  // A missing folder still has the name in the URL.
  const last = trail.length > 0 || !path ? steps.at(-1) : undefined
  return (
    <Way aria-label={t('path')}>
      {steps.map((step) =>
        step === last ? (
          <Typography key={step.id} variant="subtitle1" component="h2" aria-current="page">
            {step.name}
          </Typography>
        ) : (
          <RouterLink
            key={step.id}
            {...filesPage.link(toFolder(step.to))}
            color="inherit"
            underline="hover"
            {...(can.change && dropTarget({ onMove: (ids) => moveByIds(ids, step.folder) }))}
            sx={{ py: 0.5, px: 0.5, borderRadius: 1, '&[data-over]': { bgcolor: 'action.selected' } }}
          >
            {step.name}
          </RouterLink>
        ),
      )}
      {!last && (
        <Typography variant="subtitle1" component="p">
          {path.split('/').at(-1)}
        </Typography>
      )}
    </Way>
  )
}

const Way = styled(Breadcrumbs)(({ theme }) => ({
  padding: theme.spacing(2.5, 2.5, 0),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2, 2, 0) },
}))
