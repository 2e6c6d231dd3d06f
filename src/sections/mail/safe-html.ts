import DOMPurify from 'dompurify'

interface SafeHtml {
  html: string
  /** The number of pictures from other sites, which are removed: loading one tells its sender that the message was read. */
  blocked: number
  /** It has colors of its own, so it is rendered on white. */
  isStyled: boolean
}

const links = /^(https?:|mailto:)/i

/**
 * The HTML of a message, sanitized: without scripts, forms, frames and media, and without pictures from other sites. Links open in
 * a new tab. It needs a document.
 */
export function safeHtml(html: string): SafeHtml {
  const body = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'form',
      'input',
      'button',
      'select',
      'textarea',
      'option',
      'audio',
      'video',
      'source',
      'picture',
      'map',
      'area',
    ],
    FORBID_ATTR: ['background', 'srcset', 'name', 'id', 'tabindex', 'accesskey', 'autofocus'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
  })
  let blocked = 0
  for (const picture of body.querySelectorAll('img')) {
    if (/^data:image\//i.test(picture.getAttribute('src') ?? '')) continue
    blocked++
    picture.replaceWith(picture.alt)
  }
  for (const link of body.querySelectorAll('a')) {
    if (!links.test(link.getAttribute('href') ?? '')) link.removeAttribute('href')
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
  return {
    html: body.innerHTML,
    blocked,
    isStyled: !!body.querySelector('style, [style], [bgcolor], [color], font'),
  }
}
