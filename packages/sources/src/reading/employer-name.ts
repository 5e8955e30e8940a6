const small = new Set('and of the for de la le du des und et y e a an in at on'.split(' '))
const legal = /^(?:inc|llc|ltd|gmbh|corp|plc|sa|ag|bv|ab|co)$/i

/**
 * The employer's name as people write it. A board's token ('acme-robotics') is set in words where it parts them itself;
 * one that runs its words together stays as it is but for its first letter: no word is guessed.
 */
export const employerName = (company: string | undefined, board?: string): string | undefined => {
  const name = company?.replace(/\s+/g, ' ').trim() ?? ''
  if (name !== '' && (name !== board || /[\s\p{Lu}]/u.test(name))) return name
  const token = (name === '' ? board : name)?.trim() ?? ''
  if (token === '') return undefined
  const words = token
    .replace(/(?:[-_.](?:careers?|jobs|external|board|hiring))+$/i, '')
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
  return words
    .map((word, at) =>
      /\p{Lu}/u.test(word) || legal.test(word) || (at > 0 && small.has(word))
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}
