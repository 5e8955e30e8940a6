import type { JobsAnswer } from '@scry/contracts/listing-routes'
import { Button } from '../ui/Button.tsx'

interface CorrectionsProps {
  corrected: JobsAnswer['corrected']
  leftOut: readonly string[]
  looser: JobsAnswer['looser'] | null
  /** Searches for the words that are met. */
  onLoosen: (text: string) => void
}

/** Says which words are not met, and what was looked for besides one that seems mistyped, so that nobody wonders at the rows. */
export function Corrections({ corrected, leftOut, looser, onLoosen }: CorrectionsProps) {
  const without = `without ${leftOut.map((word) => `“${word}”`).join(', ')}`
  return (
    <>
      {leftOut.length > 0 && (
        <p className="type-text mt-2 text-ink-2">
          No listing has all of this. {looser ? `These are the nearest, ${without}.` : `Shown ${without}.`}
        </p>
      )}
      {looser && (
        <div className="mt-2">
          <Button onClick={() => onLoosen(looser.text)}>
            Show all {looser.total.toLocaleString('en')} {without}
          </Button>
        </div>
      )}
      {corrected.map(({ word, searched }) => (
        <p key={word} className="type-text mt-2 text-ink-2">
          Also showing results for “{searched}”: few listings say “{word}”.
        </p>
      ))}
    </>
  )
}
