import { connectBeside } from '../../apps/server/src/database/connect.ts'
import { createListingStore } from '../../apps/server/src/features/listings/listing-store.ts'
import type { Listing } from '../../packages/contracts/src/listing.ts'
import { buildIndex } from '../../packages/search/src/listing-index.ts'
import type { Scenario } from './scenarios.ts'

const rounds = 4

/** CPU of the search engine alone for one of a scenario's calls, by its name, over the server's own listings and with its settings. */
export async function engineAlone(
  where: { readonly dataDir: string; readonly databaseUrl: string | undefined },
  scenarios: readonly Scenario[],
  calls: number,
): Promise<Map<string, number>> {
  const database = connectBeside(where)
  const texts = new Map<string, Listing>()
  for await (const page of createListingStore({ database, clock: { now: () => Date.now() } }).all())
    for (const { listing } of page) texts.set(listing.id, listing)
  await database.close()
  const index = buildIndex(texts.values(), { getText: (id) => texts.get(id) })
  const micros = new Map<string, number>()
  for (const { name, engine } of scenarios) {
    if (!engine) continue
    for (let at = 0; at < calls; at += 1) engine(index, at)
    const before = process.cpuUsage()
    for (let round = 0; round < rounds; round += 1) for (let at = 0; at < calls; at += 1) engine(index, at)
    const { user, system } = process.cpuUsage(before)
    micros.set(name, (user + system) / (rounds * calls))
  }
  return micros
}
