/**
 * Calls with true before the browser lays a page out for paper, and with false afterwards.
 * @returns what ends it
 */
export function onPrint(listener: (printing: boolean) => void) {
  const media = matchMedia('print')
  const onBefore = () => listener(true)
  const onAfter = () => listener(false)
  // Developer tools show the page as on paper without printing it.
  const onMedia = () => listener(media.matches)
  addEventListener('beforeprint', onBefore)
  addEventListener('afterprint', onAfter)
  media.addEventListener('change', onMedia)
  return () => {
    removeEventListener('beforeprint', onBefore)
    removeEventListener('afterprint', onAfter)
    media.removeEventListener('change', onMedia)
  }
}
