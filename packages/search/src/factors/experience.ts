import type { MatchPointer } from '@scry/contracts/match'
import { requiredYears } from '@scry/vocabulary/years'
import type { ListingText } from '../listing-input.ts'
import type { Demand } from '../store/demand-classes.ts'
import { descriptionPointer, fieldText, profilePointers, titlePointer } from '../terms/pointers.ts'
import type { Background, Capacity } from './background.ts'
import type { Ground } from './ground.ts'
import { kindOf, type Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'

/** No listing asks for more years. */
const mostYears = 60

/** Points for required years: met, or missed by one, two, three and more. */
export const experiencePoints = ({ years, isOther, isElsewhere }: Capacity, required: number): number => {
  if (required < 0 || years === undefined) return 0
  const gap = required - years
  if (gap <= 0) return isOther ? 0 : 1_000
  if (isOther) return -2_000
  if (isElsewhere) return gap <= 1 ? -3_000 : -4_000
  return gap <= 1 ? -3_000 : gap <= 2 ? -8_000 : -12_000
}
/** From here on a person is well short of the years. */
const farShort = -8_000

/** Where the years are asked for. */
const yearsIn = (listing: ListingText): MatchPointer[] => {
  const inText = requiredYears(listing.description ?? '')
  if (inText) return [descriptionPointer(listing, inText.start, inText.end)]
  const inTitle = requiredYears(listing.title)
  return inTitle ? [titlePointer(listing, inTitle.start, inTitle.end)] : []
}

/** The years of work that listings ask for, against those that the person has in the listing's field. */
export const experienceFactor = ({ profile, documents }: Ground, background: Background) => {
  const byYears = background.all.map((capacity) =>
    Array.from({ length: mostYears + 1 }, (_, years) => experiencePoints(capacity, years)),
  )
  const most = byYears.map((points) => Math.max(...points))
  const pointsOf = (document: number): number =>
    experiencePoints(background.capacityFor(document), documents.yearsOf(document))
  return {
    of: (at: number, { years }: Demand): number => byYears[at]?.[years] ?? 0,
    mostOf: (at: number): number => most[at] as number,
    /** Whether the listing asks for years that the person is well short of. */
    isFarShort: (document: number): boolean => pointsOf(document) <= farShort,
    isShort: (document: number): boolean => pointsOf(document) < 0,
    line(document: number, reading: ListingReading | undefined): Line {
      const years = documents.yearsOf(document)
      const thousandths = pointsOf(document)
      const own = fieldText(profile, 'years') === undefined ? 'level' : 'years'
      return {
        factor: 'experience',
        years: years < 0 ? null : years,
        other_field: background.capacityFor(document).isOther === true && thousandths < 0,
        thousandths,
        kind: kindOf(thousandths),
        profile: profilePointers(profile, { path: own }),
        listing: reading && years >= 0 ? reading.of(yearsIn) : [],
      }
    },
  }
}
