import type { ProfileFields } from '@scry/contracts/profile'
import { capital } from '../ui/capital.ts'

type Leveled = Pick<ProfileFields, 'education'> & { readonly experience_level: string }

/** The years in the brackets of studies, or that they go on. What ends later this year is not told from what has ended. */
const isUnderWay = (education: string): boolean =>
  [...education.matchAll(/\(([^()]*\b20\d\d\b[^()]*)\)/g)].some(
    ([, dates = '']) =>
      /\b(?:present|ongoing|current|now)\b/i.test(dates) ||
      (dates.match(/\b20\d\d\b/g) ?? []).some((year) => Number(year) > new Date().getFullYear()),
  )

const isStudent = ({ education, experience_level: level }: Leveled): boolean =>
  (level === '' || level === 'entry' || level === 'junior') && isUnderWay(education)

/** What a person is told of their level: no second-year student calls themselves 'Junior'. */
export const levelWord = (fields: Leveled): string =>
  isStudent(fields) ? 'Student' : capital(fields.experience_level || 'entry')

/** The same where the level can be changed: 'Student, junior level'. */
export const levelInFull = (fields: Leveled): string =>
  isStudent(fields) ? `Student, ${fields.experience_level || 'entry'} level` : levelWord(fields)
