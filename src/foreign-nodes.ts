/**
 * For what extensions and translators write into the page: React removes a node from the parent that it gave it, and
 * throws, with the whole page, where something has wrapped or moved the node since (facebook/react#11538).
 */
export function tolerateForeignNodes() {
  const { insertBefore, removeChild } = Node.prototype
  /** What stands for the node among the children, such as the `<font>` that a translator has put around it. */
  function childOf(parent: Node, node: Node | null) {
    let child = node
    while (child && child.parentNode !== parent) child = child.parentNode
    return child
  }
  Node.prototype.removeChild = function <T extends Node>(node: T) {
    const child = childOf(this, node)
    if (child) removeChild.call(this, child)
    return node
  }
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null) {
    insertBefore.call(this, node, before && childOf(this, before))
    return node
  }
}

/**
 * Takes out what React would stumble over when it hydrates. Anything else that is not ours makes it render that part anew,
 * so what has been typed there is put into the new fields, and a form that was sent is sent from there.
 * @returns what is called once the page is live
 */
export function prepareHydration(root: HTMLElement) {
  for (const element of root.querySelectorAll('*')) {
    if (element.localName === 'font') element.replaceWith(...element.childNodes)
    else if (element.localName.includes('-')) element.remove()
  }
  root.normalize()

  const typed = new Map<HTMLInputElement, string>()
  const keep = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement && target.id) typed.set(target, target.value)
  }
  const onInput = ({ target }: Event) => keep(target)
  for (const input of root.querySelectorAll('input')) if (input.value !== input.defaultValue) keep(input)
  let focused = document.activeElement
  const onFocus = ({ target }: Event) => {
    focused = target as Element
  }
  root.addEventListener('input', onInput)
  root.addEventListener('focusin', onFocus)

  return () => {
    root.removeEventListener('input', onInput)
    root.removeEventListener('focusin', onFocus)
    for (const [{ id, isConnected }, value] of typed) {
      const input = document.getElementById(id)
      if (!isConnected && input instanceof HTMLInputElement) input.value = value
    }
    if (focused && !focused.isConnected && focused.id) document.getElementById(focused.id)?.focus()
    const { heldForm } = window
    if (heldForm && !heldForm.isConnected) root.querySelector('form')?.requestSubmit()
  }
}
