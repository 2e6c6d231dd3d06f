import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Popover from '@mui/material/Popover'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useQueryClient } from '@tanstack/react-query'
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { longestMessage, me } from '@/api/chat'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { showMessage } from '@/components/snackbar-store'
import { useStartSide } from '@/components/text-sides'
import { plainText } from '@/utils/plain-text'
import closeIcon from '~icons/solar/close-circle-linear'
import pictureIcon from '~icons/solar/gallery-add-linear'
import sendIcon from '~icons/solar/plain-bold-duotone'
import emojiIcon from '~icons/solar/smile-circle-linear'
import { attachPicture, sendDraft, setDraft, useDraft } from './outbox'
import type { People } from './people'

const EmojiPicker = lazyPart(() => import('./emoji-picker'), 'EmojiPicker')

interface ComposerProps {
  /** The conversation's id. */
  id: string
  /** The conversation's name. */
  name: string
  people: People
  field: RefObject<HTMLTextAreaElement | null>
  /** A line above the field. */
  notice: string | undefined
  onTyping: () => void
}

/** The field for a new message, with emoji, a photo, and the message that it replies to. What is typed stays with its conversation. */
export function Composer({ id, name, people, field, notice, onTyping }: ComposerProps) {
  const { t } = useTranslation('chat')
  const client = useQueryClient()
  const { body, picture, replyTo } = useDraft(id)
  const [emojiAt, setEmojiAt] = useState<HTMLElement | null>(null)
  const [hasEmoji, setHasEmoji] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const hint = useId()
  const start = useStartSide()
  const isEmpty = !body.trim() && !picture
  const quoted = replyTo && (replyTo.senderId === me ? t('own') : (people.get(replyTo.senderId)?.name ?? ''))

  function send() {
    sendDraft(client, id)
    field.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && replyTo) {
      event.preventDefault()
      setDraft(id, { replyTo: undefined })
    }
    // On a phone Enter starts a new line, and Send is a tap away. An input method's Enter accepts what it suggests: Safari
    // says so by 229 alone.
    const isAccepting = event.nativeEvent.isComposing || event.keyCode === 229
    const isSending = event.key === 'Enter' && !event.shiftKey && !isAccepting
    if (!isSending || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    send()
  }

  /** Removes the photo or the reply; its button is gone. */
  function remove(part: 'picture' | 'replyTo') {
    setDraft(id, { [part]: undefined })
    field.current?.focus()
  }

  async function attach(file: File | undefined) {
    if (!file) return
    try {
      await attachPicture(id, file)
      field.current?.focus()
    } catch {
      showMessage({ severity: 'error', text: t('notPicture', { name: plainText(file.name) }) })
    }
  }

  function onPaste(event: ClipboardEvent) {
    const file = [...event.clipboardData.files].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    attach(file)
  }

  /** Puts an emoji at the caret. */
  function insert(emoji: string) {
    const { selectionStart: from = body.length, selectionEnd: to = body.length } = field.current ?? {}
    setDraft(id, { body: body.slice(0, from) + emoji + body.slice(to) })
    setEmojiAt(null)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(from + emoji.length, from + emoji.length)
    })
  }

  return (
    <Box
      component="form"
      noValidate
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files
        // A text that is dragged goes into the field.
        if (!file) return
        event.preventDefault()
        attach(file)
      }}
      sx={{ px: { xs: 1.5, md: 2.5 }, pb: { xs: 1.5, md: 2 } }}
    >
      {notice && (
        <Typography variant="caption" component="p" sx={{ px: 1, pb: 0.5, color: 'text.secondary' }}>
          {notice}
        </Typography>
      )}
      <Box
        sx={{
          borderRadius: 2,
          border: '1px solid var(--ark-control-border)',
          '&:focus-within': {
            borderColor: 'primary.main',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
          },
        }}
      >
        {replyTo && (
          <Attached label={t('cancelReply')} onRemove={() => remove('replyTo')}>
            <Box
              sx={{
                minWidth: 0,
                borderInlineStart: '3px solid',
                borderColor: 'primary.main',
                paddingInlineStart: 1,
              }}
            >
              <Typography variant="subtitle2" component="p" noWrap>
                {t('replyingTo', { name: quoted })}
              </Typography>
              <Typography variant="body2" noWrap dir="auto" sx={{ color: 'text.secondary' }}>
                {replyTo.body || t('photo')}
              </Typography>
            </Box>
          </Attached>
        )}
        {picture && (
          <Attached label={t('removePhoto')} onRemove={() => remove('picture')}>
            <Box
              component="img"
              src={picture.src}
              alt=""
              sx={{ width: 56, height: 56, objectFit: 'cover', borderRadius: 1 }}
            />
            <Typography variant="body2" noWrap dir="auto">
              {picture.name}
            </Typography>
          </Attached>
        )}
        <Box sx={{ display: 'flex', alignItems: 'flex-end', p: 0.5 }}>
          <IconButton
            aria-label={t('emoji')}
            aria-haspopup="dialog"
            aria-expanded={!!emojiAt}
            onClick={({ currentTarget }) => {
              setHasEmoji(true)
              setEmojiAt(currentTarget)
            }}
          >
            <Icon icon={emojiIcon} />
          </IconButton>
          <IconButton aria-label={t('attach')} onClick={() => chooser.current?.click()}>
            <Icon icon={pictureIcon} />
          </IconButton>
          <input
            ref={chooser}
            hidden
            type="file"
            accept="image/*"
            aria-label={t('attach')}
            onChange={({ target }) => {
              attach(target.files?.[0])
              // Allows choosing the same file again.
              target.value = ''
            }}
          />
          <InputBase
            multiline
            maxRows={6}
            fullWidth
            value={body}
            inputRef={field}
            placeholder={t('write')}
            onChange={({ target }) => {
              setDraft(id, { body: target.value })
              if (target.value) onTyping()
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            slotProps={{
              input: {
                'aria-label': t('message', { name }),
                'aria-describedby': hint,
                maxLength: longestMessage,
                dir: body ? 'auto' : undefined,
              },
            }}
            sx={{ px: 1, py: 1 }}
          />
          <IconButton type="submit" color="primary" aria-label={t('send')} aria-disabled={isEmpty}>
            <Icon icon={sendIcon} size={24} flip opacity={isEmpty ? 0.48 : 1} />
          </IconButton>
        </Box>
      </Box>
      <span id={hint} style={visuallyHidden}>
        {t('hint')}
      </span>
      {hasEmoji && (
        <Popover
          open={!!emojiAt}
          anchorEl={emojiAt}
          onClose={() => {
            emojiAt?.focus()
            setEmojiAt(null)
          }}
          // An emoji moves the focus to the field.
          disableRestoreFocus
          anchorOrigin={{ vertical: 'top', horizontal: start }}
          transformOrigin={{ vertical: 'bottom', horizontal: start }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': t('emoji') } }}
        >
          <Suspense fallback={<Box sx={{ width: 320, height: 232 }} />}>
            <EmojiPicker onChoose={insert} />
          </Suspense>
        </Popover>
      )}
    </Box>
  )
}

interface AttachedProps {
  /** The label of the button that removes it. */
  label: string
  onRemove: () => void
  children: ReactNode
}

function Attached({ label, onRemove, children }: AttachedProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1, pb: 0.5, paddingInlineStart: 1.5 }}>
      {children}
      <IconButton aria-label={label} onClick={onRemove} sx={{ marginInlineStart: 'auto', p: 0.75 }}>
        <Icon icon={closeIcon} />
      </IconButton>
    </Box>
  )
}
