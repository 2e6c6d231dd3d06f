/** Hosts where many projects share one origin, each in its own folder. */
const hosts = /\.(github|gitlab)\.io$/i

/** True if other sites have the same origin as this one: they can read its storage and its channels. */
export const isSharedOrigin = (hostname: string, basePath: string) => basePath !== '/' && hosts.test(hostname)
