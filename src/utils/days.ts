/** The day (`2026-01-31`) on which a moment lies here; empty for what is no time. */
export function dayOf(moment: string) {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return ''
  const two = (value: number) => String(value).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** The moment at which a day begins here. */
export const momentOf = (day: string) => new Date(`${day}T00:00`).toISOString()
