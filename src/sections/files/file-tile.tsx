import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { FilePicture } from '@/components/file-picture'
import { threeLines } from '@/components/file-thumbnail'
import { formatBytes } from '@/utils/format-bytes'
import { formatNumber } from '@/utils/format-number'
import { FileBox, FileControls } from './file-controls'
import type { FileItemProps } from './file-item'

/** A file as a tile: picture, name and details. */
export function FileTile({ file, cell, current, selecting, ...props }: FileItemProps) {
  const { t, i18n } = useTranslation('files')
  const { name, type, url, size, totalFiles = 0 } = file
  const facts =
    type === 'folder'
      ? t('inside', { count: totalFiles, number: formatNumber(totalFiles, i18n.language) })
      : formatBytes(size, i18n.language)
  const isFolder = type === 'folder'
  return (
    <Tile
      {...cell}
      role="gridcell"
      aria-label={t('named', { name, type: t(`type.${type}`), size: facts })}
      data-folder={isFolder || undefined}
      data-current={current || undefined}
      data-selecting={selecting || undefined}
    >
      <div className="picture">
        {isFolder ? (
          <FilePicture name={name} type={type} size={40} />
        ) : (
          <FilePicture name={name} type={type} preview={type === 'image' ? url || undefined : undefined} />
        )}
      </div>
      <FileBox {...props} file={file} />
      <div className="foot">
        <div>
          <Typography variant="subtitle2" component="p" title={name} sx={threeLines}>
            <bdi>{name}</bdi>
          </Typography>{' '}
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            <bdi>{facts}</bdi>
          </Typography>
        </div>
        <FileControls {...props} file={file} />
      </div>
    </Tile>
  )
}

const Tile = styled('div')(({ theme }) => {
  const { palette } = theme.vars
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderRadius: 12,
    boxShadow: `inset 0 0 0 1px ${palette.divider}`,
    cursor: 'default',
    userSelect: 'none',
    '& .picture': { height: 132, borderRadius: '12px 12px 0 0', overflow: 'hidden' },
    '& .foot': { display: 'flex', alignItems: 'center', paddingInline: '12px 4px', minHeight: 72 },
    '& .foot > div': { flexGrow: 1, minWidth: 0 },
    '& .box': {
      position: 'absolute',
      insetBlockStart: 4,
      insetInlineStart: 4,
      backgroundColor: palette.background.paper,
      borderRadius: 8,
      opacity: 0,
    },
    '&:hover .box, &:focus-within .box, &[data-selecting] .box': { opacity: 1 },
    '@media (hover: none)': { '& .box': { opacity: 1 } },
    '& .star': { marginInlineEnd: -8 },
    // A row with the picture before the name: six folders are no reason for a screenful of pictures.
    '&[data-folder]': {
      flexDirection: 'row',
      alignItems: 'center',
      paddingInlineStart: 12,
      '& .picture': { flexShrink: 0, height: 40, borderRadius: 10 },
      '& .foot': { flexGrow: 1, minWidth: 0 },
      '& .box': { insetBlockStart: 'calc(50% - 20px)', insetInlineStart: 12 },
    },
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-selected="true"]': {
      backgroundColor: theme.alpha(palette.primary.main, 0.08),
      boxShadow: `inset 0 0 0 2px ${palette.primary.main}`,
    },
    '&[data-current]': { boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '&[data-over]': { backgroundColor: palette.primary.soft, boxShadow: `inset 0 0 0 2px ${palette.primary.main}` },
    '&:focus-visible': { outline: '2px solid var(--ark-focus)', outlineOffset: 2 },
  }
})
