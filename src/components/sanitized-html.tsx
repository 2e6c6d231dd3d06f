import DOMPurify from 'dompurify'
import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { assetUrl } from './asset-url'

const line = { ALLOWED_TAGS: ['p', 'br', 'span', 'strong', 'b', 'em', 'i', 'a'], ALLOWED_ATTR: ['href'] }
const article = {
  ALLOWED_TAGS: [...line.ALLOWED_TAGS, 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'hr', 'img'],
  ALLOWED_ATTR: [...line.ALLOWED_ATTR, 'src', 'alt'],
}

interface SanitizedHtmlProps {
  html: string
  /** Also keeps what an article has: headings, lists, quotes, code, and pictures, whose URLs are those of `assetUrl`. */
  isArticle?: boolean
}

/**
 * HTML from the API, sanitized: emphasis, and links to other sites in a new tab; everything else is removed. It imports DOMPurify
 * and needs a document, so use it in lazily loaded chunks only.
 */
export function SanitizedHtml({ html, isArticle = false }: SanitizedHtmlProps) {
  return useMemo(() => {
    const allowed = isArticle ? article : line
    return childrenOf(DOMPurify.sanitize(html, { ...allowed, ALLOW_DATA_ATTR: false, RETURN_DOM_FRAGMENT: true }))
  }, [html, isArticle])
}

// Sanitized nodes as React elements, instead of setting HTML.
function childrenOf(node: Node): ReactNode {
  return Array.from(node.childNodes, (child, index) => {
    if (!(child instanceof Element)) return child.textContent
    const name = child.localName
    if (name === 'br' || name === 'hr') return createElement(name, { key: index })
    if (name === 'img') {
      const src = assetUrl(child.getAttribute('src') ?? '')
      return src && createElement(name, { key: index, src, alt: child.getAttribute('alt') ?? '', loading: 'lazy' })
    }
    const href = child.getAttribute('href')
    if (name === 'a' && !href) return createElement(Fragment, { key: index }, childrenOf(child))
    const link = name === 'a' && { href, target: '_blank', rel: 'noopener noreferrer' }
    return createElement(name, { key: index, ...link }, childrenOf(child))
  })
}
