/** Converts the decimal digits of all scripts (Unicode Nd) to ASCII. */
export function westernDigits(text: string) {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Digits are in rows of ten code points.
    const code = digit.codePointAt(0) ?? 0
    let first = code
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
    return String((code - first) % 10)
  })
}
