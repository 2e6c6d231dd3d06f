/** Text with the decimal digits of all scripts (Unicode Nd) as those of ASCII. */
export function westernDigits(text: string) {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Digits come in rows of ten, one row after the other.
    const code = digit.codePointAt(0) as number
    let first = code
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
    return String((code - first) % 10)
  })
}
