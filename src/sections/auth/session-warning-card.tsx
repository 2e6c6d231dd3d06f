import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/i18n/failure-text'
import { useSentence } from './use-sentence'

interface SessionWarningCardProps {
  /** In ms since 1970. */
  endsAt: number
  onStay: () => Promise<void>
  onLeave: () => Promise<void>
}

/** Asks whether to stay signed in before the session ends (WCAG 2.2.1). */
export default function SessionWarningCard({ endsAt, onStay, onLeave }: SessionWarningCardProps) {
  const { t } = useTranslation('auth')
  const sentence = useSentence()
  const id = useId()
  const [closed, setClosed] = useState(false)
  const [waiting, setWaiting] = useState<'stay' | 'leave'>()
  const [failure, setFailure] = useState<string>()
  const seconds = useSecondsLeft(endsAt)

  async function run(what: 'stay' | 'leave', call: () => Promise<void>) {
    setWaiting(what)
    setFailure(undefined)
    try {
      await call()
    } catch (reason) {
      setFailure(failureText(reason))
    } finally {
      setWaiting(undefined)
    }
  }

  return (
    <Dialog
      open={!closed}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={() => setClosed(true)}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{t('ending.title')}</DialogTitle>
      <DialogContent>
        <Typography id={`${id}-text`}>{t('ending.text')}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('ending.left', { seconds })}
        </Typography>
        {failure && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {sentence(failure)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button
          variant="outlined"
          color="inherit"
          loading={waiting === 'leave'}
          disabled={!!waiting}
          onClick={() => run('leave', onLeave)}
        >
          {t('ending.leave')}
        </Button>
        <Button
          autoFocus
          variant="contained"
          loading={waiting === 'stay'}
          disabled={!!waiting}
          onClick={() => run('stay', onStay)}
        >
          {t('ending.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useSecondsLeft(endsAt: number) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.min(60, Math.max(0, Math.ceil((endsAt - now) / 1000)))
}
