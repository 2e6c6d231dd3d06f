import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FileThumbnail } from '@/components/file-thumbnail'
import { formatBytes } from '@/utils/format-bytes'
import { formatDate } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import { FileBox, FileControls } from './file-controls'
import type { FileItemProps } from './file-item'

/** A file as a line of the list. */
export function FileRow({ file, cell, current, selecting, ...props }: FileItemProps) {
  const { t, i18n } = useTranslation('files')
  const { name, type, url, size, totalFiles = 0, modifiedAt, shared } = file
  const facts =
    type === 'folder'
      ? t('inside', { count: totalFiles, number: formatNumber(totalFiles, i18n.language) })
      : formatBytes(size, i18n.language)
  const modified = formatDate(modifiedAt, i18n.language)
  const sharing =
    shared.length > 0
      ? t('sharedWith', { count: shared.length, number: formatNumber(shared.length, i18n.language) })
      : t('notShared')
  return (
    <Row
      {...cell}
      role="gridcell"
      aria-label={t('named', { name, type: t(`type.${type}`), size: `${facts}, ${modified}, ${sharing}` })}
      data-current={current || undefined}
      data-selecting={selecting || undefined}
    >
      <FileBox {...props} file={file} />
      <FileThumbnail name={name} type={type} preview={type === 'image' ? url || undefined : undefined} />{' '}
      <Typography className="facts" variant="body2">
        <bdi>{facts}</bdi>
      </Typography>{' '}
      <Typography className="facts wide" variant="body2">
        {modified}
      </Typography>{' '}
      <Typography className="facts wide" variant="body2">
        {sharing}
      </Typography>
      <div className="controls">
        <FileControls {...props} file={file} />
      </div>
    </Row>
  )
}

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr) 96px 120px 152px auto',
    alignItems: 'center',
    gap: 8,
    minHeight: 64,
    minWidth: 0,
    borderRadius: 8,
    cursor: 'default',
    userSelect: 'none',
    borderBlockEnd: `1px dashed ${palette.divider}`,
    fontVariantNumeric: 'tabular-nums',
    '& .facts': { color: palette.text.secondary },
    '& .controls': { display: 'flex' },
    [theme.breakpoints.down('xl')]: {
      gridTemplateColumns: '48px minmax(0, 1fr) 96px auto',
      '& .wide': { display: 'none' },
    },
    [theme.breakpoints.down('sm')]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      '& .facts': { display: 'none' },
    },
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-selected="true"]': { backgroundColor: theme.alpha(palette.primary.main, 0.08) },
    '&[data-current]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '&[data-over]': { backgroundColor: palette.primary.soft },
    '&:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: -2 },
  }
})
