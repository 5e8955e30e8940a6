/** '2-4' as '2 to 4 people'; a size that is said in words stays as it is. */
export function teamText(size: string): string {
  const [, few, many] = /^(\d+) ?[-–] ?(\d+)$/.exec(size) ?? []
  if (few) return `${few} to ${many} people`
  if (/^up to \d+$/i.test(size)) return `${size} ${/ 1$/.test(size) ? 'person' : 'people'}`
  return size.toLowerCase() === 'any size' ? 'Teams of any size' : size
}

/** '$5,000' as '$5,000 in prizes', 'TBA' as 'Prizes TBA'; what is said in words stays as it is. */
export function prizeText(prize: string): string {
  if (prize === 'TBA') return 'Prizes TBA'
  return /^\p{Sc}\d[\d.,]*$/u.test(prize) ? `${prize} in prizes` : prize
}
