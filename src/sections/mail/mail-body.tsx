import { styled, useColorScheme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { formatNumber } from '@/utils/format-number'
import blockedIcon from '~icons/solar/gallery-remove-linear'
import { safeHtml } from './safe-html'

interface MailBodyProps {
  html: string
  /** The name of the frame. */
  title: string
}

/**
 * The HTML of a message in a frame without scripts: sanitized, and by its own Content-Security-Policy unable to load anything, so
 * neither can harm the page if the other fails. The frame is as high as its content. It imports DOMPurify.
 */
export function MailBody({ html, title }: MailBodyProps) {
  const { t, i18n } = useTranslation('mail')
  const safe = useMemo(() => safeHtml(html), [html])
  const frame = useRef<HTMLIFrameElement>(null)
  const stop = useRef<() => void>(undefined)
  const scheme = useColorScheme()
  const { colorScheme } = scheme

  // biome-ignore lint/correctness/useExhaustiveDependencies: the colors are read again if the scheme changes
  useEffect(() => {
    if (frame.current && !safe.isStyled) paint(frame.current)
  }, [colorScheme, safe.isStyled])
  useEffect(() => () => stop.current?.(), [])

  function onLoad() {
    const { current } = frame
    if (!current?.contentDocument) return
    if (!safe.isStyled) paint(current)
    stop.current?.()
    stop.current = watchHeight(current, current.contentDocument)
  }

  return (
    <>
      {safe.blocked > 0 && (
        <Notice>
          <Icon icon={blockedIcon} />
          <Typography variant="body2">
            {t('blocked', { count: safe.blocked, number: formatNumber(safe.blocked, i18n.language) })}
          </Typography>
        </Notice>
      )}
      <Frame
        ref={frame}
        title={title}
        // Without allow-scripts the same origin is harmless; it lets the page measure the content.
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        data-styled={safe.isStyled || undefined}
        srcDoc={documentOf(safe.html, i18n.language)}
        onLoad={onLoad}
      />
    </>
  )
}

/** Nothing from the network, no scripts: with the page's own policy, which a srcdoc inherits, the stricter one applies. */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'"

const style = `html{color-scheme:light;overflow:auto hidden}
body{display:flow-root;margin:0;padding:var(--pad,20px);font:14px/1.6 system-ui,sans-serif;color:var(--ink,#1b2430);overflow-wrap:anywhere}
h1{font-size:20px;line-height:1.4}h2{font-size:17px}a{color:var(--link,#0b57a8)}img{max-width:100%;height:auto}
p,ul,table{margin-block:0 12px}blockquote{margin:0;padding-inline-start:16px;border-inline-start:3px solid}`

const documentOf = (html: string, language: string) =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><style>${style}</style></head><body dir="auto">${html}</body></html>`

/** Gives a document without colors of its own those of the page. */
function paint(frame: HTMLIFrameElement) {
  const root = frame.contentDocument?.documentElement
  if (!root) return
  const page = getComputedStyle(frame)
  root.style.colorScheme = page.colorScheme
  root.style.setProperty('--ink', page.color)
  root.style.setProperty('--link', page.caretColor)
  root.style.setProperty('--pad', '0')
}

/** Keeps a frame as high as its content, and passes on its keys, so that the page's shortcuts work in it too. */
function watchHeight(frame: HTMLIFrameElement, { body }: Document) {
  const measure = () => {
    frame.style.height = `${Math.ceil(body.getBoundingClientRect().height) + scrollbarOf(frame)}px`
  }
  const watch = new ResizeObserver(measure)
  watch.observe(body)
  measure()
  const onKey = (event: KeyboardEvent) =>
    frame.dispatchEvent(new KeyboardEvent(event.type, { ...keyOf(event), bubbles: true }))
  body.ownerDocument.addEventListener('keydown', onKey)
  return () => {
    watch.disconnect()
    body.ownerDocument.removeEventListener('keydown', onKey)
  }
}

const keyOf = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => ({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
})

/** A table that is too wide has a scrollbar below it. */
const scrollbarOf = ({ contentDocument, clientHeight }: HTMLIFrameElement) =>
  contentDocument ? Math.max(0, clientHeight - contentDocument.documentElement.clientHeight) : 0

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 160,
  border: 0,
  color: theme.vars.palette.text.primary,
  // Read by the document inside: a frame has no caret of its own.
  caretColor: theme.vars.palette.primary.ink,
  '&[data-styled]': { borderRadius: 12, backgroundColor: '#fff', colorScheme: 'light' },
}))

const Notice = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: theme.spacing(1, 2),
  marginBlockEnd: 16,
  borderRadius: 12,
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.neutral,
}))
