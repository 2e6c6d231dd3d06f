import { createElement, type ReactNode } from 'react'

const tag = /<(\/?)([a-z]+)((?:\s[^<>]*?)?)(\/?)>/gi
const attribute = /([\w:-]+)="([^"]*)"/g
/** The drawing elements of SVG. Scripts and links in a foreign icon are removed. */
const drawn =
  /^(g|path|circle|ellipse|rect|line|polyline|polygon|defs|use|mask|clipPath|linearGradient|radialGradient|stop|animate|animateTransform|animateMotion|set)$/

/** The body of an icon as React elements, which are reused in further renders. */
export function drawingOf(body: string): ReactNode[] {
  const around: ReactNode[][] = [[]]
  const open: [name: string, attributes: string][] = []
  for (const [, end, name = '', attributes = '', empty] of body.matchAll(tag)) {
    if (!end) {
      open.push([name, attributes])
      around.push([])
    }
    if (!end && !empty) continue
    const children = around.pop() ?? []
    const [opened = name, given = ''] = open.pop() ?? []
    const siblings = around.at(-1)
    if (drawn.test(opened)) siblings?.push(createElement(opened, propsOf(given, siblings.length), ...children))
  }
  return around[0] ?? []
}

function propsOf(attributes: string, key: number) {
  const props = [...attributes.matchAll(attribute)]
    .filter(
      ([, name = '', value = '']) => !/^(on|style$)/i.test(name) && (!/href$/.test(name) || value.startsWith('#')),
    )
    .map(([, name = '', value]) => [name.replace(/[-:](\w)/g, (_, letter) => letter.toUpperCase()), value])
  return { key, ...Object.fromEntries(props) }
}
