import type { Match } from '@scry/contracts/match'
import { bandWords } from '../ui/band-words.ts'

/** The band and the score in one line of text. */
export function CompactMatch({ match }: { match: Match }) {
  if (match.band === 'unknown') return null
  if (match.band === 'other-field') return <p className="type-meta font-semibold">{bandWords[match.band]}</p>
  return (
    <p className="type-meta tabular">
      <span className="font-semibold">{bandWords[match.band]}</span> {Math.round(match.score)}
      <span className="sr-only"> of 100</span>
    </p>
  )
}
