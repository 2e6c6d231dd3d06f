import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keyframes, styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasCommandKey } from '@/utils/command-key'
import checkIcon from '~icons/solar/check-circle-bold'
import closeIcon from '~icons/solar/close-circle-linear'
import dangerIcon from '~icons/solar/danger-triangle-bold'
import { Icon } from './icon'
import { addHost, hideMessage, holdMessage, releaseMessage, type SnackbarMessage, useSnackbar } from './snackbar-store'

interface SnackbarProps {
  /** At the bottom of the positioned ancestor instead of the window. */
  inside?: boolean
}

/**
 * Shows and announces messages. The frame has one, and so does each dialog with messages of its own; only the front one is used.
 */
export function Snackbar({ inside = false }: SnackbarProps) {
  const [host] = useState(() => Symbol('snackbar'))
  const { message, hosts } = useSnackbar()
  useEffect(() => addHost(host), [host])
  return (
    <Region role="status" data-screen-only sx={{ position: inside ? 'absolute' : 'fixed' }}>
      {message && hosts.at(-1) === host && <Message key={message.id} message={message} />}
    </Region>
  )
}

function Message({ message: { text, severity, undo, action } }: { message: SnackbarMessage }) {
  const { t } = useTranslation()
  const cameFrom = useRef<EventTarget | null>(null)

  useEffect(() => {
    if (!undo) return
    const onKey = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]')
      if (writing || event.key.toLowerCase() !== 'z' || event.shiftKey || !hasCommandKey(event)) return
      event.preventDefault()
      hideMessage()
      undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [undo])

  // The focused button is removed with the message, so the focus returns to where it came from.
  function leave() {
    const back = cameFrom.current
    hideMessage()
    if (back instanceof HTMLElement && back.isConnected) back.focus()
  }

  return (
    <Card
      data-severity={severity}
      onPointerEnter={holdMessage}
      onPointerLeave={releaseMessage}
      onFocus={({ currentTarget, relatedTarget }) => {
        holdMessage()
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={releaseMessage}
    >
      <Icon icon={severity === 'error' ? dangerIcon : checkIcon} size={24} className="sign" />
      <span>{text}</span>
      {undo && (
        <Button
          color="inherit"
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            leave()
            undo()
          }}
        >
          {t('snackbar.undo')}
        </Button>
      )}
      {action && (
        <Button color="inherit" onClick={action.run}>
          {action.text}
        </Button>
      )}
      <IconButton color="inherit" aria-label={t('common.close')} onClick={leave}>
        <Icon icon={closeIcon} />
      </IconButton>
    </Card>
  )
}

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } })

const Region = styled('div')(({ theme }) => ({
  zIndex: theme.zIndex.snackbar,
  insetInline: 16,
  insetBlockEnd: 16,
  display: 'flex',
  justifyContent: 'center',
  // An empty region must not catch clicks.
  pointerEvents: 'none',
}))

const Card = styled('div')(({ theme }) => {
  const { SnackbarContent, success, error } = theme.vars.palette
  return {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    maxWidth: 560,
    paddingBlock: 6,
    paddingInline: '16px 6px',
    borderRadius: 12,
    outline: '1px solid var(--ark-edge)',
    outlineOffset: -1,
    color: SnackbarContent.color,
    backgroundColor: SnackbarContent.bg,
    boxShadow: theme.vars.customShadows.dropdown,
    '--ark-focus': 'currentColor',
    animation: `${enter} 200ms ease-out`,
    '& > span': { flexGrow: 1, paddingBlock: 6, overflowWrap: 'anywhere' },
    '& > .sign': { color: success.light, ...theme.applyStyles('dark', { color: success.dark }) },
    '&[data-severity="error"] > .sign': { color: error.light, ...theme.applyStyles('dark', { color: error.dark }) },
  }
})
