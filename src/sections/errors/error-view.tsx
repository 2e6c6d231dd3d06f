import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/components/empty-state'
import { isLostChunk, type Loss, lossOf } from '@/components/lost-chunk'
import { failureText } from '@/i18n/failure-text'
import { backOnline } from '@/utils/back-online'

/** The router's error page: what happened, and how to go on. */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  const loss = useLoss(error)
  const isReload = loss === 'updated' || loss === 'there'
  async function retry() {
    await router.invalidate()
    reset()
  }
  useEffect(() => {
    if (loss !== 'offline') return
    let current = true
    backOnline().then(() => {
      if (current) retry()
    })
    return () => {
      current = false
    }
  })
  if (loss === 'asked') return null
  const broken = { title: t('errors.part'), text: t('errors.partText') }
  const said = {
    none: { title: t('errors.unexpected'), text: t('errors.unexpectedText') },
    updated: { title: t('errors.chunk'), text: t('errors.chunkText') },
    there: { title: t('errors.part'), text: t('errors.partReload') },
    // The host is unreachable, although the browser reports a network.
    offline: navigator.onLine ? broken : { title: t('errors.offline'), text: t('errors.offlinePage') },
    broken,
  }[loss]
  return (
    <EmptyState level={1} {...said} character={8}>
      {/* A browser's message about a chunk does not help the user. */}
      <Typography role="alert" variant="caption" sx={{ mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {loss === 'none'
          ? failureText(error)
          : loss === 'offline' && !navigator.onLine
            ? t('errors.offlineText')
            : t('errors.failedTitle')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Button variant="contained" onClick={isReload ? () => location.reload() : retry}>
          {isReload ? t('common.reload') : t('common.retry')}
        </Button>
        {/* A full reload: the router's own state may have failed. */}
        {loss !== 'offline' && (
          <Button variant="outlined" href={import.meta.env.BASE_URL}>
            {t('common.home')}
          </Button>
        )}
      </Box>
    </EmptyState>
  )
}

/** The reason why a chunk is missing; `asked` while unknown, `none` for other errors. */
function useLoss(error: unknown) {
  const [loss, setLoss] = useState<Loss | 'asked' | 'none'>(isLostChunk(error) ? 'asked' : 'none')
  useEffect(() => {
    let current = true
    if (isLostChunk(error)) lossOf(error).then((found) => current && setLoss(found))
    return () => {
      current = false
    }
  }, [error])
  return loss
}
