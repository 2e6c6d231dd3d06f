/**
 * A path below the base path, with search and hash, without the file name that a host or an archive adds: `/two.html?q=a` and
 * `/two/index.html?q=a` become `/two?q=a`.
 */
export function pagePath(path: string) {
  return path.replace(/^([^?#]*?)(\/index)?(?:\.|%2[eE])html(?=[?#]|$)/, (_, rest: string) => rest || '/')
}
