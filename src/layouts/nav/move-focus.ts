import type { KeyboardEvent } from 'react'

const controls = ':scope > li > :is(a, button, [role="link"])'

/**
 * Arrows, Home and End move the focus among the items of a list of the bar; an arrow towards an open submenu enters it.
 * Tab stays what it is: a person need not know of this.
 */
export function moveFocus(event: KeyboardEvent, layout: 'horizontal' | 'mini') {
  const { key, target, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const item = (target as HTMLElement).closest('li')
  const list = item?.parentElement
  if (!item || !list) return
  const inBar = list.matches('[data-bar]')
  const rtl = getComputedStyle(list).direction === 'rtl'
  const [ahead, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  const across = inBar && layout === 'horizontal'
  const [next, previous, enter] = across ? [ahead, back, 'ArrowDown'] : ['ArrowDown', 'ArrowUp', ahead]

  const lists = inBar ? [...currentTarget.querySelectorAll<HTMLElement>('ul[data-bar]')] : [list]
  const all = lists.flatMap((each) => [...each.querySelectorAll<HTMLElement>(controls)])
  const place = all.indexOf(target as HTMLElement)
  const wanted: Record<string, HTMLElement | null | undefined> = {
    [next as string]: all[place + 1],
    [previous as string]: all[place - 1],
    [enter as string]: item.querySelector<HTMLElement>(
      ':scope[data-popup] > .fold > ul > li > :is(a, button, [role="link"])',
    ),
    Home: all[0],
    End: all.at(-1),
  }
  const goal = wanted[key]
  if (!goal) return
  event.preventDefault()
  goal.focus()
}
