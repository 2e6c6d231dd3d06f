import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/utils/format-bytes'
import { formatDate } from '@/utils/format-date'
import { FilePicture } from './file-picture'

interface FileThumbnailProps {
  name: string
  /** In bytes. */
  size?: number
  /** The path of its folder, for display. */
  path?: string
  /** Our own type or a browser's media type. */
  type: string
  /** The URL of a preview. */
  preview?: string | undefined
  /** An ISO 8601 date and time, or milliseconds as in a browser's File. */
  lastModified?: string | number
}

/**
 * A file in one line: picture, name, and details below.
 * @example <FileThumbnail name="Plan.pdf" type="pdf" size={5_724_000} path="Docs" lastModified="2026-03-10T12:00:00Z" />
 */
export function FileThumbnail({ name, size, path, type, preview, lastModified }: FileThumbnailProps) {
  const { language } = useTranslation().i18n
  const facts = [
    path,
    size !== undefined && formatBytes(size, language),
    lastModified !== undefined && formatDate(lastModified, language),
  ].filter(Boolean)
  return (
    <Line>
      <FilePicture name={name} type={type} preview={preview} size={40} />
      <span>
        <Name title={path ? `${path}/${name}` : name}>{name}</Name>
        {facts.length > 0 && (
          <Facts>
            <bdi>{facts.join(' · ')}</bdi>
          </Facts>
        )}
      </span>
    </Line>
  )
}

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  borderRadius: 10,
  '& > img': { borderRadius: 10 },
  '& > :last-child': { display: 'grid', minWidth: 0 },
})

/** Clamps a file's name to three lines. */
export const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

const Name = styled('bdi')(({ theme }) => ({ ...theme.typography.subtitle2, ...threeLines, textAlign: 'start' }))

const Facts = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
}))
