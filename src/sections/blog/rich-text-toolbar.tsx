import type { IconifyIcon } from '@iconify/react/offline'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import type { Command, EditorState } from 'prosemirror-state'
import { type FocusEvent, Fragment, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { isApple } from '@/utils/command-key'
import codeIcon from '~icons/solar/code-linear'
import codeBlockIcon from '~icons/solar/code-square-linear'
import pictureIcon from '~icons/solar/gallery-add-linear'
import linkIcon from '~icons/solar/link-linear'
import bulletsIcon from '~icons/solar/list-ordered-linear'
import quoteIcon from '~icons/solar/quote-linear'
import boldIcon from '~icons/solar/text-bold-linear'
import italicIcon from '~icons/solar/text-italic-linear'
import undoIcon from '~icons/solar/undo-left-linear'
import redoIcon from '~icons/solar/undo-right-linear'
import { linkAt, type ToolName, toolOf } from './rich-text'

type ItemName = ToolName | 'link' | 'picture'

const groups: ItemName[][] = [
  ['heading2', 'heading3'],
  ['bold', 'italic', 'code', 'link'],
  ['bullets', 'numbers', 'quote', 'codeBlock'],
  ['picture'],
  ['undo', 'redo'],
]

const icons: Partial<Record<ItemName, IconifyIcon>> = {
  bold: boldIcon,
  italic: italicIcon,
  code: codeIcon,
  link: linkIcon,
  bullets: bulletsIcon,
  quote: quoteIcon,
  codeBlock: codeBlockIcon,
  picture: pictureIcon,
  undo: undoIcon,
  redo: redoIcon,
}

/** In place of an icon. Not text of the button, which its name would have to begin with (WCAG 2.5.3). */
const signs: Partial<Record<ItemName, string>> = { heading2: 'H2', heading3: 'H3', numbers: '1.' }

interface RichTextToolbarProps {
  ref: Ref<HTMLDivElement>
  state: EditorState
  /** The id of the text. */
  controls: string
  onRun: (command: Command) => void
  onLink: () => void
  onPicture: () => void
}

/** The toolbar of the editor: one stop of Tab, arrows move within it (APG). */
export function RichTextToolbar({ ref, state, controls, onRun, onLink, onPicture }: RichTextToolbarProps) {
  const { t } = useTranslation('blog')
  const [stop, setStop] = useState<string>('heading2')

  const itemOf = (name: ItemName) => {
    if (name === 'picture') return { act: onPicture, popup: true, enabled: true }
    if (name === 'link') return { act: onLink, popup: true, enabled: true, pressed: linkAt(state) !== undefined }
    const { run, isOn, keys } = toolOf(name)
    return { act: () => onRun(run), enabled: run(state), pressed: isOn?.(state), keys }
  }

  return (
    <Bar
      ref={ref}
      role="toolbar"
      aria-label={t('editor.toolbar')}
      aria-controls={controls}
      onKeyDown={moveFocus}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setStop(target.dataset.item ?? stop)}
      // A press leaves the focus, and with it the visible selection, in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group, index) => (
        <Fragment key={group[0]}>
          {index > 0 && <i aria-hidden />}
          {group.map((name) => {
            const { act, enabled, pressed, popup, keys } = {
              popup: false,
              pressed: undefined,
              keys: undefined,
              ...itemOf(name),
            }
            const icon = icons[name]
            return (
              <Tooltip key={name} describeChild title={<Hint keys={keys}>{t(`editor.${name}`)}</Hint>}>
                <button
                  type="button"
                  data-item={name}
                  data-sign={signs[name]}
                  tabIndex={stop === name ? 0 : -1}
                  aria-label={t(`editor.${name}`)}
                  aria-pressed={pressed}
                  aria-haspopup={popup ? 'dialog' : undefined}
                  // Not `disabled`: the focus stays where it is.
                  aria-disabled={!enabled || undefined}
                  aria-keyshortcuts={keys?.replace('Mod', isApple() ? 'Meta' : 'Control')}
                  onClick={enabled ? act : undefined}
                >
                  {icon && <Icon icon={icon} />}
                </button>
              </Tooltip>
            )
          })}
        </Fragment>
      ))}
    </Bar>
  )
}

/** A tool's name, with its keys below it. */
function Hint({ keys, children }: { keys: string | undefined; children: ReactNode }) {
  return (
    <>
      {children}
      {keys && (
        <Box component="span" dir="ltr" sx={{ display: 'block', opacity: 0.8 }}>
          {keys.replace('Mod', isApple() ? '⌘' : 'Ctrl')}
        </Box>
      )}
    </>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, key } = event
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[data-item]')]
  const at = items.findIndex(({ tabIndex }) => tabIndex === 0)
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  const place = { [onward]: at + 1, [back]: at - 1 + items.length, Home: 0, End: items.length - 1 }[key]
  if (place === undefined) return
  event.preventDefault()
  items[place % items.length]?.focus()
}

const Bar = styled('div')(({ theme }) => {
  const { palette, shape } = theme.vars
  return {
    position: 'sticky',
    zIndex: 1,
    insetBlockStart: 'var(--ark-sticky-height)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    padding: 8,
    borderStartStartRadius: shape.borderRadius,
    borderStartEndRadius: shape.borderRadius,
    borderBlockEnd: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    '& > i': { width: 1, height: 24, marginInline: 4, backgroundColor: palette.divider },
    '& > button': {
      display: 'grid',
      placeItems: 'center',
      width: 36,
      height: 36,
      padding: 0,
      border: 0,
      borderRadius: 8,
      font: 'inherit',
      fontSize: 14,
      color: palette.text.secondary,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      '&[data-sign]::before': { content: 'attr(data-sign)', fontWeight: 700 },
      '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
      '&[aria-pressed="true"]': { color: palette.primary.ink, backgroundColor: palette.primary.soft },
      '&[aria-disabled="true"]': { color: palette.text.disabled, cursor: 'default', backgroundColor: 'transparent' },
    },
    '@media (pointer: coarse)': { '& > button': { width: 44, height: 44 } },
  }
})
