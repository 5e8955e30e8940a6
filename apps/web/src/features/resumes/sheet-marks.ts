import type { Evidence, FieldEvidence } from '@scry/contracts/analysis'
import { rowEvidence, rowLabels, rowLetters } from './reading-rows.ts'

/** Boxes of one line that are marked on the drawn page for the row or finding `key`. */
export interface SheetMark extends Pick<FieldEvidence, 'page' | 'line' | 'boxes'> {
  key: string
  letter: string
  /** Where the words of its key begin. */
  isFirst: boolean
}

/** The words that were read, in the order of their letters. */
export function readingMarks(evidence: Evidence | undefined): SheetMark[] {
  const letters = rowLetters(evidence)
  const order = [...rowLabels].sort(([one], [other]) =>
    (letters.get(one) ?? '').localeCompare(letters.get(other) ?? ''),
  )
  return order.flatMap(([key]) => {
    const found = rowEvidence(key, evidence)
    return found.map((place) => ({ ...place, key, letter: letters.get(key) ?? '', isFirst: place === found[0] }))
  })
}
