import { brand } from '@/brand'
import { config } from '@/config'

/** The href of one of the brand's links; a path of the site gets its base path. */
export function brandLink(name: keyof typeof brand.links) {
  const link: string = brand.links[name]
  return link.startsWith('/') ? config.basePath + link.slice(1) : link
}
