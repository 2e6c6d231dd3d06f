/** Hosts on which many projects share one origin, each in a folder of its own. */
const hosts = /\.(github|gitlab)\.io$/i

/** Whether other people's pages have the same origin as the site: they can read its storage and its channels. */
export const isSharedOrigin = (hostname: string, basePath: string) => basePath !== '/' && hosts.test(hostname)
