import { useEffect } from 'react'

/** While something is printed the page bears its name: that is what the browser calls the PDF. */
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
