import type { Match } from '@scry/contracts/match'
import { type FieldText, listingQuote, resumeWords, topReasons } from '@scry/contracts/match-quotes'
import { Tie } from '../ui/Tie.tsx'
import { gapName, isMissing } from './account-lines.ts'
import { isRelated, lineSentence } from './match-sentences.ts'
import { inferenceOf } from './match-words.ts'

interface MatchReasonsProps {
  match: Match
  textOf: FieldText
  /** The top reason alone and the gap, each in one line that is cut at its end. */
  isLow?: boolean
}

/** The top two reasons and the top gap, each with the words of both documents. */
export function MatchReasons({ match, textOf, isLow = false }: MatchReasonsProps) {
  if (match.band === 'unknown') {
    return (
      <p className="type-note text-ink-2">This listing says too little to judge the fit. Read it before you decide.</p>
    )
  }
  const { reasons, gap } = topReasons(match)
  return (
    <ul className={isLow ? '' : 'grid gap-1'}>
      {reasons.slice(0, isLow ? 1 : undefined).map((reason, at) => (
        <li key={lineSentence(reason)}>
          <Tie
            resume={resumeWords(reason.profile)}
            inference={isRelated(reason) ? 'Related' : inferenceOf(reason.profile)}
            listing={listingQuote(reason.listing, textOf)}
            pressure={at === 0 ? 'full' : 'soft'}
            isLow={isLow}
          />
        </li>
      ))}
      {gap && (
        <li>
          <Tie
            gap={isMissing(gap) ? 'missing' : 'against'}
            resume={gapName(gap)}
            listing={listingQuote(gap.listing, textOf)}
            isLow={isLow}
          />
        </li>
      )}
    </ul>
  )
}
