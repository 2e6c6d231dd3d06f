/** Control characters and invisible ones: direction overrides and isolates, zero widths, line separators, the BOM. */
const unseen = /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** Joiners that join nothing; Persian, Indic scripts and emoji need the others. */
const idleJoiners =
  /(^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Han}\p{Nd}\p{P}\p{Z}])[\u200c\u200d]+|[\u200c\u200d]+$/gu
/** More combining marks per letter than any language has: they would cover adjacent lines. */
const piledMarks = /(\p{M}{5})\p{M}+/gu

/**
 * Normalizes a name or another line of text for storage and display: in NFC, and without characters that disguise it, as in
 * `invoice\u202efdp.exe`, which looks like `invoiceexe.pdf` (Unicode TR36 and TR39).
 */
export function plainText(text: string) {
  // The usual case.
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return text
    .replace(/[\t\n\r\u2028\u2029]+/g, ' ')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(idleJoiners, '$1')
    .replace(piledMarks, '$1')
}

/** The key for comparing names: equal keys mean the same name, as in most file systems, or names that look the same. */
export const nameKey = (name: string) => plainText(name).trim().replace(/\s+/g, ' ').toLowerCase()
