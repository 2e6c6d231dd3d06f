/** Focuses the first invalid field, in the order of the page. */
export function focusFirstError(form: HTMLElement | null) {
  // A button has `data-fault`, since `aria-invalid` does not apply to it.
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]')
  if (!first) return
  // A date is a group of parts, each of which is editable.
  const part = first.matches('input, textarea, button, [role="combobox"]')
    ? first
    : (first.querySelector<HTMLElement>('[role="spinbutton"], input, button') ?? first)
  part.focus()
}
