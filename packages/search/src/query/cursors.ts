/** Where a list of search results goes on: after this key and id. */
export interface SearchCursor {
  key: number
  id: string
}

const number = /^-?\d+(?:\.\d+)?$/

export const writeSearchCursor = ({ key, id }: SearchCursor): string => `s.${key}~${id}`

/** Null for a text that is no cursor of this kind. */
export const readSearchCursor = (text: string): SearchCursor | null => {
  const cut = text.indexOf('~')
  const key = text.slice(2, cut)
  return text.startsWith('s.') && cut > 2 && number.test(key) ? { key: Number(key), id: text.slice(cut + 1) } : null
}

/** Where a recommendation goes on: the clock it was ranked at, the rows seen, and the last of them. */
export interface RecommendCursor {
  now: number
  seen: number
  key: number
  id: string
}

export const writeRecommendCursor = ({ now, seen, key, id }: RecommendCursor): string =>
  `r.${now.toString(36)}.${seen.toString(36)}.${key.toString(36)}~${id}`

/** Null for a text that is no cursor of this kind. */
export const readRecommendCursor = (text: string): RecommendCursor | null => {
  const cut = text.indexOf('~')
  const [kind, now, seen, key] = text.slice(0, cut).split('.')
  if (kind !== 'r' || cut < 0) return null
  const values = [now, seen, key].map((part) => Number.parseInt(part ?? '', 36))
  if (values.some((value) => !Number.isFinite(value))) return null
  return { now: values[0] ?? 0, seen: values[1] ?? 0, key: values[2] ?? 0, id: text.slice(cut + 1) }
}
