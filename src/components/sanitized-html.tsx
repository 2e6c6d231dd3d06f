import DOMPurify from 'dompurify'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const allowed = { ALLOWED_TAGS: ['p', 'br', 'span', 'strong', 'b', 'em', 'i', 'a'], ALLOWED_ATTR: ['href'] }

/**
 * HTML from the API, sanitized: emphasis, and links to other sites in a new tab; everything else is removed. It imports DOMPurify
 * and needs a document, so use it in lazily loaded chunks only.
 */
export function SanitizedHtml({ html }: { html: string }) {
  return useMemo(() => childrenOf(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })), [html])
}

// Sanitized nodes as React elements, instead of setting HTML.
function childrenOf(node: Node): ReactNode {
  return Array.from(node.childNodes, (child, index) => {
    if (!(child instanceof Element)) return child.textContent
    const name = child.localName
    if (name === 'br') return createElement(name, { key: index })
    const href = child.getAttribute('href')
    if (name === 'a' && !href) return createElement(Fragment, { key: index }, childrenOf(child))
    const link = name === 'a' && { href, target: '_blank', rel: 'noopener noreferrer' }
    return createElement(name, { key: index, ...link }, childrenOf(child))
  })
}
