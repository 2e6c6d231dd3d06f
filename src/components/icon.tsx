import type { IconifyIcon } from '@iconify/react/offline'
import { type ReactNode, type SVGProps, useEffect, useId, useMemo, useState } from 'react'
import { drawingOf } from './icon-drawing'

/** `mdi:home`: an icon that is loaded when it is rendered. */
export type IconName = `${string}:${string}`

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'ref'> {
  /** From `~icons/{set}/{name}`, or the name of one to load. */
  icon: IconifyIcon | IconName
  /** Width and height in px. */
  size?: number
  /** Mirrored in right-to-left, for icons that point along the text. */
  flip?: boolean | undefined
}

type DrawnProps = Omit<IconProps, 'icon'> & { icon: IconifyIcon }

/** An icon; decorative unless it has a label. A loaded one reserves its space from the start. */
export function Icon({ icon, ...props }: IconProps) {
  if (typeof icon === 'string') return <LoadedIcon key={icon} {...props} name={icon} />
  if (icon.body.includes('id="')) return <IconWithIds {...props} icon={icon} />
  return svg({ ...props, icon }, cachedDrawing(icon))
}

// Not Iconify's component, which adds two components per icon and replaces its SVG on each render.
function svg({ icon, size = 20, flip, 'aria-label': label, ...others }: DrawnProps, drawing: ReactNode) {
  const { left = 0, top = 0, width = 16, height = 16 } = icon
  const viewBox = `${left} ${top} ${width} ${height}`
  const props = { width: size, height: size, viewBox, style, 'data-flip': flip, ...others }
  return label ? (
    <svg {...props} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg {...props} aria-hidden>
      {drawing}
    </svg>
  )
}

// The click is the button's: an icon replaced between press and release would swallow it.
const style = { flexShrink: 0, pointerEvents: 'none' } as const

// The same elements each time, so that React skips them.
const drawings = new WeakMap<IconifyIcon, ReactNode>()

function cachedDrawing(icon: IconifyIcon) {
  const drawing = drawings.get(icon) ?? drawingOf(icon.body)
  drawings.set(icon, drawing)
  return drawing
}

/** Makes its ids unique: references must not hit the same icon elsewhere, which may be hidden. */
function IconWithIds(props: DrawnProps) {
  const own = useId()
  const { body } = props.icon
  return svg(
    props,
    useMemo(() => drawingOf(body.replace(/id="|url\(#|href="#/g, `$&${own}`)), [body, own]),
  )
}

const space: IconifyIcon = { body: '' }

function LoadedIcon({ name, ...props }: Omit<IconProps, 'icon'> & { name: IconName }) {
  const [icon, setIcon] = useState(space)
  useEffect(() => {
    let gone = false
    const show = (found: IconifyIcon | undefined) => found && !gone && setIcon(found)
    // If it fails, the space stays empty.
    import('./online-icons').then(({ findIcon }) => findIcon(name)).then(show, () => {})
    return () => {
      gone = true
    }
  }, [name])
  return <Icon icon={icon} {...props} />
}
