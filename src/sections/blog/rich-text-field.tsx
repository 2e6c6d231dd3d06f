import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Node } from 'prosemirror-model'
import type { Command, Transaction } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '@/components/asset-url'
import { useField } from '@/components/form/use-field'
import { proseOf } from './prose'
import { htmlOf, insertImage, isEmpty, linkAt, removeLink, setLink, stateOf } from './rich-text'
import { LinkDialog, PictureDialog } from './rich-text-dialogs'
import { RichTextToolbar } from './rich-text-toolbar'

interface RichTextFieldProps {
  name: string
  label: string
  placeholder: string
}

/** A form field of formatted text; its value is HTML. Alt+F10 leads from the text to the toolbar, Tab out of it. */
export function RichTextField({ name, label, placeholder }: RichTextFieldProps) {
  const { t } = useTranslation('blog')
  const { fault, value, onChange, onBlur, ref } = useField(name)
  const [state, setState] = useState(() => stateOf(value))
  const [dialog, setDialog] = useState<'link' | 'picture'>()
  const box = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  // The field's value and the document that is it: undone to there, the field is unchanged.
  const first = useRef({ html: value, document: state.doc })
  const known = useRef(value)
  const id = useId()

  function dispatch(transaction: Transaction) {
    if (!view.current) return
    const next = view.current.state.apply(transaction)
    view.current.updateState(next)
    setState(next)
    if (!transaction.docChanged) return
    const { html, document } = first.current
    known.current = next.doc.eq(document) ? html : htmlOf(next.doc)
    onChange(known.current)
  }

  const attributes = {
    id: `${id}-text`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': id,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': String(!!fault),
    dir: 'auto',
  }
  const onDispatch = useEffectEvent(dispatch)
  const onLeave = useEffectEvent(onBlur)
  const register = useEffectEvent(ref)
  const start = useEffectEvent(() => ({ state, attributes }))
  useEffect(() => {
    const editor = new EditorView(box.current, {
      ...start(),
      dispatchTransaction: (transaction) => onDispatch(transaction),
      nodeViews: { image: pictureView },
      handleDOMEvents: { blur: () => onLeave() },
      handleKeyDown: (_, { key, altKey }) => {
        if (key !== 'F10' || !altKey) return false
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        return true
      },
    })
    view.current = editor
    register(editor.dom)
    return () => {
      view.current = null
      editor.destroy()
    }
  }, [])

  const invalid = !!fault
  const applyAttributes = useEffectEvent(() => view.current?.setProps({ attributes }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error is one of the attributes
  useEffect(() => applyAttributes(), [invalid])

  // Set from outside, as by a restored draft.
  const replace = useEffectEvent((html: string) => {
    if (html === known.current) return
    known.current = html
    const next = stateOf(html)
    view.current?.updateState(next)
    setState(next)
  })
  useEffect(() => replace(value), [value])

  function run(command: Command) {
    if (view.current) command(view.current.state, dispatch, view.current)
  }

  function close(command?: Command) {
    setDialog(undefined)
    if (command) run(command)
  }

  return (
    <div>
      <Typography id={id} variant="subtitle2" component="h2" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Frame data-invalid={invalid || undefined}>
        <RichTextToolbar
          ref={toolbar}
          state={state}
          controls={`${id}-text`}
          onRun={run}
          onLink={() => setDialog('link')}
          onPicture={() => setDialog('picture')}
        />
        <Box sx={{ position: 'relative' }}>
          {isEmpty(state) && (
            <Typography
              aria-hidden
              sx={{
                position: 'absolute',
                insetInline: 24,
                insetBlockStart: 24,
                fontSize: 17,
                lineHeight: 1.7,
                color: 'text.secondary',
                pointerEvents: 'none',
              }}
            >
              {placeholder}
            </Typography>
          )}
          <Text ref={box} />
        </Box>
      </Frame>
      <FormHelperText id={`${id}-hint`} error={invalid}>
        {fault ?? t('editor.hint')}
      </FormHelperText>
      {dialog === 'link' && (
        <LinkDialog
          url={linkAt(state)}
          onClose={() => close()}
          onRemove={() => close(removeLink)}
          onDone={(url) => close(setLink(url))}
        />
      )}
      {dialog === 'picture' && (
        <PictureDialog onClose={() => close()} onDone={(src, alt) => close(insertImage(src, alt))} />
      )}
    </div>
  )
}

/** A picture in the editor; the document has its URL as it is stored. */
function pictureView({ attrs: { src, alt } }: Node) {
  return { dom: Object.assign(document.createElement('img'), { src: assetUrl(src) ?? '', alt: alt ?? '' }) }
}

const Frame = styled('div')(({ theme }) => ({
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&:has(.ProseMirror-focused)': { borderColor: theme.vars.palette.primary.main },
  '&[data-invalid]': { borderColor: theme.vars.palette.error.main },
}))

const Text = styled('div')(({ theme }) => ({
  '& > .ProseMirror': {
    ...proseOf(theme),
    minHeight: 360,
    padding: 24,
    outline: 'none',
    // As ProseMirror needs it.
    position: 'relative',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& .ProseMirror-selectednode': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& .ProseMirror-separator': { display: 'none !important' },
}))
