import { config } from '@/config'

/** The full address of a path of the site, for what a provider sends people back to. */
export const siteAddress = (path: `/${string}`) => `${location.origin}${config.basePath}${path.slice(1)}`
