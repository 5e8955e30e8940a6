import { classNames } from './class-names.ts'
import { Mark } from './Mark.tsx'

interface TieProps {
  /** Words of the resume; for a gap, what is missing from it or speaks against the listing. */
  resume: string
  listing?: string
  /** What is said of the words of the resume in place of a quotation. */
  told?: string
  pressure?: 'full' | 'soft'
  /** How the words came about where the resume does not say them: 'Supposed', 'Related'. */
  inference?: string
  /** Nothing ties the two: 'missing' from the resume, or 'against' the listing for another cause. */
  gap?: 'missing' | 'against'
  /** In one line, cut at its end. */
  isLow?: boolean
}

/** `[words of the resume] •——• “words of the listing”`: the product in one motif. */
export function Tie({ resume, listing = '', told, pressure = 'full', inference = '', gap, isLow = false }: TieProps) {
  return (
    <span className={classNames('tie', gap && 'tie-gap', isLow && 'tie-low', told && 'tie-told')}>
      {gap ? (
        <span className="gap-words">
          {gap === 'missing' ? 'We did not find ' : <span className="sr-only">Against it: </span>}
          {resume}
        </span>
      ) : inference ? (
        <span>
          {inference}: {resume}
        </span>
      ) : (
        <>
          <span className="sr-only">Your resume: </span>
          <Mark pressure={pressure} flush={!isLow}>
            {resume}
          </Mark>
        </>
      )}
      {told && <span className="tie-told-words"> {told}</span>}
      {listing && (
        <span className="tie-quote">
          <span aria-hidden="true" className="tie-line" />
          <span className="type-quote">
            <span className="sr-only"> The listing: </span>“{listing}”
          </span>
        </span>
      )}
    </span>
  )
}
