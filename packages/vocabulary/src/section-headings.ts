import { beforeHeading, kindsBeforeHeading } from './data/english/section-headings.ts'
import { headingPhrases, parting } from './data/heading-words.ts'

export type SectionKind = keyof typeof headingPhrases

/** What a printed line says about a section. `sure` is true when the whole line is a known heading. */
export interface HeadingReading {
  readonly kind: SectionKind
  readonly sure: boolean
}

/** Capitals of Turkish lose the difference between ı and i where they are lowered without knowing the language. */
const dotted = (text: string) => text.replaceAll('ı', 'i')

const unmarked: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', '’': "'" }
/** Latin letters without their accents, as headings are typed in a hurry or in capitals. */
const fold = (text: string) =>
  /\p{Script=Latin}/u.test(text)
    ? text
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replace(/[łøđßæœ’]/g, (letter) => unmarked[letter] ?? letter)
    : text

const phraseKinds = new Map<string, SectionKind>()
const foldedKinds = new Map<string, SectionKind>()
for (const [kind, phrases] of Object.entries(headingPhrases)) {
  for (const phrase of phrases.map(dotted)) {
    if (!phraseKinds.has(phrase)) phraseKinds.set(phrase, kind as SectionKind)
    const folded = fold(phrase)
    if (!foldedKinds.has(folded)) foldedKinds.set(folded, kind as SectionKind)
  }
}

/** Phrases without their spaces: letters of a heading set in another colour or wide apart are no words. */
const squeezed = (text: string) => text.replaceAll(' ', '')
const squeezedKinds = new Map([...phraseKinds].map(([phrase, kind]) => [squeezed(phrase), kind]))

/** Phrases long enough to be known with one mistake, by their length. */
const leastForSlip = 8
const phrasesByLength = new Map<number, (readonly [string, SectionKind])[]>()
for (const [phrase, kind] of foldedKinds) {
  if (phrase.length < leastForSlip || !/\p{Script=Latin}/u.test(phrase)) continue
  const same = phrasesByLength.get(phrase.length)
  if (same) same.push([phrase, kind])
  else phrasesByLength.set(phrase.length, [[phrase, kind]])
}

/** One letter wrong, missing or too many, or two changed about; at the end of a word it is another word ('Position'). */
function isOneSlip(a: string, b: string): boolean {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  if (at >= Math.min(a.length, b.length) - 1) return false
  if (a.length === b.length)
    return (
      a.slice(at + 1) === b.slice(at + 1) ||
      (a.slice(at + 2) === b.slice(at + 2) && a[at] === b[at + 1] && a[at + 1] === b[at])
    )
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return long.length === short.length + 1 && short.slice(at) === long.slice(at + 1)
}

