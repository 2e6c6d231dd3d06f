/**
 * A path below the base path, search and hash included, without the file name that a host or an archive gives its page:
 * `/two.html?q=a` and `/two/index.html?q=a` are `/two?q=a`.
 */
export function pagePath(path: string) {
  return path.replace(/^([^?#]*?)(\/index)?(?:\.|%2[eE])html(?=[?#]|$)/, (_, rest: string) => rest || '/')
}
