/** Long enough to be the browser's largest contentful paint. */
export const text = 'A sentence that is only here so that the page has some text of a size that counts. '.repeat(7)
