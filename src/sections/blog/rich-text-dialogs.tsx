import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CoverChoice, covers } from './cover-field'
import { isSafeUrl } from './rich-text'

interface LinkDialogProps {
  /** The URL of the link that is edited. */
  url: string | undefined
  onClose: () => void
  onRemove: () => void
  onDone: (url: string) => void
}

/** Asks for the URL of a link. */
export function LinkDialog({ url = '', onClose, onRemove, onDone }: LinkDialogProps) {
  const { t } = useTranslation('blog')
  const [typed, setTyped] = useState(url)
  const [isInvalid, setInvalid] = useState(false)

  function submit() {
    const text = typed.trim()
    // `example.com` as it is typed.
    const href = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text
    if (isSafeUrl(href)) onDone(href)
    else setInvalid(true)
  }

  return (
    <Ask
      title={t('editor.link')}
      action={t('editor.apply')}
      onClose={onClose}
      onSubmit={submit}
      other={
        url && (
          <Button color="error" variant="soft" onClick={onRemove} sx={{ marginInlineEnd: 'auto' }}>
            {t('editor.removeLink')}
          </Button>
        )
      }
    >
      <TextField
        autoFocus
        fullWidth
        label={t('editor.url')}
        placeholder="https://"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setInvalid(false)
        }}
        error={isInvalid}
        helperText={isInvalid && t('editor.badUrl')}
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
      />
    </Ask>
  )
}

interface PictureDialogProps {
  onClose: () => void
  onDone: (src: string, alt: string) => void
}

/** Asks for one of the site's pictures, and for its description. */
export function PictureDialog({ onClose, onDone }: PictureDialogProps) {
  const { t } = useTranslation('blog')
  const [src, setSrc] = useState(covers[0] ?? '')
  const [alt, setAlt] = useState('')
  const id = useId()
  return (
    <Ask
      title={t('editor.picture')}
      titleId={id}
      action={t('editor.insert')}
      onClose={onClose}
      onSubmit={() => onDone(src, alt.trim())}
    >
      <CoverChoice labelledBy={id} value={src} onChange={setSrc} />
      <TextField
        fullWidth
        label={t('editor.alt')}
        helperText={t('editor.altHint')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        sx={{ mt: 3 }}
      />
    </Ask>
  )
}

interface AskProps {
  title: string
  titleId?: string
  /** The label of the button that submits. */
  action: string
  /** Before the other buttons. */
  other?: ReactNode
  onClose: () => void
  onSubmit: () => void
  children: ReactNode
}

function Ask({ title, titleId, action, other, onClose, onSubmit, children }: AskProps) {
  const { t } = useTranslation('blog')
  const own = useId()
  const id = titleId ?? own
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // In React it is a child of the form below it.
          event.stopPropagation()
          onSubmit()
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          {other}
          <Button color="inherit" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
