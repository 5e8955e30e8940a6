import type { ListingText } from '../listing-input.ts'
import { type Reach, reachOf } from '../terms/reach.ts'
import { type Mentions, mentionsIn } from '../terms/skill-mentions.ts'

/** What the lines of a match look up in the text of one listing. Each part is read when it is first asked for. */
export class ListingReading {
  readonly listing: ListingText
  private readonly known = new Map<(listing: ListingText) => unknown, unknown>()
  private knownReach: Reach | undefined

  constructor(listing: ListingText) {
    this.listing = listing
  }

  /** What a factor reads. */
  of<Read>(read: (listing: ListingText) => Read): Read {
    if (!this.known.has(read)) this.known.set(read, read(this.listing))
    return this.known.get(read) as Read
  }

  get mentions(): Mentions {
    return this.of(mentionsIn)
  }

  /** `workplace` as the index holds it for this listing. */
  reach(workplace: string | undefined): Reach {
    this.knownReach ??= reachOf({ ...this.listing, workplace })
    return this.knownReach
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
