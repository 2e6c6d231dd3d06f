/** A text by its key, or the text itself: titles of routes, items of the navigation and values of the API may be either. */
export const textOf = (t: (key: never, options: { defaultValue: string }) => unknown, keyOrText: string) =>
  String(t(keyOrText as never, { defaultValue: keyOrText }))
