const wordsPerMinute = 220

/** The minutes that reading some HTML takes, at least one. Words are counted as each script separates them. */
export function readingTime(html: string) {
  const text = html.replace(/<[^>]*>/g, ' ')
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)
  const words = Array.from(segments).filter(({ isWordLike }) => isWordLike).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
