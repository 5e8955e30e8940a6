import { textCaps, workDescriptionCap } from '@scry/contracts/limits'
import type { ProfileFields } from '@scry/contracts/profile'
import { findDates } from '@scry/vocabulary/dates'
import { degreeRankOf } from '@scry/vocabulary/degree-names'
import { isInternshipTitle } from '@scry/vocabulary/titles'
import { parseProjects } from './projects.ts'
import { parseList } from './stored-fields.ts'
import { areProjectsCut, isCutAt, parseUnshown, wholeAmong } from './unshown.ts'
import { positionsIn } from './work-entries.ts'

/** What the texts of a profile say that a ranking may use: never a name, a school, an address or an age. */
export interface RankingFacts {
  /** Titles of roles, as written. */
  titles: string[]
  /** Months in each of `titles`: 0 for roles held while learning, null where it is not said. */
  titleMonths: (number | null)[]
  /** What the resume's list of skills has beyond those that the profile shows. */
  unshownSkills?: readonly string[]
  /** What was done at work and in projects, without the names of employers and projects. */
  deeds: string[]
  /** What was or is studied, newest first, such as 'Mechanical Engineering'. */
  subjects: string[]
  /** What stands behind the studies (courses, theses, grades), certificates and the summary: whatever they name adds nothing. */
  courses: string[]
  /** Highest degree, under way or done: 1 school, 2 two years of college, 3 bachelor, 4 master, 5 doctorate. */
  degree?: number
  /** When the studies under way end, in milliseconds. */
  graduates?: number
}

/** Of a line of education more is not read. */
const longestLine = 300

/** `now` in milliseconds. */
export function rankingFacts(
  fields: Pick<ProfileFields, 'work_experience' | 'education' | 'projects'> & {
    readonly summary?: string
    /** As a list, or as the text that a profile keeps. */
    readonly certifications?: string | readonly string[]
    readonly unshown?: string
  },
  now: number,
): RankingFacts {
  const unshown = parseUnshown(fields.unshown ?? '')
  const whole = wholeAmong(unshown.texts)
  const ofField = (field: 'work_experience' | 'education' | 'summary'): string => {
    const shown = fields[field] ?? ''
    return whole(shown, isCutAt(shown, textCaps[field]))
  }
  const [work, education, summary] = [ofField('work_experience'), ofField('education'), ofField('summary')]
  const projectsAreCut = areProjectsCut(fields.projects)
  const titles = positionsIn(work)
  const studies = education
    .split('\n')
    .map((line) => line.slice(0, longestLine))
    .filter((line) => line.trim() !== '')
  const degrees = studies.flatMap((line) => degreeRankOf(studied(line).join(', ')) ?? [])
  const ends = studies.flatMap((line) => endOfStudies(line, now) ?? [])
  return {
    titles,
    titleMonths: monthsIn(work),
    ...(unshown.skills.length > 0 && { unshownSkills: unshown.skills }),
    subjects: studies.flatMap((line) => subjectOf(line) ?? []),
    courses: [
      ...education.split('\n').map(behindHead),
      ...parseList(fields.certifications ?? []),
      ...unshown.certifications,
      summary,
    ].filter((text) => text !== ''),
    deeds: [
      ...work.split(/\n| \| /).map((entry) => {
        const shown = behindHead(entry)
        return whole(shown, isCutAt(shown, workDescriptionCap))
      }),
      ...parseProjects(fields.projects).map(({ description, technologies }) =>
        [whole(description, projectsAreCut), ...technologies].join('\n'),
      ),
      ...unshown.projects,
    ].filter((text) => text.trim() !== ''),
    ...(degrees.length > 0 && { degree: Math.max(...degrees) }),
    ...(ends.length > 0 && { graduates: Math.max(...ends) }),
  }
}

/** 'degree, school (dates): courses' and 'position at company (duration): description' without what may name an organization. */
const behindHead = (entry: string): string => /^[^:]*: (.*)$/.exec(entry)?.[1] ?? ''

const learningRole = /\b(?:apprentice|trainee|student|volunteer|placement)\b/i

/** Months of each role that `positionsIn` names, from '(2 years 3 months)' behind it. */
function monthsIn(work: string): (number | null)[] {
  return work.split(/\n| \| /).flatMap((entry) => {
    const [title] = positionsIn(entry)
    if (title === undefined) return []
    if (isInternshipTitle(title) || learningRole.test(title)) return [0]
    const said = /\((?:(\d{1,2}) years?)?\s?(?:(\d{1,2}) months?)?\)/.exec(entry)
    const months = Number(said?.[1] ?? 0) * 12 + Number(said?.[2] ?? 0)
    return [months > 0 ? months : null]
  })
}

/** The end of a line of education that lies in the future; a beginning without an end counts as a year from now. */
function endOfStudies(line: string, now: number): number | undefined {
  const dates = /\(([^()]*\d[^()]*)\)/.exec(line)?.[1] ?? ''
  const [span] = findDates(dates)
  if (!span) return undefined
  if (span.present) return now + 365 * 86_400_000
  const end = span.endPoint
  if (end === null) return undefined
  const instant = Date.UTC(end.year, end.month ?? 6)
  return instant > now ? instant : undefined
}

const degreeName =
  /^(?:[\p{L}.]*\b(?:ph|d|m|b|ll|a)\.?\s?(?:sc|a|s|eng|tech|ed|res|phil|arch|com|fa|n|d|b|m|ca)\.?(?!\p{L})|bba|mba|meng|beng|msc|bsc|ba|ma|bs|ms|bachelor(?:['’]?s)?|master(?:['’]?s)?|associate|doctor|certificate|diploma|degree|honou?rs|hons|\(hons\)|of|in|applied|science|arts)(?:[\s,.]+|$)/iu

/** What stands before the school and the dates of a line of education; all of it where no comma parts them. */
function studied(line: string): string[] {
  const parts = (line.split(/\s*\((?=[^()]*\d)/)[0] ?? '').split(',')
  return parts.length > 1 ? parts.slice(0, -1) : parts
}

/** The subject that a line of education names between its degree and its school; nothing for schools before a degree. */
function subjectOf(line: string): string | undefined {
  const parts = studied(line)
  if (!line.includes(',') || /\bhigh school|\bsecondary|\bdiploma\b/i.test(line)) return undefined
  if (degreeRankOf(parts.join(',')) === 1) return undefined
  let subject = parts.join(',').trim()
  for (let before = ''; before !== subject; ) {
    before = subject
    subject = subject.replace(degreeName, '').trim()
  }
  return subject === '' ? undefined : subject.slice(0, 80)
}
