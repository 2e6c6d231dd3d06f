import type { Locator, Page } from '@playwright/test'

/**
 * Neighbours with words of which the later one in the document is seen first: above the other in the same column, or before it
 * in the same row. What is laid over others (position absolute, fixed or sticky) is left out, and so are the cells of a row: they keep
 * the order of the columns where they are laid out as a card.
 */
export const outOfOrder = (page: Page) =>
  page.evaluate(() => {
    const isRtl = document.dir === 'rtl'
    const inFlow = (node: Element) =>
      !!node.textContent?.trim() &&
      node.checkVisibility({ checkVisibilityCSS: true }) &&
      !/absolute|fixed|sticky/.test(getComputedStyle(node).position) &&
      node.getBoundingClientRect().width > 1
    const isWrong = (one: Element, next: Element) => {
      const [a, b] = [one.getBoundingClientRect(), next.getBoundingClientRect()]
      const sameColumn = a.left < b.right - 1 && b.left < a.right - 1
      const sameRow = a.top < b.bottom - 1 && b.top < a.bottom - 1
      const before = isRtl ? b.left >= a.right - 1 : b.right <= a.left + 1
      return (sameColumn && b.bottom <= a.top + 1) || (sameRow && before)
    }
    return [...document.querySelectorAll('#root, #root :not(svg, svg *, tr)')].flatMap((parent) => {
      const children = [...parent.children].filter(inFlow)
      return children
        .filter((child, index) => index > 0 && isWrong(children[index - 1] as Element, child))
        .map((child) => `${child.outerHTML.slice(0, 80)}: ${child.textContent?.slice(0, 40)}`)
    })
  })

/** Controls smaller than WCAG 2.5.8 requires; those within a sentence are exempt, as there. */
export function smallTargets(root: Locator, least = 24) {
  return root.evaluate((root, least) => {
    const controls =
      'a[href], button, input, select, textarea, [role]:is([role="option"], [role^="menuitem"], [role="tab"])'
    return (
      [...root.querySelectorAll<HTMLElement>(controls)]
        .map((control) =>
          control.matches('input:is([type="checkbox"], [type="radio"])')
            ? (control.closest('label, span') ?? control)
            : control,
        )
        .filter((control) => control.checkVisibility({ checkVisibilityCSS: true }) && !control.closest('p'))
        // MUI's Select stores its value in an input that is not clickable.
        .filter((control) => !control.matches('input[aria-hidden="true"]'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        // Elements for screen readers, or invisible until focused, are not targets.
        .filter(({ box }) => box.width > 1 && box.bottom > 0)
        .filter(({ box }) => box.width < least || box.height < least)
        .map(
          ({ control, box }) =>
            `${control.outerHTML.slice(0, 80)} ${Math.round(box.width)} × ${Math.round(box.height)}`,
        )
    )
  }, least)
}
