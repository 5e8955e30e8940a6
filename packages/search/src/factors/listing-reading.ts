import type { MatchPointer } from '@scry/contracts/match'
import { requiredDegree, titledDegree } from '@scry/vocabulary/degrees'
import { findStudiesDemand } from '@scry/vocabulary/studies-demand'
import { requiredYears } from '@scry/vocabulary/years'
import type { ListingText } from '../listing-input.ts'
import { descriptionPointer, titlePointer } from '../terms/pointers.ts'
import { type Reach, reachOf } from '../terms/reach.ts'
import { type Mentions, mentionsIn } from '../terms/skill-mentions.ts'
import { type AskedLanguage, languagesAsked } from './language.ts'

/** What explanations look up in the text of one listing. Each part is read when it is first asked for. */
export class ListingReading {
  readonly listing: ListingText
  private knownMentions: Mentions | undefined
  private knownReach: Reach | undefined
  private knownYears: MatchPointer[] | undefined
  private knownDegree: MatchPointer[] | undefined
  private knownLanguages: AskedLanguage[] | undefined

  constructor(listing: ListingText) {
    this.listing = listing
  }

  get mentions(): Mentions {
    this.knownMentions ??= mentionsIn(this.listing)
    return this.knownMentions
  }

  /** `workplace` as the index holds it for this listing. */
  reach(workplace: string | undefined): Reach {
    this.knownReach ??= reachOf({ ...this.listing, workplace })
    return this.knownReach
  }

  /** Where the years of experience are asked for. */
  get years(): MatchPointer[] {
    this.knownYears ??= yearsIn(this.listing)
    return this.knownYears
  }

  /** Where a degree is asked for. */
  get degree(): MatchPointer[] {
    this.knownDegree ??= degreeIn(this.listing)
    return this.knownDegree
  }

  /** Where students of a subject are asked for. */
  get studies(): MatchPointer[] {
    const demand = findStudiesDemand(this.listing.description ?? '')
    return demand ? [descriptionPointer(this.listing, demand.start, demand.end)] : []
  }

  /** Which spoken languages are asked for, and where. */
  get languages(): readonly AskedLanguage[] {
    this.knownLanguages ??= languagesAsked(this.listing)
    return this.knownLanguages
  }
}

/**
 * Remembers the readings of listings for as long as somebody keeps these, since people look at the same listings again and
 * reading one takes a hundred times as long as ranking it. A listing that changed is another object, and is read anew.
 */
export class ListingReadings {
  private readonly known = new WeakMap<ListingText, ListingReading>()

  of(listing: ListingText): ListingReading {
    const known = this.known.get(listing)
    if (known !== undefined) return known
    const reading = new ListingReading(listing)
    this.known.set(listing, reading)
    return reading
  }
}

const yearsIn = (listing: ListingText): MatchPointer[] => {
  const inText = requiredYears(listing.description ?? '')
  if (inText) return [descriptionPointer(listing, inText.start, inText.end)]
  const inTitle = requiredYears(listing.title)
  return inTitle ? [titlePointer(listing, inTitle.start, inTitle.end)] : []
}

const degreeIn = (listing: ListingText): MatchPointer[] => {
  const demand = requiredDegree(listing.description ?? '')
  if (demand) return [descriptionPointer(listing, demand.start, demand.end)]
  const titled = titledDegree(listing.title)
  return titled ? [titlePointer(listing, titled.start, titled.end)] : []
}
