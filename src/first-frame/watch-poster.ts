type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = 'a, button, input, textarea, select, summary, [tabindex]'

/**
 * Watches the user's interaction with the prerendered page, including what was recorded before.
 * @returns a function that applies it to the mounted page: typed text, focus, selection, scroll position, the submitted form and
 * the pressed button. Call it once, at React's commit, when the prerendered page is already gone. It returns a function to call
 * after the page's effects: it dispatches the position of a resting pointer, for which browsers fire no event.
 */
export function watchPoster(root: HTMLElement) {
  const poster = [...root.children]
  const parts = [...root.querySelectorAll(controls)]
  const places = placesOf(parts)
  const scrolled = new Map<Element, [left: number, top: number]>()
  let focused: Element | null = root.contains(document.activeElement) ? document.activeElement : null
  let windowTop = scrollY

  const listeners = {
    focusin({ target }: Event) {
      focused = target instanceof Element ? target : null
    },
    focusout({ target }: Event) {
      // A browser may fire it for an element that is removed, which the user has not left.
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = null
      })
    },
    scroll({ target }: Event) {
      if (target instanceof Element) scrolled.set(target, [target.scrollLeft, target.scrollTop])
      else windowTop = scrollY
    },
  }
  for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener, true)
  for (const element of root.querySelectorAll('*')) {
    if (element.scrollTop || element.scrollLeft) scrolled.set(element, [element.scrollLeft, element.scrollTop])
  }

  return function carryOver() {
    for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener, true)
    const news = new Map([...placesOf([...root.querySelectorAll(controls)])].map(([part, place]) => [place, part]))
    /** The element of the mounted page that corresponds to one of the prerendered page. */
    const counterpart = (part: Element | null) => {
      const place = part && places.get(part)
      return place === undefined || place === null ? undefined : news.get(place)
    }

    for (const part of parts) {
      const field = counterpart(part)
      if (isField(part) && isField(field)) retype(part, field)
    }
    for (const [element, [left, top]] of scrolled) {
      const path = pathIn(poster, element)
      const found = path?.reduce<Element | undefined>((at, index) => at?.children[index], root)
      found?.scrollTo({ left, top, behavior: 'instant' })
    }
    // On a reload the router restores the scroll position itself; a position it has set stays.
    if (windowTop && !scrollY) scrollTo({ top: windowTop, behavior: 'instant' })

    const target = counterpart(focused)
    if (target instanceof HTMLElement) {
      target.focus({ preventScroll: true })
      if (isText(focused) && isText(target)) {
        target.setSelectionRange(focused.selectionStart, focused.selectionEnd, focused.selectionDirection ?? undefined)
      }
    }

    const { submitted, clicked = null, pressed = null, moved = null } = window.poster?.release() ?? {}
    if (submitted) {
      const forms = [...root.querySelectorAll('form')]
      const index = poster.flatMap((part) => [...part.querySelectorAll('form')]).indexOf(submitted)
      forms[Math.max(index, 0)]?.requestSubmit()
    }
    const button = counterpart(clicked)
    if (button instanceof HTMLElement) button.click()
    // If a press begins on the prerendered page and ends on the mounted one, the browser fires no click.
    const under = counterpart(pressed)
    if (under instanceof HTMLElement) {
      addEventListener('pointerup', ({ target }) => target instanceof Node && under.contains(target) && under.click(), {
        once: true,
      })
    }

    return () => {
      if (!moved) return
      const { clientX, clientY, pointerType } = moved
      const init = { bubbles: true, clientX, clientY, pointerType }
      document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent('pointermove', init))
    }
  }
}

/**
 * The position of each control, by its kind and target, and its index among equal ones. Not by id or text, which React and the
 * language change. Elements inserted by browser extensions are mostly ignored.
 */
function placesOf(parts: Element[]) {
  const counts = new Map<string, number>()
  return new Map(
    parts.map((part) => {
      const marks = ['name', 'type', 'href', 'data-control'].map((name) => part.getAttribute(name))
      const kind = [part.localName, ...marks].join(' ')
      const count = counts.get(kind) ?? 0
      counts.set(kind, count + 1)
      return [part, `${kind} ${count}`] as const
    }),
  )
}

/** The path from the root to an element, as child indexes. */
function pathIn(poster: Element[], element: Element) {
  const path: number[] = []
  let at = element
  while (at.parentElement) {
    path.unshift([...at.parentElement.children].indexOf(at))
    at = at.parentElement
  }
  const first = poster.indexOf(at)
  return first < 0 ? undefined : [first, ...path]
}

function retype(from: Field, to: Field) {
  const isToggle = from instanceof HTMLInputElement && /^(checkbox|radio)$/.test(from.type)
  if (isToggle && to instanceof HTMLInputElement) {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click()
    return
  }
  const untouched = from instanceof HTMLSelectElement || from.value === from.defaultValue
  if (untouched || from.value === to.value) return
  // Sets the value as typing does: React tracks the values set through the property.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function isField(part: Element | undefined): part is Field {
  return !!part && /^(input|textarea|select)$/.test(part.localName)
}

function isText(part: Element | null): part is HTMLInputElement | HTMLTextAreaElement {
  // E-mail and number fields have no selection.
  return !!part && isField(part) && 'selectionStart' in part && part.selectionStart !== null
}
