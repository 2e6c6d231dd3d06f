import { Icon as Iconify, type IconifyIcon } from '@iconify/react/offline'
import { type SVGProps, useEffect, useState } from 'react'

/** `mdi:home`: an icon that is not bundled but loaded when it is drawn. */
export type IconName = `${string}:${string}`

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'ref'> {
  /** From `~icons/{set}/{name}`, or the name of one to load. */
  icon: IconifyIcon | IconName
  /** Width and height in px. */
  size?: number
  /** It points along the text: right to left it is mirrored. */
  flip?: boolean | undefined
}

/** An icon; a decoration, unless it is given a label. One that is loaded has its space from the start. */
export function Icon({ icon, size = 20, flip, ...props }: IconProps) {
  if (typeof icon === 'string') return <LoadedIcon key={icon} {...props} name={icon} size={size} flip={flip} />
  return <Iconify icon={icon} width={size} height={size} style={style} data-flip={flip} {...(props as object)} ssr />
}

// What is pressed is the button around it: an icon that is drawn anew between press and release would swallow the click.
const style = { flexShrink: 0, pointerEvents: 'none' } as const

const space: IconifyIcon = { body: '' }

function LoadedIcon({ name, ...props }: Omit<IconProps, 'icon'> & { name: IconName }) {
  const [icon, setIcon] = useState(space)
  useEffect(() => {
    let gone = false
    const show = (found: IconifyIcon | undefined) => found && !gone && setIcon(found)
    // What does not come leaves its space.
    import('./online-icons').then(({ findIcon }) => findIcon(name)).then(show, () => {})
    return () => {
      gone = true
    }
  }, [name])
  return <Icon icon={icon} {...props} />
}
