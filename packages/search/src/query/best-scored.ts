import type { ScoredFound } from './found.ts'
import type { IsBehind } from './score-sums.ts'
import type { DocumentCollector, Ranked, Together } from './top-documents.ts'

/** What `TopDocuments` keeps of documents that were found with their scores, best first; for few rows. */
export const bestScored = (
  { documents, scores, count }: ScoredFound,
  size: number,
  isBehind: IsBehind,
  compareIds: (left: number, right: number) => number,
  ordered: number,
  groups: Together | null = null,
): Ranked[] => {
  const rows: Ranked[] = []
  // Documents come in the order of their numbers, which is that of their ids for the first `ordered`.
  const isBefore = (document: number, key: number, row: Ranked): boolean =>
    key === row.key ? document >= ordered && compareIds(document, row.document) < 0 : key > row.key
  let least = -1
  for (let at = 0; at < count; at += 1) {
    const key = scores[at] as number
    if (key < least) continue
    const document = documents[at] as number
    if (isBehind !== null && !isBehind(key, document)) continue
    if (rows.length === size && !isBefore(document, key, rows[size - 1] as Ranked)) continue
    if (groups?.isAlone(document) === false) {
      const fellow = rows.findIndex((row) => groups.areOne(row.document, document))
      if (fellow >= 0) {
        if (!isBefore(document, key, rows[fellow] as Ranked)) continue
        rows.splice(fellow, 1)
      }
    }
    let place = Math.min(rows.length, size - 1)
    for (; place > 0 && isBefore(document, key, rows[place - 1] as Ranked); place -= 1) {
      rows[place] = rows[place - 1] as Ranked
    }
    rows[place] = { document, key }
    if (rows.length === size) least = (rows[size - 1] as Ranked).key
  }
  return rows
}

/** Offers documents that were found with their scores. */
export const offerScored = ({ documents, scores, count }: ScoredFound, top: DocumentCollector): void => {
  for (let at = 0; at < count; at += 1) top.offer(documents[at] as number, scores[at] as number)
}
