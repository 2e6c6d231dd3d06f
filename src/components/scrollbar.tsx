import type { SxProps, Theme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react'

interface ScrollbarProps {
  /** Names the area and makes it focusable; required if nothing inside takes the focus. */
  label?: string
  /** Props of the scrolling element, such as role and name of a list or a panel. */
  slotProps?: { scroller?: ComponentPropsWithoutRef<'div'> }
  className?: string
  sx?: SxProps<Theme>
  children: ReactNode
}

/**
 * A scroll area with a slim overlay thumb, at least 25 px long, that hides 175 ms after scrolling. Scrolling is native; the
 * script of the thumb loads when the area is first pointed at, focused or scrolled, and only if the content overflows.
 * @example <Scrollbar sx={{ height: 320 }} label={t('contacts.title')}>…</Scrollbar>
 */
export function Scrollbar({ label, slotProps, className, sx, children }: ScrollbarProps) {
  const root = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const [el, scrollableNode, contentNode] = [root.current, scroller.current, content.current]
    if (!el || !scrollableNode || !contentNode) return
    const uses = ['pointerenter', 'focusin', 'scroll'] as const
    let stop: (() => void) | undefined
    let gone = false
    const forget = () => {
      for (const use of uses) el.removeEventListener(use, start, true)
    }
    async function start() {
      if (!el || !scrollableNode || scrollableNode.scrollHeight <= scrollableNode.clientHeight) return
      forget()
      const loaded = await import('simplebar-core').catch(() => undefined)
      // If it fails to load, the area scrolls without a thumb.
      if (gone || !loaded) return
      const { default: SimpleBar } = loaded
      const bar = new SimpleBar(el, { scrollableNode, contentNode, scrollbarMinSize: 25 })
      stop = () => bar.unMount()
    }
    for (const use of uses) el.addEventListener(use, start, true)
    return () => {
      gone = true
      forget()
      stop?.()
    }
  }, [])

  return (
    <Root ref={root} className={className} sx={sx}>
      <div className="simplebar-wrapper simplebar-height-auto-observer">
        <div className="simplebar-placeholder" />
        <div
          ref={scroller}
          {...slotProps?.scroller}
          className="simplebar-content-wrapper"
          {...(label && { role: 'region', 'aria-label': label, tabIndex: 0 })}
        >
          <div ref={content} className="simplebar-content">
            {children}
          </div>
        </div>
      </div>
      <div className="simplebar-track simplebar-vertical" aria-hidden>
        <div className="simplebar-scrollbar" />
      </div>
    </Root>
  )
}

const Root = styled('div')({
  position: 'relative',
  minHeight: 0,
  minWidth: 0,
  display: 'flex',
  '& > .simplebar-wrapper': { flexGrow: 1, minWidth: 0, minHeight: 0, display: 'flex' },
  '& .simplebar-placeholder': { display: 'none' },
  '& > * > .simplebar-content-wrapper': {
    flexGrow: 1,
    minWidth: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& > .simplebar-track': {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: 10,
    zIndex: 1,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
  '& .simplebar-scrollbar': { position: 'absolute', insetInline: 0 },
  '& .simplebar-scrollbar::before': {
    content: '""',
    position: 'absolute',
    inset: 2,
    borderRadius: 3,
    backgroundColor: 'currentColor',
    opacity: 0,
    transition: 'opacity 200ms linear',
    '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
  },
  '& .simplebar-scrollbar.simplebar-visible::before': { opacity: 0.4, transitionDuration: '0s' },
  '&.simplebar-dragging': { userSelect: 'none' },
  '&.simplebar-dragging .simplebar-content': { pointerEvents: 'none' },
})
