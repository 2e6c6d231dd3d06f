import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { failureText } from '@/i18n/failure-text'
import { failureCode } from '@/utils/failure'
import failedIcon from '~icons/solar/danger-triangle-bold-duotone'
import forbiddenIcon from '~icons/solar/lock-keyhole-minimalistic-bold-duotone'

interface CompactFailureProps {
  failure: unknown
  onRetry: () => void
  /** A retry is pending. */
  loading?: boolean
}

/** LoadFailure for a card, a popover or a dialog. There is no retry if the role has no permission. */
export function CompactFailure({ failure, onRetry, loading = false }: CompactFailureProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const forbidden = failureCode(failure) === 'forbidden'

  // After a successful retry the focused button is gone: focus moves to the card's heading.
  useEffect(() => {
    const heading = box.current?.closest('article')?.querySelector('h2')
    return () => {
      if (document.activeElement === document.body) heading?.focus()
    }
  }, [])

  return (
    <Box
      ref={box}
      role="alert"
      sx={{
        flexGrow: 1,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 1,
        p: 3,
      }}
    >
      <Box sx={{ display: 'flex', color: forbidden ? 'text.disabled' : 'error.main' }}>
        <Icon icon={forbidden ? forbiddenIcon : failedIcon} size={36} />
      </Box>
      <Typography variant="subtitle2" component="p">
        {forbidden ? t('errors.forbiddenPart') : t('errors.failedTitle')}
      </Typography>
      {!forbidden && (
        <>
          <Typography variant="caption" sx={{ maxWidth: 320, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {failureText(failure)}
          </Typography>
          <Button variant="soft" color="inherit" loading={loading} onClick={onRetry} sx={{ mt: 1 }}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </Box>
  )
}
