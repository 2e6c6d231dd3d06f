import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/i18n/failure-text'
import { useSentence } from './use-sentence'

const pause = 60_000 // ms between two messages, as the services require

interface ResendButtonProps {
  /** Time of the last message, in ms since 1970. */
  sentAt: number | undefined
  onResend: () => Promise<void>
  disabled?: boolean
}

/** Sends the message with the code or the link again, at the earliest a minute after the last one. */
export function ResendButton({ sentAt = 0, onResend, disabled = false }: ResendButtonProps) {
  const { t } = useTranslation('auth')
  const sentence = useSentence()
  const [sent, setSent] = useState(0)
  const [said, setSaid] = useState('')
  const [waiting, setWaiting] = useState(false)
  const seconds = useSecondsUntil(Math.max(sentAt, sent) + pause)

  async function resend() {
    setWaiting(true)
    setSaid('')
    try {
      await onResend()
      setSent(Date.now())
      setSaid('auth:resend.sent')
    } catch (failure) {
      setSaid(failureText(failure))
    } finally {
      setWaiting(false)
    }
  }

  return (
    <div>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('resend.question')}
      </Typography>
      <Button
        variant="text"
        loading={waiting}
        disabled={disabled}
        // Stays focusable during the countdown, so that the focus is not lost after a click.
        aria-disabled={seconds > 0}
        onClick={() => seconds === 0 && resend()}
        sx={{
          mx: -1,
          px: 1,
          fontVariantNumeric: 'tabular-nums',
          '&[aria-disabled="true"]': { color: 'text.secondary' },
        }}
      >
        {seconds > 0 ? t('resend.wait', { seconds }) : t('resend.send')}
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: '1.5em' }}>
        {said && sentence(said)}
      </Typography>
    </div>
  )
}

/** Counts down the seconds to a time (ms since 1970), to 0. */
function useSecondsUntil(time: number) {
  const [now, setNow] = useState(Date.now)
  const left = Math.min(Math.max(0, Math.ceil((time - now) / 1000)), pause / 1000)
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= time) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [time])
  return left
}
