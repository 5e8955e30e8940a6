import type { Evidence, FieldEvidence } from '@scry/contracts/analysis'
import { rowEvidence, rowLabels, rowLetter } from './reading-rows.ts'

/** Boxes of one line that are marked on the drawn page for the row or finding `key`. */
export interface SheetMark extends Pick<FieldEvidence, 'page' | 'line' | 'boxes'> {
  key: string
  letter: string
  /** Where the words of its key begin. */
  isFirst: boolean
}

/** The words that were read, row by row of the reading. */
export function readingMarks(evidence: Evidence | undefined): SheetMark[] {
  return rowLabels.flatMap(([key]) => {
    const found = rowEvidence(key, evidence)
    return found.map((place) => ({ ...place, key, letter: rowLetter(key), isFirst: place === found[0] }))
  })
}
