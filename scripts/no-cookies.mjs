// Stands for tough-cookie in the browser, where the demo API keeps no cookies.
export class CookieJar {
  getCookiesSync() {
    return []
  }
  setCookieSync() {}
}
export const Cookie = { parse() {} }
export class MemoryCookieStore {}
export class Store {}
