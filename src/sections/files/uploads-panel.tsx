import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadLimit } from '@/api/file-uploads'
import { longestFileName } from '@/api/files'
import { FileThumbnail } from '@/components/file-thumbnail'
import { Icon } from '@/components/icon'
import { Scrollbar } from '@/components/scrollbar'
import { failureText } from '@/i18n/failure-text'
import { somethingWentWrong } from '@/utils/failure'
import { formatBytes } from '@/utils/format-bytes'
import { formatNumber } from '@/utils/format-number'
import { nameKey, plainText } from '@/utils/plain-text'
import closeIcon from '~icons/solar/close-circle-linear'
import retryIcon from '~icons/solar/restart-linear'
import { cancelUploads, clearUploads, isGoing, retryUpload, type Upload, useUploads } from './uploads-store'

/** The uploads of this visit in the page's corner: progress and result. */
export function UploadsPanel() {
  const { t, i18n } = useTranslation('files')
  const { uploads } = useUploads()
  const number = (count: number) => formatNumber(count, i18n.language)
  const going = uploads.filter(isGoing)
  const ready = uploads.filter(({ state }) => state === 'ready').length
  const title =
    going.length > 0
      ? t('uploads.going', { count: going.length, number: number(going.length) })
      : ready > 0
        ? t('uploads.done', { count: ready, number: number(ready) })
        : t('uploads.ended')
  if (uploads.length === 0) return null
  return (
    <Card
      component="section"
      data-screen-only
      aria-label={t('uploads.title')}
      sx={{
        position: 'fixed',
        zIndex: 'speedDial',
        insetInlineEnd: { xs: 16, sm: 24 },
        insetBlockEnd: { xs: 16, sm: 24 },
        width: { xs: 'calc(100% - 32px)', sm: 384 },
        boxShadow: 'var(--mui-customShadows-dropdown)',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, bgcolor: 'background.neutral' }}>
        <Typography role="status" variant="subtitle2" component="p" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {going.length > 0 ? (
          <Button size="small" onClick={() => cancelUploads(...going.map(({ id }) => id))}>
            {t('uploads.cancelAll')}
          </Button>
        ) : (
          <IconButton aria-label={t('uploads.hide')} onClick={clearUploads}>
            <Icon icon={closeIcon} />
          </IconButton>
        )}
      </Box>
      <Scrollbar sx={{ maxHeight: 280 }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {uploads.map((upload) => (
            <UploadLine key={upload.id} upload={upload} />
          ))}
        </Box>
      </Scrollbar>
    </Card>
  )
}

/** True if a file got another name as there was one of that name, not only without spaces around it and slashes. */
const isOther = (saved: string, sent: string) => nameKey(saved) !== nameKey(sent.replaceAll('/', '-'))

// With hundreds of uploads only the changed ones render again.
const UploadLine = memo(function UploadLine({ upload }: { upload: Upload }) {
  const { t, i18n } = useTranslation('files')
  const client = useQueryClient()
  const { id, content, state, received, file, fault } = upload
  const { size, type } = content
  const name = plainText(content.name)
  const bytes = (value: number) => formatBytes(value, i18n.language)
  const faults = new Map<unknown, string>([
    ['too-large', t('uploads.tooLarge', { size: bytes(uploadLimit) })],
    ['too-long', t('name.long', { most: formatNumber(longestFileName, i18n.language) })],
    ['unreadable', t('uploads.unreadable')],
    [somethingWentWrong, t('uploads.broken')],
  ])
  const reason = faults.get(fault) ?? failureText(fault)
  const said = {
    waiting: t('uploads.waiting'),
    going: t('uploads.of', { part: bytes(received), whole: bytes(size) }),
    ready: file && isOther(file.name, name) ? t('uploads.renamed', { name: file.name }) : t('uploads.ready'),
    failed: reason,
    cancelled: t('uploads.cancelled'),
  }[state]
  return (
    <Box component="li" sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <FileThumbnail name={name} type={type} size={size} />
        </Box>
        {isGoing(upload) && (
          <IconButton aria-label={t('uploads.cancel', { name })} onClick={() => cancelUploads(id)}>
            <Icon icon={closeIcon} />
          </IconButton>
        )}
        {(state === 'cancelled' || (state === 'failed' && fault !== 'too-large' && fault !== 'too-long')) && (
          <IconButton aria-label={t('uploads.retry', { name })} onClick={() => retryUpload(client, id)}>
            <Icon icon={retryIcon} />
          </IconButton>
        )}
      </Box>
      {isGoing(upload) && (
        <LinearProgress
          variant="determinate"
          value={size > 0 ? Math.min(100, (received / size) * 100) : 0}
          aria-label={t('uploads.progress', { name })}
          sx={{ mt: 1 }}
        />
      )}
      <Typography
        variant="caption"
        component="p"
        sx={{ mt: 0.5, color: state === 'failed' ? 'error.main' : 'text.secondary' }}
      >
        {said}
      </Typography>
    </Box>
  )
})
