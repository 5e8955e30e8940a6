import { rankedCaps } from '@scry/contracts/limits'
import type { ProfileFields } from '@scry/contracts/profile'
import { shortlistQuery } from '../../listing/shortlist-query.ts'
import { takenOff } from './TakenOff.tsx'

/** The shortlist for a reading that is not saved yet. */
export function readingShortlist(fields: ProfileFields, rejected: readonly string[] = []) {
  const { skills, location, languages, work_experience, education, projects, experience_level, unshown } = fields
  const off = takenOff(rejected, skills)
  return shortlistQuery({
    ...{ skills, location, languages, work_experience, education, projects, experience_level, unshown },
    ...(off.length > 0 && { rejected: off.slice(0, rankedCaps.rejected) }),
  })
}
