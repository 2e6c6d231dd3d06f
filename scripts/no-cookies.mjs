// Replaces MSW's cookie store in the site: the handlers use no cookies, and that store reads localStorage, which a browser may
// block.
export const cookieStore = { getCookies: () => [], setCookie: async () => {} }
