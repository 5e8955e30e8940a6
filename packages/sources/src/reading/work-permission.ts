import type { Listing } from '@scry/contracts/listing'
import {
  aboutClearances,
  alsoOthers,
  asks,
  bareItem,
  citizenWord,
  citizenWords,
  clearanceAsked,
  clearanceNeeded,
  clearanceTopic,
  clearanceWord,
  clearanceWords,
  compartmented,
  countries,
  equalOpportunity,
  furtherClearance,
  getsActive,
  heldAlready,
  holding,
  leftOpen,
  levels,
  neverAsked,
  noClearance,
  noResidents,
  notHere,
  notPeople,
  notRefused,
  noVisaNeeded,
  obtainable,
  obtainedLater,
  offeredItem,
  offers,
  onlyTopSecret,
  optionalHere,
  orObtained,
  otherClearance,
  otherOffers,
  otherSponsor,
  person,
  personMust,
  questions,
  refusals,
  refusalsBehind,
  residents,
  sponsorWords,
  topSecret,
  trustNeeded,
  visaAbove,
  visaTopic,
  wishedAbove,
} from '../data/english/work-permission.ts'
import type { Told } from './told.ts'
import type { Sentence, Wording } from './wording.ts'

/** Whether the employer helps with a visa; null when the text says neither, or both. */
export const sponsorshipIn = (words: Wording): Told<NonNullable<Listing['sponsorship']>> | null => {
  let offered: Sentence | undefined
  let refused: Sentence | undefined
  for (const sentence of words.sentencesWith(sponsorWords)) {
    const { text } = sentence
    if (questions.test(text)) continue
    const above = words.lineAbove(sentence.start)
    const bare = text.replace(otherSponsor, ' ')
    if (!/sponsor/i.test(bare)) {
      if (otherOffers.test(text)) offered ??= sentence
      else if (noVisaNeeded.test(text)) refused ??= sentence
      continue
    }
    const isVisa = visaTopic.test(bare) || visaAbove.test(above)
    if (isVisa && (refusals.test(bare) || refusalsBehind.test(bare)) && !notRefused.test(bare)) refused ??= sentence
    else if (offers.test(bare) || otherOffers.test(bare) || offeredItem.test(bare)) offered ??= sentence
  }
  if (refused !== undefined) return offered === undefined ? { value: 'refused', sentence: refused } : null
  return offered === undefined ? null : { value: 'offered', sentence: offered }
}

/** A part of a sentence around the first word of its kind: what asks stands near what is asked for. */
const around = (text: string, word: RegExp): string => {
  const at = text.search(word)
  return at < 0 ? text : text.slice(Math.max(0, at - 110), at + 130)
}
/** The citizenship without which nobody is hired. Being allowed to work somewhere is none. */
export const citizenshipIn = (words: Wording): Told<NonNullable<Listing['citizenship']>> | null => {
  for (const sentence of words.sentencesWith(citizenWords)) {
    if (equalOpportunity.test(sentence.text) || !citizenWord.test(sentence.text)) continue
    const text = around(sentence.text, citizenWord)
    if (optionalHere.test(text) || notPeople.test(text) || alsoOthers.test(text) || notHere.test(text)) continue
    const isAsked = bareItem.test(sentence.text) || (person.test(text) ? personMust.test(text) : asks.test(text))
    if (!isAsked || neverAsked.test(text)) continue
    const country = countries.find(([, name]) => name.test(text))?.[0]
    const who = residents.test(text) && !noResidents.test(text) ? 'citizens-and-residents' : 'citizens'
    return { value: { who, ...(country !== undefined && { country }) }, sentence }
  }
  return null
}

const levelOf = (text: string): NonNullable<Listing['clearance']>['level'] => {
  const rest = text.replace(topSecret, ' ')
  for (const [level, name] of levels) if (name.test(rest)) return level as 'secret'
  if (onlyTopSecret.test(text)) return 'top-secret'
  if (compartmented.test(text)) return 'ts-sci'
  return undefined
}

const needIn = (text: string): 'held' | 'obtainable' | undefined => {
  const bare = text.replace(furtherClearance, ' ')
  const isObtainable = obtainable.test(bare) || obtainedLater.test(bare)
  const isHeld = heldAlready.test(bare) && !getsActive.test(bare) && !orObtained.test(text)
  if (isObtainable) return isHeld && !/obtain/i.test(bare) ? 'held' : 'obtainable'
  return isHeld || holding.test(bare) ? 'held' : undefined
}

/** A security clearance that one must hold, or be able to get. */
export const clearanceIn = (words: Wording): Told<NonNullable<Listing['clearance']>> | null => {
  let told: Sentence | undefined
  let level: ReturnType<typeof levelOf>
  let need: 'held' | 'obtainable' | undefined
  for (const sentence of words.sentencesWith(clearanceWords)) {
    const text = around(sentence.text.replace(otherClearance, ' '), clearanceWord)
    if (!clearanceWord.test(text) || equalOpportunity.test(text)) continue
    const above = words.lineAbove(sentence.start)
    if (!clearanceTopic.test(text) && !/clearance/i.test(above)) continue
    if (noClearance.test(text) || optionalHere.test(text) || notHere.test(text)) continue
    if (wishedAbove.test(above) || leftOpen.test(text)) continue
    if (/public trust/i.test(text) && !trustNeeded.test(text)) continue
    if (aboutClearances.test(text) && !clearanceAsked.test(text)) continue
    const found = levelOf(text)
    const wanted = needIn(text)
    if (told === undefined) {
      if (wanted === undefined && found === undefined && !clearanceNeeded.test(text)) continue
      told = sentence
      level = found
      need = wanted
    } else {
      // Later sentences say more of the same one: 'Clearance level: Secret'.
      const isSame = wanted === undefined || need === undefined || wanted === need
      if (level === undefined && isSame) level = found
      if (need === undefined) need = wanted
    }
  }
  if (told === undefined) return null
  const value = {
    need: need ?? (level === undefined ? 'obtainable' : 'held'),
    ...(level !== undefined && { level }),
  } as const
  return { value, sentence: told }
}
