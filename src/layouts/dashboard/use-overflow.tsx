import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/components/icon'
import { lazyPart } from '@/components/lazy-part'
import { keysOf } from '@/utils/keys'
import moreIcon from '~icons/solar/menu-dots-bold'

const MorePanel = lazyPart(() => import('./more-panel'), 'MorePanel', { ahead: true })

/**
 * The minimum width of the bar in px for each control. Less important ones leave first; search, notifications and account never
 * leave.
 */
const roomFor = {
  workspace: 720,
  search: 0,
  language: 440,
  notifications: 0,
  contacts: 500,
  settings: 380,
  account: 0,
  purchase: 840,
}

export type ControlName = keyof typeof roomFor

/** Places the controls in the bar, and those that CSS finds no room for in the menu More while it is open. */
export function useOverflow(path: string, controls: Record<ControlName, ReactNode>) {
  const { t } = useTranslation()
  const slots = useRef(new Map<ControlName, HTMLElement>())
  const button = useRef<HTMLButtonElement>(null)
  // Open on the page where it was opened; navigation closes it. If a control's own layer has closed the panel, it still holds
  // that control, and with it the layer.
  const [state, setState] = useState<{ path: string; moved: ControlName[]; handedOver?: boolean }>()
  const [openings, setOpenings] = useState(0)
  const held = state?.path === path ? state : undefined
  const moved = held?.moved ?? []

  function openPanel() {
    setOpenings(openings + 1)
    setState({ path, moved: withoutRoom(slots.current) })
  }

  // In a wider window the controls return to the bar.
  useEffect(() => {
    const look = () =>
      setState((state) => (state?.moved.join() === withoutRoom(slots.current).join() ? state : undefined))
    if (held) addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [held])

  function place(name: ControlName) {
    if (!controls[name]) return null
    return (
      <Slot
        ref={(slot) => {
          if (slot) slots.current.set(name, slot)
          else slots.current.delete(name)
        }}
        data-control={name}
      >
        {!moved.includes(name) && controls[name]}
      </Slot>
    )
  }

  const widest = Math.max(...keysOf(roomFor).map((name) => (controls[name] ? roomFor[name] : 0)))
  const more = (
    <Slot sx={{ [`@container header (min-width: ${widest}px)`]: { display: 'none' } }}>
      <IconButton
        ref={button}
        edge="end"
        aria-label={t('header.more')}
        aria-haspopup="dialog"
        aria-expanded={!!held && !held.handedOver}
        onPointerEnter={MorePanel.preload}
        onFocus={MorePanel.preload}
        onClick={openPanel}
      >
        <Icon icon={moreIcon} size={24} />
      </IconButton>
      <Suspense>
        {openings > 0 && (
          <MorePanel
            key={openings}
            anchor={button.current}
            open={!!held && !held.handedOver}
            handedOver={!!held?.handedOver}
            onClose={() => setState(undefined)}
            onHandOver={() => setState(held && { ...held, handedOver: true })}
            controls={moved.map((name) => ({ name, control: controls[name] }))}
          />
        )}
      </Suspense>
    </Slot>
  )

  return { place, more }
}

const withoutRoom = (slots: Map<ControlName, HTMLElement>) =>
  [...slots].filter(([, slot]) => slot.getClientRects().length === 0).map(([name]) => name)

const Slot = styled('span')({
  display: 'inline-flex',
  minWidth: 0,
  ...Object.fromEntries(
    Object.entries(roomFor)
      .filter(([, room]) => room > 0)
      .map(([name, room]) => [
        `@container header (max-width: ${room - 0.02}px)`,
        { [`&[data-control="${name}"]`]: { display: 'none' } },
      ]),
  ),
})
