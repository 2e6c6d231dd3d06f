import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Paper from '@mui/material/Paper'
import { styled, type Theme } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { longestSubject, longestText, type Mail, mailbox } from '@/api/mail'
import { isSessionOver } from '@/api/session-scope'
import { focusIfLost } from '@/components/focus-if-lost'
import { useSave } from '@/components/form/use-save'
import { Icon } from '@/components/icon'
import { Snackbar } from '@/components/snackbar'
import { hideMessage, showMessage } from '@/components/snackbar-store'
import { useChange } from '@/components/use-change'
import { failureText } from '@/i18n/failure-text'
import { hasCommandKey } from '@/utils/command-key'
import { isPassing } from '@/utils/failure'
import closeIcon from '~icons/solar/close-circle-linear'
import bigIcon from '~icons/solar/maximize-square-minimalistic-linear'
import smallIcon from '~icons/solar/minimize-square-minimalistic-linear'
import clipIcon from '~icons/solar/paperclip-linear'
import sendIcon from '~icons/solar/plane-linear'
import deleteIcon from '~icons/solar/trash-bin-minimalistic-linear'
import { AttachedFiles, useAttachments } from './attached-files'
import { draftSaver, type SaveState } from './draft-saver'
import { isAddress } from './recipients'
import { RecipientsField } from './recipients-field'
import { type ComposeStart, type DraftValues, isEmptyDraft } from './replies'

interface ComposeWindowProps {
  start: ComposeStart
  /** Only its title bar is visible. */
  isSmall: boolean
  onSmallChange: (isSmall: boolean) => void
  onClose: () => void
  /** The sending was undone. */
  onTakenBack: (mail: Mail) => void
}

/**
 * A message being written, in the page's corner; on a phone it covers the page. It is kept as a draft while typing and on closing,
 * and can be made small to read on.
 */
