import { Icon as Iconify, type IconifyIcon } from '@iconify/react/offline'
import type { SVGProps } from 'react'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'width' | 'height' | 'ref'> {
  /** From `~icons/{set}/{name}`. */
  icon: IconifyIcon
  /** Width and height in px. */
  size?: number
}

/** A bundled icon; a decoration, unless it is given a name. */
export function Icon({ icon, size = 20, ...props }: IconProps) {
  return <Iconify icon={icon} width={size} height={size} style={{ flexShrink: 0 }} {...(props as object)} ssr />
}
