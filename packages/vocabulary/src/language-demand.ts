import {
  allowedBehind,
  apart,
  behind,
  between,
  headed,
  isCapitalListed,
  links,
  listed,
  listOpens,
  lookedFor,
  mastery,
  mustBehind,
  notAsked,
  ofOthers,
  ofPeople,
  oneOf,
  otherLanguage,
  speaking,
  speakingPerson,
  spokenBefore,
  workIn,
} from './data/english/language-demand.ts'
import { askingAbroad, niceAbroad } from './data/language-demand-abroad.ts'
import { languageRows } from './data/spoken-languages.ts'
import { withoutAccents } from './fold-letters.ts'
import { type ReadText, readText, sentenceAround } from './requirement-sections.ts'
import { languageCode, readSpokenLanguage } from './spoken-languages.ts'

/** What a text asks for of spoken languages, at the offsets of the words that say so. */
export interface LanguageDemand {
  /** English names. */
  languages: string[]
  /** One of them will do: 'German or French'. */
  isChoice: boolean
  /** Another language that is not named will do as well: 'Spanish or another language'. */
  isOpen: boolean
  nice: boolean
  start: number
  end: number
}

const nameOf = new Map<string, string>()
const nameOfCode = new Map<string, string>()
const countriesOf = new Map<string, readonly string[]>()
/** Names that are one only with a capital letter, which is how English writes them: 'polish' is no language. */
const capitalised = new Set<string>()
for (const row of languageRows.trim().split('\n')) {
  const [code = '', names = '', foreign = '', countries = ''] = row.split('|')
  const [name = ''] = names.split(';')
  countriesOf.set(name, countries.split(' '))
  nameOfCode.set(code, name)
  for (const one of names.split(';')) {
    nameOf.set(withoutAccents(one), name)
    capitalised.add(withoutAccents(one))
  }
  for (const one of foreign.split(';')) if (one !== '') nameOf.set(withoutAccents(one), name)
}

/** The language that everybody who uses the product reads, so that its lack is never concluded. */
export const sharedLanguage = 'English'

/** Whether most people of one of the countries speak the language. */
export const isSpokenIn = (language: string, countries: readonly string[]): boolean =>
  countries.some((code) => countriesOf.get(language)?.includes(code))

/** The codes of countries where most people speak a language, by its English name. */
export const countriesSpeaking = (language: string): readonly string[] => countriesOf.get(language) ?? []

/** The English name of a language by its code (ISO 639-1). */
export const languageOfCode = (code: string): string | undefined => nameOfCode.get(code)

/** The languages beside English that most people of one of the countries speak, by their code (ISO 639-1). */
export const languagesSpokenIn = (countries: readonly string[]): { code: string; name: string }[] =>
  [...nameOfCode].flatMap(([code, name]) =>
    name !== sharedLanguage && isSpokenIn(name, countries) ? [{ code, name }] : [],
  )

/** English names of the languages that demands are read for. */
export const languageNames: readonly string[] = [...countriesOf.keys()]

/** The English name of the language that an item of a profile names: 'Deutsch (C1)'. */
export const languageOf = (item: string): string | undefined => {
  const at = readSpokenLanguage(item)
  const written = (at ? item.slice(at.from, at.to) : item).trim()
  return (
    nameOf.get(withoutAccents(written)) ?? nameOfCode.get(languageCode(written) ?? '') ?? (at ? written : undefined)
  )
}

/** Rules most skills out at once. */
const anyName = new RegExp(`(?:^|[^\\p{L}])(?:${[...nameOf.keys()].join('|')})`, 'u')

/** The same for an item of a list of skills, in which 'polish' is no language. */
export const listedLanguage = (item: string): string | undefined => {
  if (!anyName.test(withoutAccents(item))) return undefined
  const language = /^\p{Ll}/u.test(item) && capitalised.has(withoutAccents(item)) ? undefined : languageOf(item)
  return language !== undefined && countriesOf.has(language) ? language : undefined
}

