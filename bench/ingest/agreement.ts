import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../../apps/server/src/database/connect.ts'
import { listingRow } from '../../apps/server/src/features/listings/listing-row.ts'
import { createListingStore } from '../../apps/server/src/features/listings/listing-store.ts'
import { send } from '../server/driven.ts'

export interface Agreement {
  readonly probes: number
  /** Milliseconds from a commit until each of the servers lists it. */
  readonly p50: number
  readonly most: number
  /** Between the first server and the last one. */
  readonly mostApart: number
}

/** Writes a listing every half second and asks each server until it is listed. */
export async function agreement(database: Database, addresses: readonly string[], probes: number): Promise<Agreement> {
  const store = createListingStore({ database, clock: { now: () => Date.now() } })
  const times: number[] = []
  let mostApart = 0
  for (let probe = 0; probe < probes; probe += 1) {
    const word = `zqprobe${Date.now().toString(36)}`
    const listing = { id: `bench:${word}`, kind: 'job', title: `Keeper ${word}`, source: 'Bench' } as const
    await store.write([listingRow('bench-probe', listing)])
    const from = performance.now()
    const found = await Promise.all(
      addresses.map(async (address) => {
        while (!(await lists(address, word))) await pause(20)
        return performance.now() - from
      }),
    )
    times.push(...found)
    mostApart = Math.max(mostApart, Math.max(...found) - Math.min(...found))
    await pause(500)
  }
  times.sort((one, other) => one - other)
  return { probes, p50: times[Math.floor(times.length / 2)] ?? 0, most: times.at(-1) ?? 0, mostApart }
}

/** The word as a quoted one, so that no other spelling is looked for. */
async function lists(address: string, word: string): Promise<boolean> {
  const { body } = await send(address, { method: 'GET', path: `/api/search-jobs?q=${encodeURIComponent(`"${word}"`)}` })
  return (JSON.parse(body) as { total: number }).total > 0
}
