type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const controls = 'a, button, input, textarea, select, summary, [tabindex]'

/**
 * Watches what a person does to the prerendered page from now on, and looks up what they have done to it before.
 * @returns what does the same to the page that has taken its place: puts in what was typed, gives back focus, selection and
 * scroll position, sends the form and presses the button that were held. To be called once, with React's commit, when the
 * poster is gone already. It returns what tells the page, once its effects have run, where the pointer rests: what has come
 * under a resting pointer is told by no browser.
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
      focused = target as Element
    },
    focusout({ target }: Event) {
      // A browser may send it for what is taken out of the page, which the person has not left.
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
    /** The part of the new page that stands for one of the poster. */
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
    // The router has its own mind on a reload: where it has scrolled to already, that is what the person knows.
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
    // A press that began on the poster and ends on the page is no click to the browser.
    const under = counterpart(pressed)
    if (under instanceof HTMLElement) {
      addEventListener('pointerup', ({ target }) => under.contains(target as Node) && under.click(), { once: true })
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
 * Where each control is: by what it is and leads to, and which of several alike it is. Not by its id or its words: those are
 * React's, and of another language. What extensions have put between is mostly none of these.
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

/** The way to an element from the root, by indexes of children. */
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
  // As a person types it: React keeps track of the property that it has set itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value)
  to.dispatchEvent(new Event('input', { bubbles: true }))
}

function isField(part: Element | undefined): part is Field {
  return !!part && /^(input|textarea|select)$/.test(part.localName)
}

function isText(part: Element | null): part is HTMLInputElement | HTMLTextAreaElement {
  // Of an e-mail's or a number's field the selection cannot be had.
  return isField(part ?? undefined) && (part as HTMLInputElement).selectionStart !== null
}
