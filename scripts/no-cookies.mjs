// Stands for MSW's cookie store in the site: the handlers keep no cookies, and that store reads localStorage, which a
// browser may forbid.
export const cookieStore = { getCookies: () => [], setCookie: async () => {} }
