import { keysOf } from '@/utils/keys'

export const fileTypes = [
  'folder',
  'image',
  'pdf',
  'word',
  'excel',
  'powerpoint',
  'text',
  'audio',
  'video',
  'archive',
  'other',
] as const
export type FileType = (typeof fileTypes)[number]

const byEnding: Partial<Record<FileType, string[]>> = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'bmp', 'heic', 'tiff'],
  pdf: ['pdf'],
  word: ['doc', 'docx', 'odt', 'rtf', 'pages'],
  excel: ['xls', 'xlsx', 'ods', 'csv', 'numbers'],
  powerpoint: ['ppt', 'pptx', 'odp', 'key'],
  text: ['txt', 'md', 'json', 'xml', 'html', 'css', 'js', 'ts', 'log', 'yml', 'yaml'],
  audio: ['mp3', 'wav', 'ogg', 'flac', 'm4a', 'aac'],
  video: ['mp4', 'mov', 'webm', 'mkv', 'avi'],
  archive: ['zip', 'rar', '7z', 'gz', 'tar', 'bz2', 'xz'],
}

const kinds = ['image', 'audio', 'video', 'text'] as const

/** The type of a file, by its extension, else by the media type that the browser gives. */
export function fileTypeOf(name: string, media = ''): FileType {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return (
    keysOf(byEnding).find((type) => byEnding[type]?.includes(ending)) ??
    kinds.find((kind) => media.startsWith(`${kind}/`)) ??
    'other'
  )
}
