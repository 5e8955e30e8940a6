import {
  asks,
  asksToKnow,
  company,
  denied,
  noDemand,
  ofGroup,
  ofOthers,
  ofPast,
  ofProduct,
  only,
  opensWithWork,
  ownStart,
  taught,
} from '@scry/vocabulary/demand-words'
import { requirementSections } from '@scry/vocabulary/requirement-sections'
import { type Meaning, meaningsOf } from '@scry/vocabulary/sentence-meaning'
import { type Sentence, sentencesOf } from '@scry/vocabulary/sentences'
import type { SkillMention } from '@scry/vocabulary/skills'
import type { ListingText } from '../listing-input.ts'

/** A sentence that asks for something or says what the work is, and what it speaks of. */
export interface DemandSentence extends Sentence {
  readonly meanings: readonly Meaning[]
  /** So many of them say something by themselves. */
  readonly telling: number
  /** It asks for what a person can or has done. */
  readonly isAsked: boolean
}

/** No posting that was met has as many; a longer text is read up to here. */
const mostSentences = 400
const least = 12
const most = 300
/** The sign of a list right before a sentence. */
const bullet = /(?:^|\n|[•◦▪●])[\s\-–—*•·#+◦▪●]*$/u
const mostBefore = 8

/** Whether a text is cut inside its brackets. */
const isTorn = (text: string): boolean => text.replace(/[^()]/g, '').replaceAll('()', '').replaceAll('()', '') !== ''

/** Whether a sentence asks for something or says what the work is. */
const isDemand = (text: string, { start, end }: Sentence, kind: string): boolean => {
  const said = text.slice(start, end)
  if (end - start < least || end - start > most || !said.includes(' ')) return false
  if (noDemand.test(said) || denied.test(said.replace(only, ''))) return false
  // A heading, a title, or what opens a list.
  if (/[:?]$/.test(said) || !/(?:^|\s)\p{Ll}{4}/u.test(said)) return false
  if (taught.test(said) || isTorn(said)) return false
  if (kind === 'must' || kind === 'nice') return true
  if (
    ofOthers.test(said) ||
    ofGroup.test(said) ||
    ofProduct.test(said) ||
    ofPast.test(said) ||
    ownStart.test(said) ||
    company.test(said)
  )
    return false
  const before = text.slice(Math.max(0, start - mostBefore), start)
  const isListed = /[-–—*•·+◦▪●]/u.test(before) && bullet.test(before)
  return isListed || asks.test(said) || (opensWithWork.test(said) && said.split(' ').length > 4)
}

/** Whether a sentence asks for a manner, which it begins with: 'Attention to Detail: accuracy in wiring and assembly'. */
const isOfManner = (text: string, { start }: Sentence, first: SkillMention | undefined): boolean =>
  first?.skill.kind === 'soft' && first.start === start && text[first.end] === ':'

/** The sentences of a listing's text that ask for something or say what the work is; `skills` as they are met in it. */
export const demandSentences = ({ description }: ListingText, skills: readonly SkillMention[]): DemandSentence[] => {
  const text = description ?? ''
  if (text === '') return []
  const sections = requirementSections(text)
  const kindAt = (at: number) => sections.find(({ start, end }) => start <= at && at < end)?.kind ?? 'other'
  let from = 0
  return sentencesOf(text)
    .slice(0, mostSentences)
    .flatMap((sentence): DemandSentence[] => {
      while ((skills[from]?.end ?? Infinity) <= sentence.start) from += 1
      const kind = kindAt(sentence.start)
      if (kind === 'aside' || !isDemand(text, sentence, kind)) return []
      let to = from
      while ((skills[to]?.end ?? Infinity) <= sentence.end) to += 1
      if (isOfManner(text, sentence, skills[from])) return []
      const isAsked = kind !== 'other' || asksToKnow.test(text.slice(sentence.start, sentence.end))
      const meanings = meaningsOf(text, sentence, skills.slice(from, to))
      return [{ ...sentence, isAsked, meanings, telling: meanings.filter(({ kind }) => kind !== 'object').length }]
    })
}
