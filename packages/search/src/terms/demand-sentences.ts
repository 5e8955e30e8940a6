import { requirementSections } from '@scry/vocabulary/requirement-sections'
import { type Meaning, meaningsOf } from '@scry/vocabulary/sentence-meaning'
import { type Sentence, sentencesOf } from '@scry/vocabulary/sentences'
import type { SkillMention } from '@scry/vocabulary/skills'
import type { ListingText } from '../listing-input.ts'

/** A sentence that asks for something or says what the work is, and what it speaks of. */
export interface DemandSentence extends Sentence {
  readonly meanings: readonly Meaning[]
  /** It asks for what a person can or has done. */
  readonly isAsked: boolean
}

/** No posting that was met has as many; a longer text is read up to here. */
const mostSentences = 400
const least = 12
const most = 300
/** What an employer gives, says of itself, declares as everyone does, or asks of the way to apply. */
const noDemand =
  /\b(?:benefits?|perks?|insurance|paid (?:time|leave)|401\s?\(?k|pto|wellness|off-?sites?|team trips?|snacks|lunch(?:es)?|gym|equal (?:opportunity|employ)|regardless of|without regard|discriminat\w*|disabilit(?:y|ies)|follow us|reimburse\w*|stipend|parental|vacation|salary|compensation|bonus|equity|visa|sponsorship|clearance|background checks?|cover letter|resum[eé]s?|to apply|apply (?:now|today)|applicants?|recruitment process|hiring process|interview process|degrees?|bachelor\S*|master['’]s|ph\.?d|diploma|enrolled|certifications?|completion of|vocational|passion\w*|interest(?:ed)? in|founded|funding|series [a-e]\b|investors?|backed by|our (?:mission|vision|values|story|customers)|our (?:[\w-]+ ){0,3}(?:products?|platforms?|technology|solutions?) to|reports? (?:directly )?to|relocat\w*|hours (?:per|a) week|per hour|please|click|http|www)\b|[$€£]\s?\d/iu
const denied =
  /\b(?:no|not|never|without|cannot|don['’]t|doesn['’]t|isn['’]t|aren['’]t|won['’]t|unable|rather than|instead of|neither)\b/iu
const only = /\bnot (?:only|just|limited)\b/giu
/** What is taught. */
const taught =
  /\b(?:(?:you(?:['’]ll| will)|opportunity to|chance to) (?:learn|enjoy|love|gain|develop|grow|receive|get|join|be (?:given|taught|trained|joining|part|working))|participate in|sharpen your|exposure to|gain \w+[\s-]|learn (?:how|about|from))\b/iu
/** What the employer does, unless it is to look for somebody. */
const ofOthers =
  /(?:\bwe|^(?:they|it|he|she))(?:['’](?:ve|re|s|ll))?\s(?!(?:are |re )?(?:looking|seeking|need|seek|expect|want|ask|require)\b)/iu
/** 'Earned 145,000 stars', 'Trusted by …'. */
const ofGroup = /\b(?:the|our) (?:group|team|department|company|firm)(?:\s(?:is|has|was|will)\b|\s\p{Ll}+s\s)/iu
/** 'Gateways that empower organizations to …': what a product does. */
const ofProduct =
  /\b(?:organi[sz]ations|companies|businesses|brands|enterprises|customers|people|users|teams) to \p{Ll}/iu
const ofPast =
  /^(?!experienced|skilled|demonstrated|required|preferred|advanced|detailed|motivated|need|proven)\p{Lu}\p{Ll}+ed\b/iu
const ownStart =
  /^(?:we|our|us|at \p{Lu}|since \d|join|with \d|th(?:is|at|ese|ose)|the (?:company|group|team|department|role is)|about|why|what|who|how)(?!\p{L})/iu
const company =
  /^\p{Lu}\S*(?:\s\p{Lu}\S*){0,3}\s(?:is|are|was|has|have|provides?|offers?|helps?|delivers?|makes?|builds?)\s/u
/** Something is asked of the reader, or is theirs to do. */
const asks =
  /\b(?:you(?:['’]ll| will| have|['’]ve| are|['’]re| can| bring)?|your|experienced?|knowledge|abilit(?:y|ies)|able to|proficien\w*|familiar\w*|skill(?:s|ed)|responsib\w*|duties|must|should|will|understanding|expertise|background in|candidate|intern|demonstrated|proven|tasks?)\b/iu
const asksToKnow =
  /\b(?:experienced?|knowledge|proficien\w*|familiar\w*|skill(?:s|ed)|fluen(?:t|cy)|understanding|expert(?:ise)?|background|comfortable|us(?:e|ing)|abilit(?:y|ies)|know|mastery|required|preferred|plus)\b/iu
/** A line that opens with what is done: 'Answer questions …', 'Developing reports …'. */
const opensWithWork =
  /^(?:\p{Lu}\p{Ll}+(?:,|\s(?:and|&|or|the|an?|new|all|our|with|in|on|for|to)\b)|\p{Lu}\p{Ll}+ing\b|\p{L}+ly\s)/u
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
      const isAsked = kind !== 'other' || asksToKnow.test(text.slice(sentence.start, sentence.end))
      return [{ ...sentence, isAsked, meanings: meaningsOf(text, sentence, skills.slice(from, to)) }]
    })
}
