import { full, short } from './data/degree-names.ts'
import { degreeRankRows } from './data/degree-ranks.ts'
import type { DegreeRank } from './degrees.ts'

const beforeWord = '(?<![\\p{L}\\p{N}])'
const fullPattern = new RegExp(
  `${beforeWord}(?:${full.join('|')})|学士|硕士|碩士|博士|修士|本科|大专|专科|研究生|学部|学科卒|専攻|卒業|학사|석사|박사|학과|전공|स्नातक|परास्नातक|डिप्लोमा`,
  'iu',
)
const shortPattern = new RegExp(`${beforeWord}(?:${short.join('|')})(?![\\p{L}\\p{N}])`, 'u')

/** Where the first degree of a text begins and its naming word ends; null when it names none. */
export function findDegreeName(text: string): { from: number; to: number } | null {
  const a = fullPattern.exec(text)
  const b = shortPattern.exec(text)
  const first = a && b ? (a.index <= b.index ? a : b) : (a ?? b)
  return first ? { from: first.index, to: first.index + first[0].length } : null
}

/** How sure it is that a short text is a degree, 0 to 1. */
export function degreeScore(text: string): number {
  const found = findDegreeName(text)
  if (!found) return 0
  return found.from <= 2 ? 1 : found.from < 25 ? 0.7 : 0.4
}

const notJoined = '(?<!(?![\\p{sc=Han}\\p{sc=Hangul}])\\p{L})'
const ranks = degreeRankRows.map(
  ([rank, words]) => [rank, new RegExp(`${notJoined}(?:${words.replaceAll(';', '|')})`, 'iu')] as const,
)

/** The rank of the degree that somebody holds or is taking, as their resume names it; undefined where it names none. */
export function degreeRankOf(text: string): DegreeRank | undefined {
  const folded = text
    .slice(0, 300)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
  return ranks.find(([, words]) => words.test(folded))?.[0]
}
