import type { ProfileFields } from '@scry/contracts/profile'
import { shortlistQuery } from '../../listing/shortlist-query.ts'

/** The shortlist for a reading that is not saved yet. */
export function readingShortlist(fields: ProfileFields) {
  const { skills, location, languages, work_experience, education, projects, experience_level } = fields
  return shortlistQuery({ skills, location, languages, work_experience, education, projects, experience_level })
}
