import type { StylisPlugin } from '@emotion/cache'

const edges: Record<string, string> = { left: 'inline-start', right: 'inline-end' }

const corners: Record<string, string> = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
}

/** Shorthands with four values: top, right, bottom, left. */
const boxes = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/

/**
 * Stylis plugin that turns left and right into start and end (CSS Logical Properties), so that one style sheet serves both
 * directions, switched by `dir` on <html>. MUI's styles are written for left-to-right.
 *
 * Movements along the x axis have no logical property; they are multiplied by `--side`: 1, or −1 in right-to-left. Shadows,
 * gradients and background positions are left unchanged: write a `[dir="rtl"]` rule if one matters.
 */
export const logicalCss: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || typeof element.children !== 'string') return
  const logical = toLogical(element.props, element.children)
  if (logical !== undefined) element.return = logical
}

/** A declaration in logical properties; undefined if it has no left or right. */
export function toLogical(property: string, value: string): string | undefined {
  const name = logicalName(property)
  if (name !== property) return `${name}:${value};`
  if (/^(text-align|float|clear)$/.test(property)) {
    if (value.startsWith('left') || value.startsWith('right')) {
      const to = property === 'text-align' ? { left: 'start', right: 'end' } : edges
      return `${property}:${value.replace(/left|right/, (side) => (side === 'left' ? to.left : to.right) ?? side)};`
    }
  } else if (/^(transition|transition-property|will-change)$/.test(property)) {
    const moved = value.replace(/[a-z-]+(?![\w(-])/g, logicalName)
    return moved === value ? undefined : `${property}:${moved};`
  } else if (property === 'transform') {
    const moved = value.replace(
      /\b(translate(?:X|3d)?)\(((?:[^(),]|\([^()]*\))+)(?=([,)]))/g,
      (whole, move, x, next) => {
        // A variable by itself may contain both axes, as in MUI's badge.
        const isOpaque = move === 'translate' && next === ')' && x.includes('var(')
        return isOpaque || Number.parseFloat(x) === 0 ? whole : `${move}(calc(var(--side) * ${x.trim()})`
      },
    )
    return moved === value ? undefined : `${property}:${moved};`
  } else if (property === 'transform-origin') {
    const moved = value.replace(
      /\b(left|right)\b/,
      (side) => `calc(50% ${side === 'left' ? '-' : '+'} var(--side) * 50%)`,
    )
    // If the first value is a length, it is the horizontal one.
    return moved === value ? undefined : `${property}:${moved.replace(/^(top|bottom|center) (.*)$/, '$2 $1')};`
  } else if (boxes.test(property)) {
    const [parts, important] = partsOf(value)
    const [top, right, bottom, left] = parts
    if (left === undefined || left === right) return undefined
    const [, box, line = ''] = property.match(/^(border|.*)(-(?:width|style|color))?$/) ?? []
    const axis = (name: string, from = '', to = '') => `${box}-${name}${line}:${from} ${to}${important};`
    return axis('block', top, bottom) + axis('inline', left, right)
  } else if (property === 'border-radius') {
    const [parts, important] = partsOf(value)
    const [topLeft = '', topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts
    if (parts.includes('/') || (topLeft === topRight && bottomLeft === bottomRight)) return undefined
    return Object.entries({ topLeft, topRight, bottomRight, bottomLeft })
      .map(([corner, radius]) => {
        const place = corner.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
        return `border-${corners[place]}-radius:${radius}${important};`
      })
      .join('')
  }
  return undefined
}

function logicalName(property: string) {
  if (property === 'left' || property === 'right') return `inset-${edges[property]}`
  const corner = property.match(/^border-((?:top|bottom)-(?:left|right))-radius$/)?.[1]
  if (corner) return `border-${corners[corner]}-radius`
  return property.replace(
    /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(?=$|-(?:width|style|color)$)/,
    (_, box, side: string) => `${box}-${edges[side]}`,
  )
}

/** The values of a shorthand, not split inside parentheses, and ` !important` or an empty string. */
function partsOf(value: string): [parts: string[], important: string] {
  const important = value.includes('!important') ? ' !important' : ''
  const parts = value.replace('!important', '').match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return [parts, important]
}
