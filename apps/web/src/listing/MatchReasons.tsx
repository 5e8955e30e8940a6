import type { Match } from '@scry/contracts/match'
import {
  answerQuote,
  type FieldText,
  isInAnswer,
  isOfTitle,
  listingQuote,
  ofTitle,
  resumeWords,
  topReasons,
} from '@scry/contracts/match-quotes'
import { Tie } from '../ui/Tie.tsx'
import { gapName, isMissing } from './account-lines.ts'
import { isRelated, lineSentence } from './match-sentences.ts'
import { inferenceOf } from './match-words.ts'

/** Of the sentence of a resume so much stands on a row. */
const mostOfDeed = 56
/** Of each sentence, where both share one line. */
const mostInOneLine = 26

interface MatchReasonsProps {
  match: Match
  textOf: FieldText
  /** The top reason alone and the gap, each in one line that is cut at its end. */
  isLow?: boolean
}

/** The top two reasons and the top gap, each with the words of both documents; a sentence that answers another stands first. */
export function MatchReasons({ match, textOf, isLow = false }: MatchReasonsProps) {
  if (match.band === 'unknown') {
    return (
      <p className="type-note text-ink-2">
        We found too little that this listing and your resume both speak of. Read it before you decide.
      </p>
    )
  }
  const { answer, reasons, gap } = topReasons(match)
  const single = isLow ? (answer ? 0 : 1) : reasons.length
  return (
    <ul className={isLow ? '' : 'grid gap-1'}>
      {answer && (
        <li>
          <Tie
            resume={answerQuote(answer.profile, answer.words.profile, isLow ? mostInOneLine : mostOfDeed)}
            listing={answerQuote(answer.listing, answer.words.listing, isLow ? mostInOneLine : undefined)}
            isLow={isLow}
          />
        </li>
      )}
      {reasons.slice(0, single).map((reason, at) => (
        <li key={lineSentence(reason)}>
          <Tie
            resume={resumeWords(reason.profile, isOfTitle(reason) ? 1 : undefined)}
            inference={isRelated(reason) ? 'Related' : inferenceOf(reason.profile)}
            {...(isOfTitle(reason) ? { told: ofTitle(reason) } : { listing: listingQuote(reason.listing, textOf) })}
            pressure={at === 0 && !answer ? 'full' : 'soft'}
            isLow={isLow}
          />
        </li>
      ))}
      {gap && (
        <li>
          <Tie
            gap={isMissing(gap) ? 'missing' : 'against'}
            resume={isMissing(gap) && gap.near ? `${gap.skill}, only ${gap.near}` : gapName(gap)}
            // Of a sentence that stands above the words are enough.
            listing={
              answer && gap.listing[0] && isInAnswer(answer, gap.listing[0])
                ? gap.listing[0].text
                : listingQuote(gap.listing, textOf)
            }
            isLow={isLow}
          />
        </li>
      )}
    </ul>
  )
}
