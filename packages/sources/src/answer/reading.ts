import type { Reading } from '../connector.ts'
import type { SourceItem, SourcePay, SourcePlace } from '../source-item.ts'

type Loose<Whole> = { [Field in keyof Whole]: Whole[Field] | undefined }

export type DraftPlace = Loose<SourcePlace>

/** An item as a connector fills it in: what the source does not say is undefined. */
export type Draft = Loose<Omit<SourceItem, 'places' | 'pay'>> & {
  places?: DraftPlace[]
  pay?: Loose<SourcePay> | undefined
}

/** How deep an answer may nest; the deepest real one nests ten levels. */
export const mostNesting = 40

/** The reading of an answer that is not what the source gives. */
export const noReading = (problem: string): Reading => ({ items: [], next: [], rejected: [], isWhole: false, problem })

const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && value !== null && Object.values(value).every((part) => part === undefined)
}

export const withoutGaps = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((part) => !isEmpty(part)).map(withoutGaps)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const kept = withoutGaps(part)
      return isEmpty(kept) ? [] : [[name, kept]]
    }),
  )
}

/**
 * Reads the entries of a list one by one: one that lacks its key or its title, or repeats a key, is rejected with the
 * reason and costs no other. 'closed' leaves out an entry that the source itself says is not open.
 */
export const readEntries = (
  entries: readonly unknown[],
  draftOf: (entry: unknown) => Draft | 'closed',
): Pick<Reading, 'items' | 'rejected'> => {
  const items = new Map<string, SourceItem>()
  const rejected: Reading['rejected'] = []
  entries.forEach((entry, at) => {
    const draft = draftOf(entry)
    if (draft === 'closed') return
    const { key, title } = draft
    if (key === undefined) rejected.push({ reason: `Entry ${at + 1} has no identifier.` })
    else if (title === undefined) rejected.push({ key, reason: `Entry ${at + 1} has no title.` })
    else if (items.has(key)) rejected.push({ key, reason: `Entry ${at + 1} repeats an identifier.` })
    else items.set(key, withoutGaps(draft) as SourceItem)
  })
  return { items: [...items.values()], rejected }
}

/** The reading of a list of entries. One of which no entry can be read has another shape than it had. */
export const readingOf = (
  read: Pick<Reading, 'items' | 'rejected'>,
  { next = [], isWhole }: { next?: Reading['next']; isWhole: boolean },
): Reading => {
  const [first] = read.rejected
  if (read.items.length === 0 && first !== undefined) {
    return noReading(`Not one of ${read.rejected.length} entries could be read. ${first.reason}`)
  }
  return { ...read, next, isWhole }
}

/** Whether a list holds as many entries as its answer counts; an answer that counts none is taken at its word. */
export const isComplete = (entries: readonly unknown[] | undefined, total: number | undefined): boolean =>
  total === undefined || (entries?.length ?? 0) >= total
