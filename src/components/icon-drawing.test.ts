import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawingOf } from './icon-drawing'

const drawn = (body: string) => renderToStaticMarkup(createElement('svg', {}, drawingOf(body)))

test('what was written is drawn', () => {
  const body =
    '<g fill="none" stroke-width="1.5"><path d="M0 0h1"></path><circle cx="1" cy="2" r="3" opacity=".5"></circle></g><path fill-rule="evenodd" d="M1 1z"></path>'
  expect(drawn(body)).toBe(`<svg>${body}</svg>`)
  expect(drawn(body.replaceAll('></path>', '/>').replaceAll('></circle>', '/>'))).toBe(`<svg>${body}</svg>`)
})

test('what is no drawing is left out', () => {
  expect(drawn('<script>alert(1)</script><path d="M0 0" onclick="alert(1)"/><a href="x"><path d="M1 1"/></a>')).toBe(
    '<svg><path d="M0 0"></path></svg>',
  )
  expect(drawn('<use href="https://example.com/x.svg#a"/><use xlink:href="#a"/>')).toBe(
    '<svg><use></use><use xlink:href="#a"></use></svg>',
  )
})
