import Avatar from '@mui/material/Avatar'
import AvatarGroup from '@mui/material/AvatarGroup'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { FileType } from '@/api/file-type-of'
import { files } from '@/api/files'
import { useCan } from '@/auth/use-can'
import { assetUrl } from '@/components/asset-url'
import { DetailPanel } from '@/components/detail-panel'
import { FilePicture } from '@/components/file-picture'
import { FileThumbnail } from '@/components/file-thumbnail'
import { Icon } from '@/components/icon'
import type { OnSearchChange } from '@/components/records/page-search'
import { PendingPanel } from '@/components/records/pending-panel'
import { star } from '@/theme/palette'
import { formatDateTime } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import starIcon from '~icons/solar/star-bold'
import starLineIcon from '~icons/solar/star-linear'
import type { FileTask } from './file-dialogs'
import { FileTags } from './file-tags'
import type { FilesSearch } from './files-search'
import { useFileChanges } from './use-file-changes'

interface FileDetailsProps {
  id: string
  /** True if the user has just opened it. */
  focus: boolean
  onSearchChange: OnSearchChange<FilesSearch>
  onTask: (task: FileTask) => void
}

/** The types that a browser opens in a tab. */
const shownByBrowser = new Set<FileType>(['image', 'pdf', 'text', 'audio', 'video'])

/** The details of a file, beside the others. */
export function FileDetails({ id, focus, onSearchChange, onTask }: FileDetailsProps) {
  const { t, i18n } = useTranslation('files')
  const { language } = i18n
  const shell = useTranslation().t
  const query = useQuery(files.record(id))
  const file = query.data
  const { favorite, placeOf } = useFileChanges()
  const can = useCan('files')
  const close = () => onSearchChange({ id: undefined })
  const panel = { record: id, focus, onClose: close }
  if (!file) {
    return (
      <PendingPanel
        {...panel}
        query={query}
        gone={{ title: t('gone'), text: '', action: shell('common.close') }}
        skeleton={<Skeleton variant="rounded" height={240} />}
      />
    )
  }
  const { name, type, url, size, totalFiles, createdAt, modifiedAt, shared, isFavorited } = file
  // A data URL is a thumbnail, not the file.
  const address = type === 'folder' || url.startsWith('data:') ? undefined : assetUrl(url)
  return (
    <DetailPanel
      {...panel}
      name={name}
      actions={
        can.change && (
          <IconButton
            aria-label={t('favorite', { name })}
            aria-pressed={isFavorited}
            onClick={() => favorite([file], !isFavorited)}
            sx={{ p: 1.25, ...(isFavorited && star) }}
          >
            <Icon icon={isFavorited ? starIcon : starLineIcon} size={24} />
          </IconButton>
        )
      }
    >
      <Box sx={{ height: 184, borderRadius: 3, overflow: 'hidden' }}>
        <FilePicture name={name} type={type} preview={type === 'image' ? url || undefined : undefined} />
      </Box>
      <Box sx={{ mt: 2.5 }}>
        <FileThumbnail name={name} type={type} size={size} path={placeOf(file)} lastModified={modifiedAt} />
      </Box>
      {address && (
        <Box sx={{ display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column', gap: 1.5, mt: 2 }}>
          {shownByBrowser.has(type) && (
            <Button variant="soft" href={address} target="_blank" rel="noopener">
              {t('action.open')}
              <span style={visuallyHidden}>{`, ${shell('common.opensNewTab')}`}</span>
            </Button>
          )}
          <Button variant="soft" href={address} download={name}>
            {t('action.download')}
          </Button>
        </Box>
      )}
      <Facts>
        <dt>{t('details.type')}</dt>
        <dd>{t(`type.${type}`)}</dd>
        {totalFiles !== undefined && (
          <>
            <dt>{t('details.content')}</dt>
            <dd>{t('inside', { count: totalFiles, number: formatNumber(totalFiles, language) })}</dd>
          </>
        )}
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
        {can.change && (
          <Button size="small" onClick={() => onTask({ kind: 'share', file })}>
            {t('details.change')}
          </Button>
        )}
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
      {can.change && (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 3 }}>
          <Button variant="soft" color="inherit" onClick={() => onSearchChange({ edit: id })}>
            {t('action.rename')}
          </Button>
          <Button variant="soft" color="inherit" onClick={() => onTask({ kind: 'move', files: [file] })}>
            {t('action.move')}
          </Button>
        </Box>
      )}
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
