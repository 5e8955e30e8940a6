import type { MatchPointer } from '@scry/contracts/match'
import { answerQuote } from '@scry/contracts/match-quotes'

/** What a row says of a job that offers to sponsor a visa. */
export const visaOffer = 'Visa sponsorship'

/** That a job offers to sponsor a visa, in its own words where it has some. */
export function VisaOffer({ of: [sentence] }: { of: readonly MatchPointer[] }) {
  const words = sentence ? answerQuote(sentence, []) : ''
  return (
    <p className="type-meta wrap-anywhere text-ink-2">
      {visaOffer}
      {words === '' ? ' offered' : ': '}
      {words !== '' && <span className="type-quote">“{words}”</span>}
    </p>
  )
}