interface Name {
  language: string
  start: number
  end: number
  /** 'Deutschkenntnisse': a demand by itself. */
  isDemand: boolean
}

const word = /[\p{L}\p{M}]+/uy

/** The name of a language at a place; names of two words count as one. */
const nameAt = (text: string, place: number): Name | undefined => {
  word.lastIndex = place
  const one = word.exec(text)?.[0]
  if (one === undefined) return undefined
  const spelled = withoutAccents(one)
  const isLower = one[0] === one[0]?.toLowerCase()
  const known = (folded: string) => (isLower && capitalised.has(folded) ? undefined : nameOf.get(folded))
  const skills = /^(.+?)(?:sprach)?(?:kenntnisse?n?|kunskaper)$/.exec(spelled)?.[1]
  if (skills !== undefined) {
    const language = nameOf.get(skills)
    return language === undefined ? undefined : { language, start: place, end: place + one.length, isDemand: true }
  }
  const next = /^[ -](\p{Lu}[\p{L}\p{M}]+)/u.exec(text.slice(place + one.length, place + one.length + 20))
  const both = next && known(withoutAccents(`${one} ${next[1]}`))
  if (both) return { language: both, start: place, end: place + one.length + next[0].length, isDemand: false }
  const language = known(spelled)
  return language === undefined ? undefined : { language, start: place, end: place + one.length, isDemand: false }
}

/** 'Spanish/English' are both, since English alone would not be worth the words. */
const isOr = (joint: string, isShared: boolean): boolean => {
  const bare = joint.replace(/\([^()]*\)/g, '')
  return /(?:^|[\s/])(?:or|oder|ou|o)(?:\s|$)/i.test(bare) || (!isShared && /\/(?!\s*(?:and|&))/.test(bare))
}
const asking = new RegExp(
  `(?:^|[^\\p{L}])(?:${mastery})(?:[\\s()/,&*:–-]+(?:${mastery}|${links})){0,7}[\\s(/,&*:–-]*$`,
  'iu',
)
/** The parts of a list of languages: 'Swedish or Danish and English' is a choice of two, and English. */
const groupsOf = (text: string, names: readonly Name[]): { group: Name[]; isChoice: boolean }[] => {
  const isShared = names.some(({ language }) => language === sharedLanguage)
  const joints = names.slice(1).map((name, at) => text.slice(names[at]?.end, name.start))
  const isAnyOr = joints.some((joint) => isOr(joint, isShared))
  const groups: { group: Name[]; isChoice: boolean }[] = []
  for (const [at, name] of names.entries()) {
    const joint = joints[at - 1] ?? ''
    const last = groups.at(-1)
    if (last === undefined || (isAnyOr && /(?:\band\b(?!\/)|&|\bund\b|\bet\b)/i.test(joint) && !isOr(joint, isShared)))
      groups.push({ group: [name], isChoice: false })
    else {
      last.group.push(name)
      last.isChoice ||= isAnyOr
    }
  }
  return groups
}

/** Characters before and behind a list of languages that are looked at. */
const windowLength = 120

