import { useEffect } from 'react'

/** Sets the document's title while printing: browsers use it as the file name of the PDF. */
export function usePrintTitle(name: string | undefined) {
  useEffect(() => {
    if (!name) return
    let before: string | undefined
    const onBefore = () => {
      before ??= document.title
      document.title = name
    }
    const onAfter = () => {
      if (before !== undefined) document.title = before
      before = undefined
    }
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    return () => {
      onAfter()
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
    }
  }, [name])
}
