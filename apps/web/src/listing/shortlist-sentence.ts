import type { Shelf } from '@scry/contracts/listing-routes'
import type { Match, MatchContribution } from '@scry/contracts/match'
import { answerQuote, type FieldText, listingQuote, ofTitle, resumeWords } from '@scry/contracts/match-quotes'
import { lineSentence } from './match-sentences.ts'

/** A piece of a sentence: the product's own words, words of the resume, words of the listing, or what was not found. */
export interface Piece {
  says: 'we' | 'resume' | 'listing' | 'missing'
  text: string
}

const we = (text: string): Piece => ({ says: 'we', text })
const resume = (text: string): Piece => ({ says: 'resume', text })

type Sayable = Extract<MatchContribution, { factor: 'skills' | 'wording' | 'occupation' | 'field' }>

/** The order in which lines are told where both documents have words for them: one skill says more than a title. */
const order: readonly Sayable['factor'][] = ['skills', 'wording', 'occupation', 'field']
const isSayable = (line: MatchContribution): line is Sayable =>
  order.some((factor) => factor === line.factor) &&
  line.kind === 'reason' &&
  line.listing.length > 0 &&
  resumeWords(line.profile, 1) !== '' &&
  !(line.factor === 'skills' && line.by === 'related') &&
  // A word of a title for which only a skill speaks is no work of the person's.
  !(line.factor === 'field' && !/^(titles|subjects)/.test(line.profile[0]?.field ?? ''))

const isStudied = ({ profile }: Sayable) => profile[0]?.field.startsWith('subjects') === true

/** What both documents say, to stand before a full stop. */
function shared(line: Sayable, textOf: FieldText): Piece[] {
  const own = resumeWords(line.profile, 1)
  if (line.factor === 'occupation' || line.factor === 'field') {
    return [we(isStudied(line) ? 'What you study, ' : 'Your work, '), resume(own), we(`, ${ofTitle(line)}`)]
  }
  const quote = listingQuote(line.listing, textOf)
  if (quote.toLowerCase() === own.toLowerCase()) return [we('Both your resume and the listing say '), resume(own)]
  return [we('Your resume says '), resume(own), we(', and the listing says '), { says: 'listing', text: quote }]
}

/** The lines that make a listing a step above the person. */
const steps: readonly MatchContribution['factor'][] = ['experience', 'level', 'study']

/** Why a listing stands on its shelf: one sentence of which each half can be looked up in one of the two documents. */
export function shelfSentence(shelf: Shelf, match: Match, textOf: FieldText): Piece[] {
  const best = match.contributions
    .filter(isSayable)
    .sort((a, b) => order.indexOf(a.factor) - order.indexOf(b.factor) || b.points - a.points)[0]
  const { answer } = match
  const deed = answer && resume(answerQuote(answer.profile, answer.words.profile))
  if (shelf === 'apply_now' && answer && deed)
    return [
      ...[we('Your resume says '), deed, we(', and the listing says ')],
      ...[{ says: 'listing' as const, text: answerQuote(answer.listing, answer.words.listing) }, we('.')],
    ]
  if (!best && !deed) return []
  if (shelf === 'apply_now' && best) return [...shared(best, textOf), we('.')]
  const own = deed ?? resume(resumeWords(best?.profile ?? [], 1))
  const gap = match.contributions.find((line) => line.factor === 'gap' && !line.nice)
  if (shelf === 'one_skill_away' && gap?.factor === 'gap')
    return [
      ...[we('Your resume says '), own, we(gap.near ? '; the listing asks for ' : '; we did not find ')],
      ...[{ says: 'missing' as const, text: gap.skill }, we(gap.near ? `, and your resume has ${gap.near}.` : '.')],
    ]
  const step = match.contributions.find(({ factor, points }) => steps.includes(factor) && points < 0)
  const asked = step
    ? lineSentence(step)
        .replace(/^Asks/, 'the listing asks')
        .replace(/^Level: /, 'its level is ')
    : ''
  return [we('Your resume says '), own, we(`, but ${asked}.`)]
}
