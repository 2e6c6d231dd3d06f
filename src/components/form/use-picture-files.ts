import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '@/utils/format-bytes'
import { plainText } from '@/utils/plain-text'
import { shrinkPicture } from '@/utils/shrink-picture'

/** Accepted types, and the maximum size in bytes. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
const most = 3_000_000

/**
 * Reads chosen or dropped pictures as squares with the given side in px.
 * @returns `read`, which resolves with their URLs; `refused`, the reason why the last ones were not all accepted; `limits`, the
 * text about what is accepted
 */
export function usePictureFiles(side: number) {
  const { t, i18n } = useTranslation('kit')
  const [refused, setRefused] = useState<string>()

  async function read(files: File[]) {
    const faults: string[] = []
    const pictures: string[] = []
    for (const file of files) {
      const name = plainText(file.name)
      if (!types.includes(file.type)) faults.push(t('form.avatar.wrongType', { name }))
      else if (file.size > most) {
        faults.push(t('form.avatar.tooLarge', { name, size: formatBytes(file.size, i18n.language) }))
      } else {
        await shrinkPicture(file, side).then(
          (picture) => pictures.push(picture),
          () => faults.push(t('form.avatar.broken', { name })),
        )
      }
    }
    setRefused(faults[0])
    return pictures
  }

  return {
    read,
    refused,
    accept: types.join(','),
    limits: t('form.avatar.limits', { size: formatBytes(most, i18n.language) }),
  }
}
