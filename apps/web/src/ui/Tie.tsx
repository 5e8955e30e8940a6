import { Mark } from './Mark.tsx'

interface TieProps {
  /** Words of the resume; for a gap, what is missing from it. */
  resume: string
  /** Words of the listing. */
  listing: string
  pressure?: 'full' | 'soft'
  gap?: boolean
}

/** `[words of the resume] •——• “words of the listing”`: the product in one motif. */
export function Tie({ resume, listing, pressure = 'full', gap = false }: TieProps) {
  return (
    <span className={gap ? 'tie tie-gap' : 'tie'}>
      {gap ? (
        <span className="gap-words">
          <span className="sr-only">Not on your resume: </span>
          {resume}
        </span>
      ) : (
        <>
          <span className="sr-only">Your resume: </span>
          <Mark pressure={pressure} flush>
            {resume}
          </Mark>
        </>
      )}
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
