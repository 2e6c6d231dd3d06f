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
