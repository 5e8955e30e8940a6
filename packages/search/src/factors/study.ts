import type { MatchPointer } from '@scry/contracts/match'
import { requiredDegree, titledDegree } from '@scry/vocabulary/degrees'
import type { ListingText } from '../listing-input.ts'
import type { Demand } from '../store/demand-classes.ts'
import { descriptionPointer, profilePointers, titlePointer } from '../terms/pointers.ts'
import type { Ground } from './ground.ts'
import { kindOf, type Line } from './line.ts'
import type { ListingReading } from './listing-reading.ts'
import type { ProfileInput } from './profile-input.ts'

/** Points for the degree asked for. */
const studyPoints = ({ degree }: ProfileInput, required: number): number => {
  const own = degree ?? undefined
  if (own === undefined || required === 0) return 0
  return own >= required ? 1_000 : required - own === 1 ? -2_000 : -6_000
}

/** Where a degree is asked for. */
const degreeIn = (listing: ListingText): MatchPointer[] => {
  const demand = requiredDegree(listing.description ?? '')
  if (demand) return [descriptionPointer(listing, demand.start, demand.end)]
  const titled = titledDegree(listing.title)
  return titled ? [titlePointer(listing, titled.start, titled.end)] : []
}

/** The degree that listings ask for. */
export const studyFactor = ({ profile, documents }: Ground) => {
  const byDegree = Array.from({ length: 8 }, (_, rank) => studyPoints(profile, rank))
  return {
    of: ({ degree }: Demand): number => byDegree[degree] ?? 0,
    most: Math.max(...byDegree),
    lines(document: number, reading: ListingReading | undefined): Line[] {
      const degree = documents.degree.values[document] ?? 0
      if (degree === 0) return []
      const thousandths = studyPoints(profile, degree)
      return [
        {
          factor: 'study',
          degree,
          thousandths,
          kind: kindOf(thousandths),
          profile: profilePointers(profile, { path: 'degree' }),
          listing: reading ? reading.of(degreeIn) : [],
        },
      ]
    },
  }
}
