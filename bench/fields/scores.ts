import type { Listing, ListingPay, ListingTerm, SaidIn } from '../../packages/contracts/src/listing.ts'

/** A person's reading of one posting: per field what it says, null for nothing, '?' where it cannot be told. */
export interface Label {
  id: string
  /** 'random', or the field for whose wide pattern the posting was drawn. */
  set: string
  /** 1: drawn first; 2: drawn after what the first one showed was mended; 3: of dates alone; 4, 5, 6: of years, degree and workplace alone. All are spent by now. */
  sample: 1 | 2 | 3 | 4 | 5 | 6
  fields: Record<string, unknown>
  /** The stretches that were read for a field, as offsets of the stored text. */
  at?: Record<string, [number, number][]>
}

interface Score {
  labelled: number
  read: number
  right: number
  pointable: number
  pointed: number
}
export const sets = ['first', 'second', 'second, unseen', 'third', 'fourth', 'fifth', 'sixth'] as const
type SetName = (typeof sets)[number]
export type Scores = Map<string, Map<SetName, Score>>

type Read = Partial<Listing> & { said: Record<string, SaidIn> }

const dayMs = 86_400_000
const short = ({ season, year }: ListingTerm): string => `${season.slice(0, 2)}${year === undefined ? '' : year % 100}`

/** Whether what was read is what the label says; of two values that a text allows one is enough. */
const isRight = (field: string, want: unknown, got: unknown): boolean => {
  if (field === 'pay') {
    const left = want as ListingPay
    const right = got as ListingPay
    return (
      left.currency === right.currency &&
      left.period === right.period &&
      left.least === right.least &&
      left.most === right.most
    )
  }
  if (field === 'years') return want === (got as { least: number }).least
  if (field === 'citizenship') return want === (got as { who: string }).who
  if (field === 'clearance') {
    const [need, level] = String(want).split(':')
    const read = got as { need: string; level?: string }
    return (need === '?' || need === read.need) && (level === '?' || level === read.level)
  }
  if (field === 'deadline') return Math.abs(Date.parse(`${want}T23:59:59Z`) - (got as number)) < 1.5 * dayMs
  const written = field === 'terms' ? (got as ListingTerm[]).map(short).join('+') : got
  return String(want).split('|').includes(String(written))
}

const overlaps = (said: SaidIn, spans: readonly [number, number][]): boolean =>
  spans.some(([start, end]) => start < said.end && said.start < end)

/** Counts one label against what was read. */
export const scoreOf = (
  scores: Scores,
  label: Label,
  read: Read,
  isUnseen: boolean,
  whenWrong: (field: string, want: unknown, got: unknown) => void,
): void => {
  for (const [field, want] of Object.entries(label.fields)) {
    if (want === '?') continue
    const got = read[field as keyof Listing]
    const right = want !== null && got !== undefined && isRight(field, want, got)
    if (!right && (want !== null || got !== undefined)) whenWrong(field, want, got)
    const said = read.said[field]
    const spans = label.at?.[field]
    const bySet = scores.get(field) ?? new Map<SetName, Score>()
    scores.set(field, bySet)
    const second: readonly SetName[] = isUnseen ? ['second', 'second, unseen'] : ['second']
    const of: Record<Label['sample'], readonly SetName[]> = {
      ...{ 1: ['first'], 2: second, 3: ['third'], 4: ['fourth'], 5: ['fifth'], 6: ['sixth'] },
    }
    for (const set of of[label.sample]) {
      const one = bySet.get(set) ?? { labelled: 0, read: 0, right: 0, pointable: 0, pointed: 0 }
      bySet.set(set, one)
      if (want !== null) one.labelled += 1
      if (got !== undefined) one.read += 1
      if (right) one.right += 1
      if (!right || said === undefined || said.field === 'title' || spans === undefined) continue
      one.pointable += 1
      if (overlaps(said, spans)) one.pointed += 1
    }
  }
}

/** A share with its interval of 95 % by Wilson. */
export const shareText = (right: number, all: number): string => {
  if (all === 0) return '-'
  const z = 1.96
  const share = right / all
  const middle = (share + (z * z) / (2 * all)) / (1 + (z * z) / all)
  const half = (z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all)
  const two = (value: number): string => value.toFixed(2).replace(/^0/, '')
  return `${two(share)} [${two(Math.max(0, middle - half))}, ${two(Math.min(1, middle + half))}] of ${all}`
}
