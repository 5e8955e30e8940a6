import { licensedOccupations, occupationsAfter, occupationsOfSubject } from '@scry/vocabulary/occupations'
import { type Bits, hasBit } from '../store/bits.ts'
import type { Documents } from '../store/documents.ts'
import type { TermDictionary } from '../store/term-dictionary.ts'
import type { TermSets } from '../store/term-sets.ts'
import { occupationKey } from '../terms/skill-keys.ts'
import type { ProfileInput } from './profile-input.ts'

const none: Bits = new Uint32Array(0)

/** Which listings name an occupation of the person's in their title, and which need a license of others. */
export class OccupationSets {
  private readonly isKnown: boolean
  private readonly own: Bits
  private readonly otherLicenses: Bits
  private readonly ownLicenses: Bits
  private readonly hackathons: Bits

  constructor({ titles, subjects }: ProfileInput, documents: Documents, dictionary: TermDictionary, sets: TermSets) {
    const likely = new Set(
      [...(titles ?? []).flatMap(occupationsAfter), ...(subjects ?? []).flatMap(occupationsOfSubject)].map(
        ({ name }) => name,
      ),
    )
    const withAny = (names: readonly string[]): Bits => {
      const terms = names.flatMap((name) => dictionary.find(occupationKey(name)) ?? [])
      return terms.length === 0 ? none : sets.anyOf(terms, documents.count)
    }
    const { kind } = documents.facets
    this.isKnown = likely.size > 0
    this.own = withAny([...likely])
    this.ownLicenses = withAny(licensedOccupations.filter((name) => likely.has(name)))
    this.otherLicenses = !this.isKnown ? none : withAny(licensedOccupations.filter((name) => !likely.has(name)))
    this.hackathons = kind.sets[kind.codeOf('hackathon') ?? -1] ?? none
  }

  /** Whether a job's title names none of the person's occupations. A hackathon is open to all. */
  isElse(document: number): boolean {
    return this.isKnown && !hasBit(this.own, document) && !hasBit(this.hackathons, document)
  }

  /** Whether its work needs a license that nothing in the profile leads to. */
  isLicensedElse(document: number): boolean {
    return hasBit(this.otherLicenses, document)
  }

  /** Whether its work needs a license, which is one of its country. */
  isLicensed(document: number): boolean {
    return hasBit(this.ownLicenses, document)
  }
}
