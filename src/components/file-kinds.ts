import { type FileType, fileTypeOf, fileTypes } from '@/api/file-type-of'
import archiveIcon from '~icons/solar/archive-minimalistic-bold-duotone'
import excelIcon from '~icons/solar/chart-square-bold-duotone'
import videoIcon from '~icons/solar/clapperboard-play-bold-duotone'
import pdfIcon from '~icons/solar/document-bold-duotone'
import wordIcon from '~icons/solar/document-text-bold-duotone'
import otherIcon from '~icons/solar/file-bold-duotone'
import folderIcon from '~icons/solar/folder-bold-duotone'
import imageIcon from '~icons/solar/gallery-wide-bold-duotone'
import audioIcon from '~icons/solar/music-note-2-bold-duotone'
import textIcon from '~icons/solar/notes-bold-duotone'
import powerpointIcon from '~icons/solar/presentation-graph-bold-duotone'

/** How each kind of file is drawn. */
export const fileKinds = {
  folder: { icon: folderIcon, color: 'warning' },
  image: { icon: imageIcon, color: 'success' },
  pdf: { icon: pdfIcon, color: 'error' },
  word: { icon: wordIcon, color: 'info' },
  excel: { icon: excelIcon, color: 'success' },
  powerpoint: { icon: powerpointIcon, color: 'warning' },
  text: { icon: textIcon, color: 'info' },
  audio: { icon: audioIcon, color: 'secondary' },
  video: { icon: videoIcon, color: 'primary' },
  archive: { icon: archiveIcon, color: 'secondary' },
  other: { icon: otherIcon, color: 'primary' },
} as const satisfies Record<FileType, { icon: unknown; color: string }>

/** The kind of a file whose type is one of ours already, or a media type as a browser gives it. */
export function kindOf(name: string, type: string): FileType {
  return fileTypes.find((known) => known === type) ?? fileTypeOf(name, type)
}
