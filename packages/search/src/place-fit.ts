import { type Bits, hasBit, intersect, subtract, unite, wordsFor } from './bits.ts'
import type { Documents } from './documents.ts'
import { isUnrestricted } from './listing-input.ts'
import { placeWords } from './place-words.ts'
import type { ProfileInput } from './profile-input.ts'
import type { TermDictionary } from './term-dictionary.ts'
import type { TermSets } from './term-sets.ts'

/** Why a listing's place means what it means for a person. */
export type PlaceReason = keyof typeof placePoints

/** Thousandths of a point. */
const placePoints = {
  unknown: 0,
  'preferred-mode': 6_000,
  'remote-wanted': 6_000,
  'same-place': 6_000,
  remote: 4_000,
  'same-region': 2_000,
  'remote-instead': 0,
  'other-mode': -5_000,
  elsewhere: -5_000,
} as const

const modeWords: Record<string, string> = { online: 'remote', offline: 'on-site' }
const preferredWorkplace = (profile: ProfileInput): string => {
  if (isUnrestricted(profile.preferredMode)) return ''
  const mode = (profile.preferredMode ?? '').trim().toLowerCase()
  return modeWords[mode] ?? mode
}

/** Weighs the places of all listings for one person. */
export class PlaceJudge {
  private readonly documents: Documents
  private readonly preferred: string
  private readonly wantsRemote: boolean
  private readonly hasPlace: boolean
  private readonly same: Bits
  private readonly near: Bits
  /** The most that any place can bring this person. */
  readonly most: number

  constructor(profile: ProfileInput, documents: Documents, dictionary: TermDictionary, sets: TermSets) {
    this.documents = documents
    this.preferred = preferredWorkplace(profile)
    const location = isUnrestricted(profile.location) ? '' : (profile.location ?? '')
    this.wantsRemote = /\bremote\b/i.test(location)
    const [first = '', ...rest] = location.split(/[,(/]/)
    const city = placeWords(first)
    this.hasPlace = city.length > 0
    const withWord = (word: string): Bits => {
      const found: Bits = new Uint32Array(wordsFor(documents.count))
      const term = dictionary.find(`@${word}`)
      if (term !== undefined) sets.addTo(found, term, documents.count)
      return found
    }
    const [sameFirst, ...sameRest] = city.map(withWord)
    this.same = sameFirst ?? new Uint32Array(0)
    for (const set of sameRest) intersect(this.same, set)
    this.near = new Uint32Array(this.hasPlace ? wordsFor(documents.count) : 0)
    for (const word of placeWords(rest.join(' '))) unite(this.near, withWord(word))
    subtract(this.near, this.same)
    this.most = this.hasPlace || this.wantsRemote || this.preferred !== '' ? 6_000 : 0
  }

  /** Why a document's place suits or does not. */
  reasonFor(document: number): PlaceReason {
    const { workplace } = this.documents.facets
    const mode = workplace.values[workplace.codes[document] ?? 0] ?? ''
    if (this.preferred !== '' && mode !== '') {
      if (this.preferred !== mode) return mode === 'remote' ? 'remote-instead' : 'other-mode'
      if (mode === 'remote') return 'preferred-mode'
    }
    if (mode === 'remote') return this.wantsRemote ? 'remote-wanted' : this.hasPlace ? 'remote' : 'unknown'
    if (!this.hasPlace) return this.wantsRemote && mode !== '' ? 'other-mode' : 'unknown'
    if (hasBit(this.same, document)) return 'same-place'
    if (hasBit(this.near, document)) return 'same-region'
    return this.documents.hasPlace(document) ? 'elsewhere' : 'unknown'
  }

  pointsFor(document: number): number {
    return placePoints[this.reasonFor(document)]
  }

  /** The documents whose place can bring more than `points`; null when that can be any. */
  betterThan(points: number): Bits | null {
    if (points < 0 || this.most === 0) return null
    const found: Bits = new Uint32Array(wordsFor(this.documents.count))
    unite(found, this.same)
    if (points < placePoints['same-region']) unite(found, this.near)
    const { workplace } = this.documents.facets
    const remote = workplace.sets[workplace.codeOf('remote') ?? -1]
    if (remote !== undefined) unite(found, remote)
    return found
  }
}
