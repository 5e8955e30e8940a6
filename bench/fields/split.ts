/** FNV-1a with a last mixing, so that every letter moves the low digits. */
const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39) >>> 0
  return (value ^ (value >>> 15)) >>> 0
}

interface Posting {
  id: string
  company?: string
}

/** One employer in five was never looked at while the readers were written: its boilerplate is new to them. */
export const isOfUnseenEmployer = ({ id, company }: Posting): boolean =>
  hash(`employer ${(company || id).toLowerCase()}`) % 5 === 0

/** The part of the described postings that labels are drawn from: unseen employers, and one posting in five of the others. */
export const isLocked = (posting: Posting): boolean =>
  isOfUnseenEmployer(posting) || hash(`posting ${posting.id}`) % 5 === 0
