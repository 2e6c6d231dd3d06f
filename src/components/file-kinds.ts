import { type FileType, fileTypeOf, fileTypes } from '@/api/file-type-of'
import { valueIn } from '@/utils/keys'
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

/** Icon and color of each type of file. */
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
  archive: { icon: archiveIcon, color: 'warning' },
  other: { icon: otherIcon, color: 'primary' },
} as const satisfies Record<FileType, { icon: unknown; color: string }>

/** The type of a file, given our own type or a browser's media type. */
export function kindOf(name: string, type: string): FileType {
  return valueIn(fileTypes, type) ?? fileTypeOf(name, type)
}
