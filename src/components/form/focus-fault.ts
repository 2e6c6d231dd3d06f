/** Focuses the first field with a fault, in the order in which they stand on the page. */
export function focusFault(form: HTMLElement | null) {
  // A button bears `data-fault`: it cannot be invalid.
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')
  if (!first) return
  // A date is a group of parts, each of which can be typed into.
  const part = first.matches('input, textarea, button, [role="combobox"]')
    ? first
    : (first.querySelector<HTMLElement>('[role="spinbutton"], input, button') ?? first)
  part.focus()
}
