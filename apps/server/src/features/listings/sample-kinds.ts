import type { Listing } from '@scry/contracts/listing'
import type { ListingStore } from './listing-store.ts'
import { sampleFeed } from './listing-wire.ts'

export type Kind = Listing['kind']
export type KindCounts = Readonly<Record<Kind, number>>

const kinds: readonly Kind[] = ['job', 'hackathon']
/** So many real ones that can be applied to make the sample of a kind superfluous. */
const enough: KindCounts = { job: 500, hackathon: 30 }

/** A row of the finished feeds: this kind of the sample was let go and stays away. */
const letGo = (kind: Kind): string => `${sampleFeed} of ${kind}s let go`

export type SampleKinds = ReturnType<typeof createSampleKinds>

/**
 * Which kinds of the sample are shown. With `countReal` each kind is let go for good once that counts enough real ones;
 * without it the host asks for the sample, and all of it is shown.
 */
export function createSampleKinds(
  store: Pick<ListingStore, 'feedVersion' | 'finishFeed' | 'forgetFeed'>,
  countReal?: () => KindCounts,
) {
  const kept = async () => {
    const marks = await Promise.all(kinds.map((kind) => store.feedVersion(letGo(kind))))
    return kinds.filter((_, at) => marks[at] === undefined)
  }
  return {
    /** Lets go of what is superfluous now, and answers what is left. */
    async settle(): Promise<readonly Kind[]> {
      if (countReal === undefined) return kinds
      const left = await kept()
      if (left.length === 0) return left
      const real = countReal()
      for (const kind of left) if (real[kind] >= enough[kind]) await store.finishFeed(letGo(kind), String(real[kind]))
      return kept()
    },
    /** The host asked for the sample, and all of it is there again. */
    async allShown(): Promise<void> {
      if (countReal === undefined) for (const kind of kinds) await store.forgetFeed(letGo(kind))
    },
    /** Whether all that is shown of the sample has been written at least once. */
    async areWhole(): Promise<boolean> {
      const left = await kept()
      if (left.length === 0 && countReal !== undefined) return true
      const isWritten = (await store.feedVersion(sampleFeed)) !== undefined
      return isWritten && (countReal !== undefined || left.length === kinds.length)
    },
  }
}
