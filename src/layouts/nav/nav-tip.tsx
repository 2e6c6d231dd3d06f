import Tooltip from '@mui/material/Tooltip'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Bar } from './use-submenus'

/** How long the pointer may be outside the link and its tooltip, in ms (WCAG 1.4.13: hoverable). */
const patience = 100

const types = ['pointerover', 'pointerout', 'focusin', 'focusout', 'click']

/**
 * The tooltip of all links with `data-tip` in the same landmark. It is not wrapped around each link: it loads after them, and
 * they would remount, without the focus or in the middle of a click.
 */
export default function NavTip() {
  const bar = use(Bar)
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef<number>(undefined)
  const [link, setLink] = useState<HTMLElement>()
  const [open, setOpen] = useState(false)

  const show = (link: HTMLElement) => {
    clearTimeout(timer.current)
    setLink(link)
    setOpen(true)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(hide, patience)
  }

  const onEvent = useEffectEvent((event: Event) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-tip]')
    const shows =
      event.type === 'focusin'
        ? link?.matches(':focus-visible')
        : event instanceof PointerEvent && event.type === 'pointerover' && event.pointerType !== 'touch'
    if (link && shows) show(link)
    else if (event.type === 'pointerout') hideSoon()
    else if (event.type !== 'pointerover') hide()
  })

  const showResting = useEffectEvent((landmark: Element) => {
    const link = landmark.querySelector<HTMLElement>('[data-tip]:is(:hover, :focus-visible)')
    if (link) show(link)
  })

  useEffect(() => {
    const landmark = place.current?.closest('nav')
    if (!landmark) return
    for (const type of types) landmark.addEventListener(type, onEvent)
    showResting(landmark)
    return () => {
      for (const type of types) landmark.removeEventListener(type, onEvent)
      clearTimeout(timer.current)
    }
  }, [])

  return (
    <Tooltip
      open={open}
      onClose={hide}
      // Describes the hidden child only; the links are described by `aria-describedby`.
      title={link?.dataset.tip}
      placement={bar?.layout === 'horizontal' ? 'bottom' : 'right'}
      slotProps={{
        popper: {
          anchorEl: link ?? null,
          onPointerEnter: () => clearTimeout(timer.current),
          onPointerLeave: hideSoon,
        },
      }}
    >
      <span ref={place} hidden />
    </Tooltip>
  )
}
