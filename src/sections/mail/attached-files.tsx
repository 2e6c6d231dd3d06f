import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Attachment, attachmentLimit, mailbox } from '@/api/mail'
import { isSessionOver } from '@/api/session-scope'
import { FileThumbnail } from '@/components/file-thumbnail'
import { Icon } from '@/components/icon'
import { showMessage } from '@/components/snackbar-store'
import { failureText } from '@/i18n/failure-text'
import { formatBytes } from '@/utils/format-bytes'
import { plainText } from '@/utils/plain-text'
import closeIcon from '~icons/solar/close-circle-linear'

interface Upload {
  key: number
  file: File
  /** The reason, once it has failed. */
  fault?: unknown
}

const tooLarge = Symbol('too large')
let last = 0

/** The attachments of a draft, and the uploads of those to come. */
export function useAttachments(attachments: Attachment[], onChange: (attachments: Attachment[]) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  // Several uploads may end in one render.
  const all = useRef(attachments)
  const going = useRef(new Set<number>())
  const isOpen = useRef(true)
  const { t } = useTranslation()
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  function set(next: Attachment[]) {
    all.current = next
    onChange(next)
  }

  async function upload(key: number, file: File) {
    try {
      const attachment = await mailbox.attach(file)
      if (!going.current.delete(key)) return
      setUploads((uploads) => uploads.filter((upload) => upload.key !== key))
      set([...all.current, attachment])
    } catch (fault) {
      if (isSessionOver(fault) || !going.current.has(key)) return
      if (!isOpen.current) {
        // The window is closed: its draft lacks the file.
        const reason = `${plainText(file.name)}: ${failureText(fault)}`
        showMessage({ severity: 'error', text: t('common.refused', { reason }) })
      }
      setUploads((uploads) => uploads.map((upload) => (upload.key === key ? { ...upload, fault } : upload)))
    }
  }

  return {
    attachments,
    uploads,
    isGoing: uploads.some(({ fault }) => fault === undefined),
    add(files: File[]) {
      const added = files.map((file) => ({
        key: ++last,
        file,
        ...(file.size > attachmentLimit && { fault: tooLarge }),
      }))
      setUploads((uploads) => [...uploads, ...added])
      for (const { key, file, fault } of added) {
        if (fault) continue
        going.current.add(key)
        upload(key, file)
      }
    },
    cancel(key: number) {
      going.current.delete(key)
      setUploads((uploads) => uploads.filter((upload) => upload.key !== key))
    },
    remove: (id: string) => set(all.current.filter((attachment) => attachment.id !== id)),
  }
}

type AttachedFilesProps = Omit<ReturnType<typeof useAttachments>, 'add' | 'isGoing'> & { readOnly: boolean }

/** The attachments of a draft, each with a button to remove it. */
export function AttachedFiles({ attachments, uploads, remove, cancel, readOnly }: AttachedFilesProps) {
  const { t, i18n } = useTranslation('mail')
  if (attachments.length + uploads.length === 0) return null
  const faultText = (fault: unknown) =>
    fault === tooLarge ? t('fault.tooLarge', { size: formatBytes(attachmentLimit, i18n.language) }) : failureText(fault)
  const button = (name: string, onClick: () => void) => (
    <IconButton color="inherit" aria-label={t('detach', { name })} disabled={readOnly} onClick={onClick}>
      <Icon icon={closeIcon} />
    </IconButton>
  )
  return (
    <Box
      component="ul"
      aria-label={t('attached')}
      sx={{ m: 0, px: 2, py: 1, maxHeight: 176, overflowY: 'auto', listStyle: 'none' }}
    >
      {attachments.map(({ id, name, size, type }) => (
        <Box key={id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <FileThumbnail name={name} size={size} type={type} />
          </Box>
          {button(name, () => remove(id))}
        </Box>
      ))}
      {uploads.map(({ key, file, fault }) => {
        const name = plainText(file.name)
        return (
          <Box key={key} component="li" sx={{ py: 0.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <FileThumbnail name={name} size={file.size} type={file.type} />
              </Box>
              {button(name, () => cancel(key))}
            </Box>
            {fault === undefined ? (
              <LinearProgress aria-label={t('uploading', { name })} />
            ) : (
              <Typography variant="caption" role="alert" sx={{ color: 'error.main' }}>
                {faultText(fault)}
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
