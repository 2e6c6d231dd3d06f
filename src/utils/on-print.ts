/**
 * Calls the listener with true before the browser lays out the page for print, and with false afterwards.
 * @returns the function that removes it
 */
export function onPrint(listener: (printing: boolean) => void) {
  const media = matchMedia('print')
  const onBefore = () => listener(true)
  const onAfter = () => listener(false)
  // Developer tools emulate print media without printing.
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