export function ComposeWindow({ start, isSmall, onSmallChange, onClose, onTakenBack }: ComposeWindowProps) {
  const { t } = useTranslation('mail')
  const shell = useTranslation().t
  const client = useQueryClient()
  const change = useChange()
  const save = useSave()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const [values, setValues] = useState(start.values)
  const [saveState, setSaveState] = useState<SaveState>()
  const [saver] = useState(() => draftSaver(client, start, setSaveState))
  const [hasCc, setHasCc] = useState(start.values.cc.length > 0)
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  /** For the uploads of its files; then it is sent. */
  const [isWaiting, setWaiting] = useState(false)
  /** What is sent is what was typed by then. */
  const readOnly = isSending || isWaiting
  const root = useRef<HTMLDivElement>(null)
  const to = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const cameFrom = useRef<Element>(undefined)
  const isDone = useRef(false)
  /** It is being sent, once. */
  const isBusy = useRef(false)

  function set(change: Partial<DraftValues>) {
    // A key that comes before the fields are rendered as read-only.
    if (isBusy.current) return
    const next = { ...saver.values(), ...change }
    setValues(next)
    saver.change(next)
  }
  // Uploads go on once the window is closed, into the draft.
  const files = useAttachments(values.attachments, (attachments) => set({ attachments }))

  const title = values.subject.trim() || t('newMessage')
  const toFault = !isTried
    ? undefined
    : values.to.length === 0
      ? t('fault.noRecipient')
      : values.to.every(isAddress)
        ? undefined
        : t('fault.address')
  const ccFault = isTried && !values.cc.every(isAddress) ? t('fault.address') : undefined

  // The focus moves into the window, and on closing back.
  useEffect(() => {
    cameFrom.current ??= document.activeElement ?? undefined
    return () => {
      const back = cameFrom.current
      const isLost = !document.activeElement || document.activeElement === document.body
      if (isLost && back instanceof HTMLElement && back.isConnected) back.focus()
    }
  }, [])
  useEffect(() => {
    if (isSmall) root.current?.querySelector('button')?.focus()
    else if (start.values.to.length === 0) to.current?.focus()
    else {
      body.current?.focus()
      // Above a quoted message.
      if (start.values.message.startsWith('\n')) body.current?.setSelectionRange(0, 0)
    }
  }, [isSmall, start])
  // The page behind takes no focus where it is covered.
  useEffect(() => {
    const page = document.querySelector('#main')?.closest('body > *')
    if (!phone || isSmall || !page) return
    page.setAttribute('inert', '')
    return () => page.removeAttribute('inert')
  }, [phone, isSmall])
  const fail = (failure: unknown, retry?: () => void) =>
    isSessionOver(failure) ||
    showMessage({
      severity: 'error',
      text: shell('common.refused', { reason: failureText(failure) }),
      action: retry && {
        text: shell('common.retry'),
        run: () => {
          hideMessage()
          retry()
        },
      },
    })

  // The page is left: what is typed is kept.
  const onLeave = useEffectEvent(() => {
    const keep = () => saver.flush().catch((failure) => fail(failure, keep))
    if (!isDone.current) keep()
  })
  useEffect(() => () => onLeave(), [])

  async function close() {
    if (isDone.current || isBusy.current) return
    if (isEmptyDraft(saver.values()) && !files.isGoing) return discard()
    isDone.current = true
    try {
      const id = await saver.flush()
      onClose()
      if (id) showMessage({ text: t('said.draft') })
    } catch (failure) {
      // The window stays, with what is typed.
      isDone.current = false
      fail(failure)
    }
  }

  async function discard() {
    if (isBusy.current) return
    isDone.current = true
    for (const { key } of files.uploads) files.cancel(key)
    onClose()
    const id = await saver.drop()
    if (!id) return
    const undo = { resource: mailbox, call: async () => onTakenBack(await mailbox.restore({ id })) }
    change({ resource: mailbox, drop: [id], call: () => mailbox.remove(id) }, { text: t('said.discarded'), undo })
  }

  async function send() {
    if (isBusy.current || isDone.current) return
    setTried(true)
    // Ctrl+Enter in a field of recipients has just added one.
    const typed = saver.values()
    if (typed.to.length === 0 || ![...typed.to, ...typed.cc].every(isAddress)) return to.current?.focus()
    // Goes on below once all files have been uploaded.
    if (files.isGoing) return setWaiting(true)
    isBusy.current = true
    setSending(true)
    try {
      const id = await saver.keep()
      if (!id) return
      const undo = {
        resource: mailbox,
        call: async () => {
          const mail = await mailbox.takeBack(id)
          onTakenBack(mail)
          return mail
        },
      }
      await save({ resource: mailbox, call: () => mailbox.send(id, typed) }, { text: t('said.sent'), undo })
      isDone.current = true
      onClose()
    } catch (failure) {
      // The window stays, with what is typed, and sends what it has by then.
      fail(failure, isPassing(failure) ? send : undefined)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  // The button is disabled while sending.
  useEffect(() => {
    if (!readOnly) return
    return () => focusIfLost(sendButton.current)
  }, [readOnly])

  const onUploaded = useEffectEvent(() => {
    setWaiting(false)
    // A file that failed says so beside its name: it is not sent without it.
    if (files.uploads.length === 0) send()
  })
  useEffect(() => {
    if (isWaiting && !files.isGoing) onUploaded()
  }, [isWaiting, files.isGoing])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation()
      close()
    }
    if (event.key === 'Enter' && hasCommandKey(event)) {
      event.preventDefault()
      send()
    }
  }

  return createPortal(
    <Window
      ref={root}
      elevation={0}
      role="dialog"
      aria-label={title}
      data-small={isSmall || undefined}
      data-sending={readOnly || undefined}
      data-screen-only
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <Head>
        <Typography variant="subtitle2" component="h2" noWrap sx={{ flexGrow: 1, minWidth: 0 }}>
          <bdi>{title}</bdi>
        </Typography>
        <Tooltip title={t(isSmall ? 'restore' : 'minimize')}>
          <IconButton
            color="inherit"
            aria-label={t(isSmall ? 'restore' : 'minimize')}
            aria-expanded={!isSmall}
            onClick={() => onSmallChange(!isSmall)}
          >
            <Icon icon={isSmall ? bigIcon : smallIcon} />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('saveAndClose')}>
          <IconButton color="inherit" aria-label={t('saveAndClose')} onClick={close}>
            <Icon icon={closeIcon} />
          </IconButton>
        </Tooltip>
      </Head>
      {!isSmall && (
        <>
          <RecipientsField
            label={t('field.to')}
            value={values.to}
            onChange={(to) => set({ to })}
            readOnly={readOnly}
            fault={toFault}
            inputRef={to}
          >
            {!hasCc && (
              <Button size="small" color="inherit" disabled={readOnly} onClick={() => setHasCc(true)}>
                {t('field.cc')}
              </Button>
            )}
          </RecipientsField>
          {hasCc && (
            <RecipientsField
              label={t('field.cc')}
              value={values.cc}
              onChange={(cc) => set({ cc })}
              readOnly={readOnly}
              fault={ccFault}
            />
          )}
          <InputBase
            value={values.subject}
            readOnly={readOnly}
            onChange={({ target }) => set({ subject: target.value })}
            placeholder={t('field.subject')}
            inputProps={{ 'aria-label': t('field.subject'), maxLength: longestSubject }}
            sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider', fontWeight: 600 }}
          />
          <Message
            ref={body}
            dir="auto"
            value={values.message}
            readOnly={readOnly}
            maxLength={longestText}
            aria-label={t('field.message')}
            onChange={({ target }) => set({ message: target.value })}
          />
          <AttachedFiles {...files} readOnly={isSending} />
          <Foot>
            <Button
              ref={sendButton}
              variant="contained"
              loading={readOnly}
              startIcon={<Icon icon={sendIcon} flip />}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              onClick={send}
            >
              {t('send')}
            </Button>
            <Tooltip title={t('attach')}>
              <span>
                <IconButton
                  color="inherit"
                  aria-label={t('attach')}
                  disabled={readOnly}
                  onClick={() => file.current?.click()}
                >
                  <Icon icon={clipIcon} />
                </IconButton>
              </span>
            </Tooltip>
            <input
              ref={file}
              hidden
              multiple
              type="file"
              aria-label={t('attach')}
              onChange={({ target }) => {
                files.add([...(target.files ?? [])])
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
            <Typography
              role="status"
              variant="caption"
              noWrap
              sx={{
                flexGrow: 1,
                minWidth: 0,
                color: saveState === 'failed' && !readOnly ? 'error.main' : 'text.secondary',
              }}
            >
              {readOnly ? t('save.sending') : saveState && t(`save.${saveState}`)}
            </Typography>
            <Tooltip title={t('discard')}>
              <span>
                <IconButton color="inherit" aria-label={t('discard')} disabled={isSending} onClick={discard}>
                  <Icon icon={deleteIcon} />
                </IconButton>
              </span>
            </Tooltip>
          </Foot>
        </>
      )}
      {phone && !isSmall && <Snackbar inside />}
    </Window>,
    document.body,
  )
}

const Window = styled(Paper)(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.speedDial,
  insetInlineEnd: 24,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  width: 560,
  maxWidth: 'calc(100vw - 48px)',
  height: 'min(600px, 100dvh - 80px)',
  borderRadius: '16px 16px 0 0',
  overflow: 'hidden',
  outline: '1px solid var(--ark-edge)',
  boxShadow: theme.vars.customShadows.dialog,
  '&[data-small]': { width: 320, height: 'auto' },
  '&[data-sending] :is(input, textarea)': { color: theme.vars.palette.text.secondary, cursor: 'progress' },
  [theme.breakpoints.down('sm')]: {
    // Over the header.
    '&:not([data-small])': {
      zIndex: theme.zIndex.drawer,
      inset: 0,
      width: 'auto',
      maxWidth: 'none',
      height: 'auto',
      borderRadius: 0,
    },
    '&[data-small]': { insetInlineEnd: 16, maxWidth: 'calc(100vw - 32px)' },
  },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  flexShrink: 0,
  height: 52,
  padding: theme.spacing(0, 1, 0, 2),
  backgroundColor: theme.vars.palette.background.neutral,
}))

const Message = styled('textarea')(({ theme }) => ({
  flexGrow: 1,
  minHeight: 96,
  padding: theme.spacing(1.5, 2),
  border: 0,
  outline: 'none',
  resize: 'none',
  ...theme.typography.body1,
  color: 'inherit',
  backgroundColor: 'transparent',
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flexShrink: 0,
  padding: theme.spacing(1.5, 2),
  borderBlockStart: `1px solid ${theme.vars.palette.divider}`,
}))
