import type { KeyboardEvent } from 'react'

const controls = ':scope > li > :is(a, button, [role="link"])'

/**
 * Arrow keys, Home and End move the focus among the items of the bar; an arrow towards an open submenu enters it. Tab works as
 * usual.
 */
export function moveFocus(event: KeyboardEvent, layout: 'horizontal' | 'mini') {
  const { key, target, currentTarget } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (!(target instanceof HTMLElement)) return
  const item = target.closest('li')
  const list = item?.parentElement
  if (!item || !list) return
  const inBar = list.matches('[data-bar]')
  const rtl = getComputedStyle(list).direction === 'rtl'
  const ahead = rtl ? 'ArrowLeft' : 'ArrowRight'
  const back = rtl ? 'ArrowRight' : 'ArrowLeft'
  const across = inBar && layout === 'horizontal'
  const next = across ? ahead : 'ArrowDown'
  const previous = across ? back : 'ArrowUp'
  const enter = across ? 'ArrowDown' : ahead

  const lists = inBar ? [...currentTarget.querySelectorAll<HTMLElement>('ul[data-bar]')] : [list]
  const all = lists.flatMap((each) => [...each.querySelectorAll<HTMLElement>(controls)])
  const place = all.indexOf(target)
  const wanted: Record<string, HTMLElement | null | undefined> = {
    [next]: all[place + 1],
    [previous]: all[place - 1],
    [enter]: item.querySelector<HTMLElement>(':scope[data-popup] > .fold > ul > li > :is(a, button, [role="link"])'),
    Home: all[0],
    End: all.at(-1),
  }
  const goal = wanted[key]
  if (!goal) return
  event.preventDefault()
  goal.focus()
}
