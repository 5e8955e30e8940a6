import type { Occupation } from '../sample/occupation.ts'
import { businessOccupations } from './occupations-business.ts'
import { creativeOccupations } from './occupations-creative.ts'
import { engineeringOccupations } from './occupations-engineering.ts'
import { healthOccupations } from './occupations-health.ts'
import { peopleOccupations } from './occupations-people.ts'
import { scienceOccupations } from './occupations-science.ts'
import { serviceOccupations } from './occupations-service.ts'
import { softwareOccupations } from './occupations-software.ts'
import { tradeOccupations } from './occupations-trades.ts'

/** Every occupation of the sample catalogue. */
export const occupations: readonly Occupation[] = [
  ...softwareOccupations,
  ...healthOccupations,
  ...businessOccupations,
  ...scienceOccupations,
  ...engineeringOccupations,
  ...peopleOccupations,
  ...creativeOccupations,
  ...serviceOccupations,
  ...tradeOccupations,
]
