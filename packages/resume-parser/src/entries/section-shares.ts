import { kindCount } from './entry-labels.ts'
import type { EntryPiece } from './entry-pieces.ts'
import { median, type PieceFacts, type RowFacts } from './piece-facts.ts'
import { bucket } from './piece-words.ts'

interface Share {
  count: number
  title: number
  employer: number
  place: number
  school: number
  degree: number
}

/** What the other pieces of the section that are set and stand like this one speak for. */
export function sharesOf(facts: readonly PieceFacts[]): Map<string, Share> {
  const out = new Map<string, Share>()
  for (const { slots, words, date } of facts) {
    if (date !== '-') continue
    for (const [index, slot] of slots.entries()) {
      const key = `${index}${slot}`
      const share = out.get(key) ?? { count: 0, title: 0, employer: 0, place: 0, school: 0, degree: 0 }
      share.count++
      share.title += words.title >= 2 ? 1 : 0
      share.employer += words.employer >= 2 ? 1 : 0
      share.place += words.place >= 2 ? 1 : 0
      share.school += words.school >= 1 ? 1 : 0
      share.degree += words.degree >= 2 ? 1 : 0
      out.set(key, share)
    }
  }
  return out
}

export const part = (sum: number, own: number, count: number) =>
  count <= 1 ? 'x' : bucket((sum - own) / (count - 1), 0.01, 0.34, 0.6, 0.9)

/** What a first reading made of the section: how often each place and look of a piece was given each label. */
export interface FirstReading {
  readonly labels: readonly number[]
}

export function firstShares(facts: readonly PieceFacts[], { labels }: FirstReading) {
  const out = new Map<string, { count: number; kinds: Float64Array; begins: number }>()
  for (const [at, { slots }] of facts.entries()) {
    const label = labels[at] ?? 0
    for (const [index, slot] of slots.entries()) {
      const key = `${index}${slot}`
      const share = out.get(key) ?? { count: 0, kinds: new Float64Array(kindCount), begins: 0 }
      share.count++
      const kind = label < 5 ? label : label - 5
      share.kinds[kind] = (share.kinds[kind] ?? 0) + 1
      if (label < 5) share.begins++
      out.set(key, share)
    }
  }
  return out
}

/** What the entries of a first reading have in common: how many are dated, name both fields, and in which order. */
export function planOf(pieces: readonly EntryPiece[], { labels }: FirstReading) {
  const entries: { kinds: number[]; rows: number }[] = []
  for (const [at, label] of labels.entries()) {
    if (label < 5) entries.push({ kinds: [], rows: 0 })
    const open = entries[entries.length - 1]
    const kind = label < 5 ? label : label - 5
    if (open && kind < 5) {
      open.kinds.push(kind)
      if (pieces[at]?.row !== pieces[at - 1]?.row) open.rows++
    }
  }
  const share = (is: (kinds: number[]) => boolean) =>
    entries.length === 0
      ? 'x'
      : bucket(entries.filter(({ kinds: own }) => is(own)).length / entries.length, 0.01, 0.4, 0.7, 0.99)
  const orders = new Map<string, number>()
  for (const { kinds: own } of entries) {
    const order = [...new Set(own)].filter((kind) => kind < 4).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  const [[order, times] = ['', 0]] = [...orders].sort((a, b) => b[1] - a[1])
  return {
    dated: share((own) => own.includes(3)),
    a: share((own) => own.includes(0)),
    b: share((own) => own.includes(1)),
    rows: bucket(median(entries.map(({ rows }) => rows)), 2, 3),
    order: `${order}${bucket(times / Math.max(1, entries.length), 0.5, 0.8)}${entries.length > 1 ? '' : '.'}`,
  }
}

/** The rows with what a first reading took for text in place of what their look says. */
export function withTold(
  rows: readonly RowFacts[],
  pieces: readonly EntryPiece[],
  { labels }: FirstReading,
): RowFacts[] {
  const texts = new Map<number, boolean>()
  for (const [at, { row }] of pieces.entries()) {
    const label = labels[at] ?? 0
    texts.set(row, (texts.get(row) ?? true) && label >= 10)
  }
  return rows.map((row, at) => ({ ...row, body: texts.get(at) ?? row.body }))
}
