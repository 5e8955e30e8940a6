import type { Config } from '../config.ts'
import { connectBeside } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations.ts'
import { storedListings } from '../features/listings/listing-store.ts'
import { hideListing, keepListing, readComplaints, splitListing } from '../features/sources/complaints.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { shownText } from './plain-text.ts'
import { CommandFailure, requireEmbedded } from './run-command.ts'

const mostShown = 50
export const judgments = ['complaints', 'keep', 'hide', 'split'] as const
export type Judgment = (typeof judgments)[number]

/** Shows the operator of what listings people complained, or does with one of them what the operator decided. */
export async function judgeListings(config: Config, judgment: Judgment, id: string | undefined): Promise<void> {
  if (config.databaseUrl === undefined) requireEmbedded(config.dataDir)
  const database = connectBeside(config)
  try {
    await migrate(database, migrations, clock)
    const deps = { database, clock, listings: storedListings }
    if (judgment === 'complaints') {
      const complained = await readComplaints(database, mostShown)
      if (complained.length === 0) console.log('Nobody complained of a listing since you looked last.')
      for (const { id, listing, hiddenUntil, said } of complained) {
        const words = Array.from(said, ([about, count]) => `${count} × ${about}`).join(', ')
        const hidden = hiddenUntil === null ? '' : ', hidden'
        console.log(shownText(`${id}  ${listing.title}, ${listing.company ?? ''}: ${words}${hidden}`))
      }
      return
    }
    const [listing] = await storedListings.read(database.query, [id ?? ''])
    if (!listing) throw new CommandFailure(`There is no listing '${id}'. Its id stands at the end of its address.`)
    if (judgment === 'keep') await keepListing(deps, listing.id)
    else if (judgment === 'hide') await hideListing(deps, listing.id)
    else {
      const parted = await splitListing(deps, listing.id)
      if (parted === 0) throw new CommandFailure('This listing is one: nothing was joined to it.')
      console.log(`${parted} more will be listed when their sources show them next, which are asked now.`)
      return
    }
    console.log(shownText(`${listing.title}: ${judgment === 'keep' ? 'in the lists' : 'in no list'}.`))
  } finally {
    await database.close()
  }
}