/** Every demand for spoken languages in a text, in order. */
export const findLanguageDemands = (text: string, { cues, newJudge }: ReadText = readText(text)): LanguageDemand[] => {
  if (!cues.has('language')) return []
  const found: LanguageDemand[] = []
  const isOptional = newJudge()
  const places = cues.placesOf('language')
  // Found once for all names in it: a long list may be one sentence.
  let sentence = { start: 0, end: 0 }
  let isNiceAbroad: boolean | undefined
  for (let at = 0; at < places.length; ) {
    const first = nameAt(text, places[at] as number)
    at += 1
    if (first === undefined) continue
    if (first.start >= sentence.end) {
      sentence = sentenceAround(text, first.start, first.end)
      isNiceAbroad = undefined
    }
    const names = [first]
    let last = first
    for (; at < places.length && (places[at] as number) < sentence.end; at += 1) {
      const place = places[at] as number
      if (place < last.end) continue
      const name = nameAt(text, place)
      if (name === undefined) break
      const joint = text.slice(last.end, place)
      if (joint.length > 60 || !between.test(joint)) break
      names.push(name)
      last = name
    }
    const before = text.slice(Math.max(sentence.start, first.start - windowLength), first.start)
    const after = text.slice(last.end, Math.min(sentence.end, last.end + windowLength))
    const isSpeaking = speaking.test(after)
    if (notAsked.test(before)) continue
    if (isSpeaking && (ofOthers.test(after) || !isWanted(text, sentence, before, after))) continue
    const isDemand = names.some((name) => name.isDemand)
    if (!isDemand && !isSpeaking && (!allowedBehind.test(after) || isCapitalListed.test(after))) continue
    const isAsked =
      isDemand ||
      isSpeaking ||
      asking.test(before) ||
      headed.test(before) ||
      askingAbroad.test(before) ||
      behind.test(after)
    if (!isAsked) continue
    const isOpen = otherLanguage.test(after) || (oneOf.test(before) && listOpens.test(before))
    const isOneOf = isOpen || oneOf.test(before)
    const isAlike = isOneOf || /bilingual/i.test(before + after)
    isNiceAbroad ??= niceAbroad.test(text.slice(sentence.start, sentence.end))
    const nice = (isOptional(first.start, last.end) || isNiceAbroad) && !mustBehind.test(after)
    for (const { group, isChoice } of isAlike ? [{ group: names, isChoice: isOneOf }] : groupsOf(text, names)) {
      const languages = [...new Set(group.map(({ language }) => language))]
      const start = group[0]?.start ?? first.start
      found.push({ languages, isChoice, isOpen, nice, start, end: group.at(-1)?.end ?? last.end })
    }
  }
  return found
}

/**
 * The languages that a title asks for: whoever works under 'Spanish Teacher' or 'Account Executive (German)' speaks them. In
 * front of another word the name is that of a people or a thing: 'Swedish Massage Therapist'.
 */
export const findTitleLanguages = (title: string): LanguageDemand[] => {
  const names: Name[] = []
  for (const { index } of title.matchAll(/(?<![\p{L}\p{M}])\p{Lu}\p{Ll}/gu)) {
    const name = index < (names.at(-1)?.end ?? 0) ? undefined : nameAt(title, index)
    if (name !== undefined) names.push(name)
  }
  const isAsked = ({ start, end, isDemand }: Name): boolean => {
    const rest = title.slice(end)
    if (isDemand || apart.test(rest) || spokenBefore.test(title.slice(0, start))) return true
    return !ofPeople.test(rest) && workIn.test(rest)
  }
  const runs: Name[][] = []
  for (const name of names) {
    const run = runs.at(-1)
    if (run && listed.test(title.slice(run.at(-1)?.end, name.start))) run.push(name)
    else runs.push([name])
  }
  const asked = runs.filter((run) => run.some(isAsked)).flat()
  const isChoice = asked.slice(1).some((name, at) => /\bor\b/i.test(title.slice(asked[at]?.end, name.start)))
  const languages = [...new Set(asked.map(({ language }) => language))]
  const [first] = asked
  if (first === undefined) return []
  return [{ languages, isChoice, isOpen: false, nice: false, start: first.start, end: asked.at(-1)?.end ?? first.end }]
}

/** 'We look for a German-speaking nurse', 'native German speaker': the person is meant. */
const isWanted = (text: string, sentence: { start: number; end: number }, before: string, after: string): boolean =>
  /^[\s-]+speakers?/iu.test(after) ||
  lookedFor.test(before) ||
  speakingPerson.test(after) ||
  (sentence.start === 0 && sentence.end >= text.length)