/** The kind of a phrase typed without accents or with one mistake. */
function kindOfCareless(plain: string): SectionKind | undefined {
  const folded = fold(plain)
  const kind = foldedKinds.get(folded)
  if (kind || folded.length < leastForSlip || !/^[a-z' -]+$/.test(folded)) return kind
  for (const length of [folded.length, folded.length - 1, folded.length + 1]) {
    const found = phrasesByLength.get(length)?.find(([phrase]) => isOneSlip(folded, phrase))
    if (found) return found[1]
  }
  return undefined
}

/** The words of a folded heading by their beginnings; scripts without spaces by pairs of letters. */
function stemsOf(folded: string): string[] {
  const words = folded.match(/[\p{L}\p{M}]{3,}|[\u3040-\u9fff\uac00-\ud7af]{2,}/gu) ?? []
  return words.flatMap((word) =>
    /[\u3040-\u9fff\uac00-\ud7af]/.test(word)
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : /^[a-z]{3}$/.test(word)
        ? []
        : [word.slice(0, 6)],
  )
}

/** In how many known headings of each kind a word stands. */
const kindsByStem = new Map<string, Map<SectionKind, number>>()
for (const [phrase, kind] of foldedKinds) {
  for (const stem of new Set(stemsOf(phrase))) {
    const kinds = kindsByStem.get(stem) ?? new Map<SectionKind, number>()
    kindsByStem.set(stem, kinds.set(kind, (kinds.get(kind) ?? 0) + 1))
  }
}

/** How much a word speaks for each kind: the more of its headings are of one, the more. */
const votesByStem = new Map(
  [...kindsByStem].map(([stem, kinds]) => {
    const total = [...kinds.values()].reduce((sum, count) => sum + count, 0)
    return [stem, [...kinds].map(([kind, count]) => ({ kind, vote: (count / total) ** 2 * total ** 0.3 }))]
  }),
)
/** An unknown word may mean anything. */
const unknownVote = 0.75

/** So much of what the words of an unlisted heading speak for has to be one kind. */
const leastShare = 0.6

/** The kind of an unlisted heading by the known headings that its words stand in; the more of one kind, the better. */
function kindByWords(plain: string): SectionKind | null {
  const votes = new Map<SectionKind, number>()
  let all = 0
  for (const stem of new Set(stemsOf(fold(plain)))) {
    const own = votesByStem.get(stem)
    if (!own) all += unknownVote
    for (const { kind, vote } of own ?? []) {
      votes.set(kind, (votes.get(kind) ?? 0) + vote)
      all += vote
    }
  }
  if (votes.size === 0) return null
  const [best] = [...votes].sort((a, b) => b[1] - a[1])
  return best && best[1] >= all * leastShare ? best[0] : null
}

/** A heading without its decoration: lower case, '&' as 'and', no numbering, no signs at the ends. */
export function normalizeHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/i\u0307|ı/g, 'i')
    .replace(/[‘’]/g, "'")
    .replace(/\s*[&+]\s*/g, ' and ')
    .replace(/\s*\/\s*/g, ' and ')
    .replace(
      /^(?:[\s\d.)(:#*•\-–—|/\\<>_=~\][§▪■●◆\p{Extended_Pictographic}]|\ufe0f|\u200d)+|[\s:.#*•\-–—|/\\<>_=~\][§▪■●◆]+$/gu,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(
      /\s*[—–(-]\s*\d+(?:[.,]\d)?\+?\s*(?:years?|yrs?|months?|год\p{L}*|лет|рок\p{L}*|месяц\p{L}*|місяц\p{L}*)(?!\p{L}).*$/u,
      '',
    )
}

/** Reads a line as a section heading; null when nothing in it speaks for one. */
export function readHeading(text: string): HeadingReading | null {
  const plain = normalizeHeading(text)
  if (plain.length < 2 || plain.length > 60) return null
  const exact = phraseKinds.get(plain) ?? phraseKinds.get(plain.replace(beforeHeading, ''))
  if (exact) return { kind: exact, sure: true }
  // As a word it begins sentences; only in capitals it heads them.
  if (/^(?:IT|EDV)$/.test(text.trim())) return { kind: 'skills', sure: true }
  const unqualified = plain.replace(kindsBeforeHeading, '')
  const ownKind = unqualified === plain ? undefined : phraseKinds.get(unqualified)
  if (ownKind && / and |, /.test(plain)) return { kind: ownKind, sure: true }
  const bare = plain.replace(/\s*\([^()]*\)$/, '')
  const bareKind = phraseKinds.get(bare)
  if (bareKind) return { kind: bareKind, sure: true }
  const spaced = /^\S( \S)+$/u.test(plain)
  if (plain.split(' ').length > 6 && !spaced) return null
  const joined = squeezedKinds.get(squeezed(plain))
  if (joined) return { kind: joined, sure: true }
  const halves = plain.split(parting)
  const [first, second] = halves
  if (halves.length === 2 && first && second) {
    const a = phraseKinds.get(first)
    const b = phraseKinds.get(second)
    if ((a === 'courses' || a === 'activities') && b === 'certifications') return { kind: b, sure: true }
    if (a && b) return { kind: a === 'other' || a === 'contact' ? b : a, sure: true }
  }
  // 'Trainings, courses, certificates': all parts known, which are one kind or certificates with how one came to them.
  const kinds = new Set(halves.map((half) => phraseKinds.get(half)))
  if (halves.length > 2 && !kinds.has(undefined)) {
    if (kinds.has('certifications')) kinds.delete('courses')
    const [only] = kinds
    if (only && kinds.size === 1) return { kind: only, sure: true }
  }
  const careless = kindOfCareless(plain)
  if (careless) return { kind: careless, sure: true }
  const kind = kindByWords(plain)
  return kind ? { kind, sure: false } : null
}
