import DOMPurify from 'dompurify'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'

const allowed = { ALLOWED_TAGS: ['p', 'br', 'span', 'strong', 'b', 'em', 'i', 'a'], ALLOWED_ATTR: ['href'] }

/**
 * Text with a little HTML from the API: emphasis, and links to other sites in a new tab. Everything else is dropped.
 * It brings DOMPurify and needs a document, so it belongs into chunks that are loaded when they are opened.
 */
export function SanitizedHtml({ html }: { html: string }) {
  return useMemo(() => childrenOf(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true })), [html])
}

// React draws what was found good, instead of HTML that is put in as it is.
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
