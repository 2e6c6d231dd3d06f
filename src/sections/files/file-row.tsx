import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FileThumbnail } from '@/components/file-thumbnail'
import { People } from '@/components/people'
import { formatBytes } from '@/utils/format-bytes'
import { formatDate } from '@/utils/format-date'
import { formatNumber } from '@/utils/format-number'
import { FileBox, FileControls } from './file-controls'
import type { FileItemProps } from './file-item'

/** A file as a row of the list. */
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
      <div className="facts wide">
        {shared.length > 0 && (
          <People
            people={shared.slice(0, 3).map((person) => ({ ...person, id: person.email }))}
            label={sharing}
            size={24}
          />
        )}
      </div>
      <div className="controls">
        <FileControls {...props} file={file} />
      </div>
    </Row>
  )
}

/** The columns' labels. Decorative: each row's own label names what it tells. */
export function FileRowsHead() {
  const { t } = useTranslation('files')
  return (
    <Head aria-hidden>
      <span />
      <span>{t('sort.name')}</span>
      <span className="facts">{t('sort.size')}</span>
      <span className="facts wide">{t('details.modified')}</span>
      <span className="facts wide">{t('details.shared')}</span>
      <span />
    </Head>
  )
}

// What there is no room for is in the file's details.
const inRoom = {
  '--ark-file-columns': '48px minmax(0, 1fr) 80px 104px 88px 88px',
  '@container (max-width: 35.99rem)': {
    '--ark-file-columns': '48px minmax(0, 1fr) 80px 88px',
    '& .wide': { display: 'none' },
  },
  '@container (max-width: 29.99rem)': {
    '--ark-file-columns': '44px minmax(0, 1fr) 88px',
    '& .facts': { display: 'none' },
  },
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'var(--ark-file-columns)',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  marginBlockEnd: 4,
  borderRadius: 8,
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.neutral,
  ...inRoom,
  // Of the columns only the name is left.
  '@container (max-width: 29.99rem)': { display: 'none' },
}))

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    display: 'grid',
    gridTemplateColumns: 'var(--ark-file-columns)',
    alignItems: 'center',
    gap: 8,
    minHeight: 64,
    minWidth: 0,
    borderRadius: 8,
    cursor: 'default',
    userSelect: 'none',
    borderBlockEnd: `1px solid ${palette.TableCell.border}`,
    '& .facts': { color: palette.text.secondary },
    '& .controls': { display: 'flex', justifyContent: 'flex-end' },
    ...inRoom,
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-selected="true"]': { backgroundColor: theme.alpha(palette.primary.main, 0.08) },
    '&[data-current]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '&[data-over]': { backgroundColor: palette.primary.soft },
    '&:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: -2 },
  }
})
