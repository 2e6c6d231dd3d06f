import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileQuery } from '@/api/files'
import { assetUrl } from '@/components/asset-url'
import { TableFailure } from '@/components/data-table/table-states'
import { DetailPanel } from '@/components/detail-panel'
import { EmptyState } from '@/components/empty-state'
import { FilePicture } from '@/components/file-picture'
import { Icon } from '@/components/icon'
import { failureCode } from '@/utils/failure'
import { formatBytes } from '@/utils/format-bytes'
import { formatDateTime } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import type { FileTask } from './file-dialogs'
import { FileTags } from './file-tags'
import type { FilesSearchChange } from './files-search'
import { useFileChanges } from './use-file-changes'

interface FileDetailsProps {
  id: string
  /** A person has just opened it. */
  focus: boolean
  onSearchChange: (change: FilesSearchChange) => void
  onTask: (task: FileTask) => void
}

/** All that is known of a file, beside the others. */
export function FileDetails({ id, focus, onSearchChange, onTask }: FileDetailsProps) {
  const { t, i18n } = useTranslation('files')
  const { language } = i18n
  const shell = useTranslation().t
  const { data: file, error, isFetching, refetch } = useQuery(fileQuery(id))
  const { favorite, placeOf } = useFileChanges()
  const close = () => onSearchChange({ id: undefined })
  const panel = {
    focus,
    onClose: close,
    returnTo: () => document.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"]`),
  }
  if (!file) {
    const gone = failureCode(error) === 'not-found'
    return (
      <DetailPanel {...panel} name={gone ? t('gone') : shell(error ? 'errors.failedTitle' : 'common.loading')}>
        {gone ? (
          <EmptyState character={4} title={t('gone')} text="">
            <Button variant="contained" onClick={close}>
              {shell('common.close')}
            </Button>
          </EmptyState>
        ) : error ? (
          <TableFailure failure={error} loading={isFetching} onRetry={refetch} />
        ) : (
          <Skeleton variant="rounded" height={240} />
        )}
      </DetailPanel>
    )
  }
  const { name, type, url, size, totalFiles, createdAt, modifiedAt, shared, isFavorited } = file
  return (
    <DetailPanel
      {...panel}
      name={name}
      actions={
        <IconButton
          aria-label={t('favorite', { name })}
          aria-pressed={isFavorited}
          color={isFavorited ? 'warning' : 'default'}
          onClick={() => favorite([file], !isFavorited)}
          sx={{ p: 1.25 }}
        >
          <Icon icon={isFavorited ? starIcon : starLineIcon} size={24} />
        </IconButton>
      }
    >
      <Box sx={{ height: 184, borderRadius: 3, overflow: 'hidden' }}>
        <FilePicture name={name} type={type} preview={type === 'image' ? url || undefined : undefined} />
      </Box>
      <Facts>
        <dt>{t('details.type')}</dt>
        <dd>{t(`type.${type}`)}</dd>
        <dt>{t('details.size')}</dt>
        <dd>
          <bdi>{formatBytes(size, language)}</bdi>
        </dd>
        {totalFiles !== undefined && (
          <>
            <dt>{t('details.content')}</dt>
            <dd>{t('inside', { count: totalFiles, number: formatNumber(totalFiles, language) })}</dd>
          </>
        )}
        <dt>{t('details.place')}</dt>
        <dd>{placeOf(file)}</dd>
        <dt>{t('details.created')}</dt>
        <dd>{formatDateTime(createdAt, language)}</dd>
        <dt>{t('details.modified')}</dt>
        <dd>{formatDateTime(modifiedAt, language)}</dd>
      </Facts>
      <FileTags file={file} onSearchChange={onSearchChange} />
      <Head>
        <Typography variant="subtitle2" component="h3">
          {t('details.shared')}
        </Typography>
        <Button size="small" onClick={() => onTask({ kind: 'share', file })}>
          {t('details.change')}
        </Button>
      </Head>
      {shared.length > 0 ? (
        <AvatarGroup sx={{ justifyContent: 'flex-end' }}>
          {shared.map((person) => (
            <Avatar
              key={person.email}
              src={person.avatarUrl ? assetUrl(person.avatarUrl) : undefined}
              alt={person.name}
              title={person.name}
            />
          ))}
        </AvatarGroup>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('share.nobody')}</Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 3 }}>
        <Button variant="soft" color="inherit" onClick={() => onSearchChange({ edit: id })}>
          {t('action.rename')}
        </Button>
        <Button variant="soft" color="inherit" onClick={() => onTask({ kind: 'move', files: [file] })}>
          {t('action.move')}
        </Button>
      </Box>
    </DetailPanel>
  )
}

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '8px 16px',
  margin: theme.spacing(2.5, 0, 0),
  ...theme.typography.body2,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'end', overflowWrap: 'anywhere' },
}))

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: '24px 8px',
})
