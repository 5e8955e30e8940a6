import { ofAnySubject } from './factors/any-subject.ts'
import { otherFields } from './factors/background.ts'
import { isBelowReach, isNextToNothing } from './factors/band.ts'
import { twoSteps as thousandths } from './factors/level.ts'
import { shownPoints } from './factors/points.ts'

/** What puts a listing out of reach by its lines, for those who look at lines alone. */
export { isBelowReach, isNextToNothing, ofAnySubject, otherFields }
/** Points of a level from which on it is out of reach. */
export const twoSteps = shownPoints(thousandths)
