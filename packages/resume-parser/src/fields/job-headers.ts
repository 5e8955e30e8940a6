import { durationText } from '@scry/vocabulary/dates'
import { placeScore } from '@scry/vocabulary/places'
import { joints, smallWords } from '../data/job-words.ts'
import { cut, type Slice, tidy } from '../lines/slice.ts'
import { type Piece, splitCommas } from '../sections/header-pieces.ts'
import { employerScore, titleScore } from '../sections/title-score.ts'
import { skillsIn } from './skill-lexicon.ts'

const jointBefore = new RegExp(`^(?:${joints})(?:\\s+(?=["“„«(]?[\\p{Lu}\\p{N}])|$)`, 'u')
const jointAfter = new RegExp(`\\s(?:${joints})$`, 'u')

/** 'Clerk at' above 'Acme', or 'Clerk' above 'at Acme': the word between the two is part of neither. */
export function withoutJoints(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    const { text } = piece.slice
    const from = jointBefore.exec(text)?.[0].length ?? 0
    const to = jointAfter.exec(text)?.index ?? text.length
    if (from === 0 && to === text.length) return [piece]
    return from >= to ? [] : [{ ...piece, slice: cut(piece.slice, from, to) }]
  })
}

/** What a bracket behind a title may name: no place, no length of time, no skill and no short sign. */
const namesEmployer = (text: string) =>
  (/^[\p{Lu}\p{Lo}\p{N}]/u.test(text) || /^[\w-]+(?:\.[\w-]+)+$/.test(text)) &&
  !/[,;].*[,;]/.test(text) &&
  placeScore(text) < 0.55 &&
  text.replace(durationText, '').trim().length > 1 &&
  (employerScore(text) >= 0.7 || skillsIn(text).length === 0) &&
  !/^\p{Lu}{2,3}$/u.test(text)

interface Bracketed {
  readonly halves: readonly [Slice, Slice]
  /** Which half is a title as its words say; null where both are or none is. */
  readonly title: 0 | 1 | null
}

/** 'Clerk (Acme)' or 'Acme (Clerk)'. */
function bracketed(slice: Slice): Bracketed | null {
  const [, name = '', inner = ''] = /^(.{2,70}?\S)\s*[(（]([^()（）]{2,60})[)）]$/u.exec(slice.text) ?? []
  const [outside, inside] = [name, inner].map((text) => titleScore(text) >= 0.5)
  if (!name || (!inside && !namesEmployer(inner))) return null
  const at = slice.text.indexOf(inner, name.length)
  return {
    halves: [tidy(cut(slice, 0, name.length)), tidy(cut(slice, at, at + inner.length))],
    title: outside === inside ? null : outside ? 0 : 1,
  }
}

interface Texts {
  readonly texts: readonly Piece[]
}

/** Where of at least half of the entries one text is 'Clerk (Acme)' or 'Acme (Clerk)', a bracket names the other of the two. */
export function withBrackets<T extends Texts>(readings: readonly T[]): T[] {
  const found = readings.map(({ texts: [only, ...more] }) => (only && more.length === 0 ? bracketed(only.slice) : null))
  const titles = found.flatMap((one) => (one?.title === 0 || one?.title === 1 ? [one.title] : []))
  if (titles.length === 0 || titles.length * 2 < readings.length || new Set(titles).size > 1) return [...readings]
  return readings.map((reading, at) => {
    const [only] = reading.texts
    const halves = found[at]?.halves
    return only && halves ? { ...reading, texts: halves.map((slice) => ({ ...only, slice })) } : reading
  })
}

/** At which of three or more texts the only likely title stands, if behind two others; 0 if elsewhere. */
function lateTitle({ texts }: Texts): number {
  const scores = texts.map(({ slice }) => titleScore(slice.text))
  const best = Math.max(...scores)
  const at = scores.indexOf(best)
  return at >= 2 && best >= 0.5 && scores.every((score, index) => index === at || score <= best - 0.25) ? at : 0
}

/**
 * 'Acme | Finance | Clerk', or a row that says what Acme does between it and its title: where the title comes third or later in
 * at least half of the entries of so many texts, what stands between is neither.
 */
export function withoutMiddle<T extends Texts>(readings: readonly T[]): T[] {
  const sure = readings.map(lateTitle)
  const usual = Math.max(...sure)
  const late = sure.map((at, index) => {
    const there = readings[index]?.texts[usual]
    return at === 0 && usual > 0 && there && titleScore(there.slice.text) >= 0.5 ? usual : at
  })
  const long = readings.filter(({ texts }) => texts.length >= 3).length
  if (late.filter((at) => at > 0).length * 2 < long) return [...readings]
  return readings.map((reading, index) => {
    const [first, title] = [reading.texts[0], reading.texts[late[index] || -1]]
    return first && title ? { ...reading, texts: [first, title] } : reading
  })
}

/** 'Maker of paper for schools': a phrase rather than a name. */
const isPhrase = (text: string) =>
  titleScore(text) < 0.5 &&
  employerScore(text) < 0.7 &&
  (text.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []).filter((word) => !smallWords.test(word)).length >= 2

/** 'Acme, Clerk', or 'Clerk, Acme' above 'Maker of paper for schools': the row that holds both names needs none below it. */
export function withoutPhrase<T extends Texts>(reading: T): T {
  const [both, below, ...more] = reading.texts
  if (!both || !below || more.length > 0 || both.row === below.row) return reading
  const [left = 0, right = 0, ...rest] = splitCommas(both.slice).map(({ text }) => titleScore(text))
  const isBoth = rest.length === 0 && Math.max(left, right) >= 0.5 && Math.min(left, right) < 0.35
  const isTold = isPhrase(below.slice.text) || (right >= 0.5 && titleScore(below.slice.text) < 0.35)
  return isBoth && isTold ? { ...reading, texts: [both] } : reading
}
