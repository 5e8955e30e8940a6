/** '2-4' as '2 to 4 people'; a size that is said in words stays as it is. */
export function teamText(size: string): string {
  const [, few, many] = /^(\d+) ?[-–] ?(\d+)$/.exec(size) ?? []
  if (few) return `${few} to ${many} people`
  if (/^up to \d+$/i.test(size)) return `${size} ${/ 1$/.test(size) ? 'person' : 'people'}`
  return size.toLowerCase() === 'any size' ? 'Teams of any size' : size
}

/** '$5,000' as '$5,000 in prizes', 'TBA' as 'Prizes TBA'; what is said in words stays as it is; '$0' is said of what has no figure. */
export function prizeText(prize: string): string {
  if (prize === 'TBA') return 'Prizes TBA'
  if (isZero(prize)) return ''
  return /^\p{Sc}\d[\d.,]*$/u.test(prize) ? `${prize} in prizes` : prize
}

/** Nothing but a currency and zeros: '$0', 'CAD 0.00'. */
const isZero = (amount: string): boolean => /^[\p{Sc}\p{Lu}\s]*0[0.,]*[\p{Sc}\p{Lu}\s]*$/u.test(amount)
