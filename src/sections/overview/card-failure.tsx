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

interface CardFailureProps {
  error: unknown
  onRetry: () => void
}

/** What happened within a card, and another try; for what the role may not see there is none. */
export function CardFailure({ error, onRetry }: CardFailureProps) {
  const { t } = useTranslation('overview')
  const { t: shell } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const forbidden = failureCode(error) === 'forbidden'

  // When Retry has helped, the keyboard goes on at the card's heading.
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
        py: 3,
      }}
    >
      <Box sx={{ display: 'flex', color: forbidden ? 'text.disabled' : 'error.main' }}>
        <Icon icon={forbidden ? forbiddenIcon : failedIcon} size={36} />
      </Box>
      <Typography variant="subtitle2" component="p">
        {forbidden ? t('forbidden') : t('failed')}
      </Typography>
      {!forbidden && (
        <>
          <Typography variant="caption" sx={{ maxWidth: 320, color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {failureText(error)}
          </Typography>
          <Button variant="soft" color="inherit" onClick={onRetry} sx={{ mt: 1 }}>
            {shell('common.retry')}
          </Button>
        </>
      )}
    </Box>
  )
}
