/** Controls, and marks that nobody sees: overrides and isolates of direction, zero widths, line separators, the BOM. */
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Joiners where nothing is joined; Persian, Indic scripts and emoji need them. */
const idleJoiners =
  /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{Nd}\p{P}\p{Z}])[\u200c\u200d]+|[\u200c\u200d]+$/gu
/** More marks on one letter than any language has: they would cover the lines around it. */
const piledMarks = /(\p{M}{5})\p{M}+/gu

/**
 * A name or another line of text as it is stored and shown: in NFC, and without what could show it other than it is, as
 * `invoice\u202efdp.exe`, which looks like `invoiceexe.pdf` (Unicode TR36 and TR39).
 */
export function plainText(text: string) {
  // Most are.
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return text
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(idleJoiners, '$1')
    .replace(piledMarks, '$1')
}

/** Two names are one where this is the same, as most file systems have it. */
export const nameKey = (name: string) => plainText(name).trim().toLowerCase()
