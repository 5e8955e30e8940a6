import type { JobsAnswer } from '@scry/contracts/listing-routes'

interface CorrectionsProps {
  corrected: JobsAnswer['corrected']
  leftOut: readonly string[]
}

/** Says which words were not looked for, and what was looked for besides one that seems mistyped, so that nobody wonders at the rows. */
export function Corrections({ corrected, leftOut }: CorrectionsProps) {
  return (
    <>
      {leftOut.length > 0 && (
        <p className="type-text mt-2 text-ink-2">
          Hardly any listing has all of these words. Also showing those without{' '}
          {leftOut.map((word) => `“${word}”`).join(', ')}.
        </p>
      )}
      {corrected.map(({ word, searched }) => (
        <p key={word} className="type-text mt-2 text-ink-2">
          Also showing results for “{searched}”: few listings say “{word}”.
        </p>
      ))}
    </>
  )
}
