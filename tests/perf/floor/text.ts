/** Long enough to be what a browser takes for the largest content of a page. */
export const text = 'A sentence that is only here so that the page has some text of a size that counts. '.repeat(7)
