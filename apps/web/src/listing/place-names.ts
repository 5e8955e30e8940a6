import type { OtherPlace } from '@scry/contracts/listing'
import { shortDate } from './dates.ts'

/** What each place is called beside the listing at `location`: several in one town are numbered, a hackathon has its date. */
export function placeNames(location: string, places: readonly OtherPlace[]): { id: string; name: string }[] {
  const met = new Map([[location, 1]])
  return places.map(({ id, location: town, starts }) => {
    const count = (met.get(town) ?? 0) + 1
    met.set(town, count)
    const name = town || 'a place not named'
    if (starts) return { id, name: `${name}, ${shortDate(starts)}` }
    return { id, name: count > 1 ? `${name} (${count})` : name }
  })
}
