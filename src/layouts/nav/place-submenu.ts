const edge = 8

/** Places a fixed panel beside or below its item, inside the window: at the text's end, or at its start if there is no room. */
export function placeSubmenu(panel: HTMLElement, side: 'beside' | 'below') {
  const item = panel.parentElement?.getBoundingClientRect()
  if (!item) return
  const { width, height } = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const rtl = getComputedStyle(panel).direction === 'rtl'
  const left = rtl ? item.left - width : item.right
  const otherSide = rtl ? item.right : item.left - width
  const fits = (x: number) => x >= edge && x + width <= clientWidth - edge
  const within = (value: number, size: number, room: number) => Math.max(edge, Math.min(value, room - size - edge))
  const beside = fits(left) || !fits(otherSide) ? left : otherSide
  const x = side === 'beside' ? beside : rtl ? item.right - width : item.left
  panel.style.left = `${within(x, width, clientWidth)}px`
  panel.style.top = `${within(side === 'beside' ? item.top : item.bottom, height, clientHeight)}px`
}
