/** 'skill' for one, 'skills' for any other number. */
export const nounFor = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many)

/** '1 listing', '1,204 listings'. */
export const counted = (count: number, one: string, many?: string) =>
  `${count.toLocaleString('en-US')} ${nounFor(count, one, many)}`
