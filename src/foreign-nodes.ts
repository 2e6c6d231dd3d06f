/**
 * For extensions and translators that change the page: React removes a node from the parent it rendered it into, and throws if
 * something has wrapped or moved the node since, which breaks the whole page (facebook/react#11538).
 */
export function tolerateForeignNodes() {
  const { insertBefore, removeChild } = Node.prototype
  /** The child that contains the node, such as a translator's `<font>` around it. */
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
