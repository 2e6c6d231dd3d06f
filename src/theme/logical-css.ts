import type { StylisPlugin } from '@emotion/cache'

const edges = { left: 'inline-start', right: 'inline-end' }

const corners = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
}

/** Shorthands whose four values go top, right, bottom, left. */
const boxes = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(?:width|style|color))$/

/**
 * Stylis plugin that writes left and right as start and end (CSS Logical Properties), so that one style sheet serves both
 * directions and `dir` on <html> alone decides. MUI's styles are written from left to right.
 *
 * What no logical property says, moves along the x axis, is multiplied by `--side`: 1, or −1 from right to left.
 * Shadows, gradients and background positions stay as they are: write a `[dir="rtl"]` rule where it matters.
 */
export const logicalCss: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string' || typeof element.children !== 'string') return
  const logical = toLogical(element.props, element.children)
  if (logical !== undefined) element.return = logical
}

/** A declaration in logical properties; undefined where it says nothing of left and right. */
export function toLogical(property: string, value: string): string | undefined {
  const name = logicalName(property)
  if (name !== property) return `${name}:${value};`
  if (/^(text-align|float|clear)$/.test(property)) {
    if (value.startsWith('left') || value.startsWith('right')) {
      const to = property === 'text-align' ? { left: 'start', right: 'end' } : edges
      return `${property}:${value.replace(/left|right/, (side) => to[side as 'left'])};`
    }
  } else if (/^(transition|transition-property|will-change)$/.test(property)) {
    const moved = value.replace(/[a-z-]+(?![\w(-])/g, logicalName)
    return moved === value ? undefined : `${property}:${moved};`
  } else if (property === 'transform') {
    const moved = value.replace(
      /\b(translate(?:X|3d)?)\(((?:[^(),]|\([^()]*\))+)(?=([,)]))/g,
      (whole, move, x, next) => {
        // A variable that stands alone may hold both axes, as MUI's badge has it.
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
    // With a length the horizontal value must stand first.
    return moved === value ? undefined : `${property}:${moved.replace(/^(top|bottom|center) (.*)$/, '$2 $1')};`
  } else if (boxes.test(property)) {
    const [parts, important] = partsOf(value)
    const [top, right, bottom, left] = parts
    if (left === undefined || left === right) return undefined
    const [, box, line = ''] = property.match(/^(border|.*)(-(?:width|style|color))?$/) as RegExpMatchArray
    const axis = (name: string, from = '', to = '') => `${box}-${name}${line}:${from} ${to}${important};`
    return axis('block', top, bottom) + axis('inline', left, right)
  } else if (property === 'border-radius') {
    const [parts, important] = partsOf(value)
    const [topLeft = '', topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = parts
    if (parts.includes('/') || (topLeft === topRight && bottomLeft === bottomRight)) return undefined
    return Object.entries({ topLeft, topRight, bottomRight, bottomLeft })
      .map(([corner, radius]) => {
        const place = corner.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)
        return `border-${corners[place as 'top-left']}-radius:${radius}${important};`
      })
      .join('')
  }
  return undefined
}

function logicalName(property: string) {
  if (property === 'left' || property === 'right') return `inset-${edges[property]}`
  const corner = property.match(/^border-((?:top|bottom)-(?:left|right))-radius$/)
  if (corner) return `border-${corners[corner[1] as 'top-left']}-radius`
  return property.replace(
    /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(?=$|-(?:width|style|color)$)/,
    (_, box, side: 'left') => `${box}-${edges[side]}`,
  )
}

/** The values of a shorthand, those in parentheses whole, and ` !important` or nothing. */
function partsOf(value: string): [parts: string[], important: string] {
  const important = value.includes('!important') ? ' !important' : ''
  const parts = value.replace('!important', '').match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return [parts, important]
}
