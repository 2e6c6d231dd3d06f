/**
 * The first words of a text, for a list: at most `most` characters, and an ellipsis if that is not all. Cut here and not by CSS, so
 * that nothing is hidden when the user's text is larger (WCAG 1.4.4).
 */
export function previewOf(text: string, most: number) {
  if (text.length <= most) return text
  const words = text.slice(0, most).replace(/\s+\S*$/, '')
  // Half a surrogate pair, such as half an emoji.
  return `${words.replace(/[\ud800-\udbff]$/, '')}…`
}
