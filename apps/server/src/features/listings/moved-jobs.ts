import type { MatchBand } from '@scry/contracts/enumerations'
import type { MovedJob, Moves } from '@scry/contracts/skill-routes'
import { mostMoved } from '@scry/contracts/skills'
import type { ListedRow } from './row-cache.ts'

const bandRank: readonly MatchBand[] = ['strong', 'good', 'fair', 'stretch', 'other-field', 'unknown']
/** Below the best it is not known where a job stands: it counts as this many places below them. */
const below = 10

/**
 * What moves from one list of a person's best jobs to another one of the same length. `bandOf` tells the band of a job
 * that one of the lists does not have.
 */
export function movesBetween(
  before: readonly ListedRow[],
  after: readonly ListedRow[],
  bandOf: (row: ListedRow, when: 'before' | 'after') => MatchBand,
): Moves {
  const placesIn = (rows: readonly ListedRow[]) => new Map(rows.map((row, at) => [row.stored.listing.id, { row, at }]))
  const lists = { before: placesIn(before), after: placesIn(after) }
  const standingOf = (row: ListedRow, when: 'before' | 'after') => {
    const found = lists[when].get(row.stored.listing.id)
    return { place: found ? found.at + 1 : null, band: found?.row.match?.band ?? bandOf(row, when) }
  }
  const rows = [...after, ...before.filter(({ stored }) => !lists.after.has(stored.listing.id))]
  const jobs = rows.map((row): MovedJob => {
    const { id, title, company = '' } = row.stored.listing
    return { id, title, company, before: standingOf(row, 'before'), after: standingOf(row, 'after') }
  })
  const staying = jobs.filter(({ before: from, after: to }) => from.place !== null && to.place !== null)
  const most = Math.max(before.length, after.length)
  const stepsOf = ({ before: from, after: to }: MovedJob) =>
    Math.abs((from.place ?? most + below) - (to.place ?? most + below))
  const bandsOf = ({ before: from, after: to }: MovedJob) =>
    Math.abs(bandRank.indexOf(from.band) - bandRank.indexOf(to.band))
  const moved = jobs
    .filter((job) => stepsOf(job) > 0 || bandsOf(job) > 0)
    .sort((one, other) => bandsOf(other) - bandsOf(one) || stepsOf(other) - stepsOf(one))
  return {
    compared: most,
    come: jobs.filter(({ before: from }) => from.place === null).length,
    // Of those that stay: with those that come or go they would be more than were compared.
    rebanded: staying.filter((job) => bandsOf(job) > 0).length,
    replaced: staying.filter(({ before: from, after: to }) => from.place !== to.place).length,
    moved: moved.slice(0, mostMoved),
  }
}
