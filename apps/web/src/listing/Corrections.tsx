import type { JobsAnswer } from '@scry/contracts/listing-routes'

/** Says what was looked for besides a word that seems mistyped, so that nobody wonders at the rows. */
export function Corrections({ corrected }: Pick<JobsAnswer, 'corrected'>) {
  return corrected.map(({ word, searched }) => (
    <p key={word} className="type-text mt-2 text-ink-2">
      Also showing results for “{searched}”: few listings say “{word}”.
    </p>
  ))
}
