import { type LikelyOccupation, occupationsAfter, occupationsOfSubject } from '@scry/vocabulary/occupations'
import type { LiveCounts } from '../store/live-counts.ts'
import type { TermDictionary, TermId } from '../store/term-dictionary.ts'
import { occupationKey } from '../terms/skill-keys.ts'
import { isStudying } from './background.ts'
import type { ProfileInput } from './profile-input.ts'

/** What an occupation is worth: in a title that is all that is known, as much as three or four rare skills. */
const occupationWeight = 470
const mostTitles = 4
const mostSubjects = 2

/** An occupation that the person is likely to look for, and where the profile says so. */
export interface WantedOccupation {
  term: TermId
  weight: number
  name: string
  /** It is not the person's own, but one that theirs leads into. */
  isNear: boolean
  path: string
}

/**
 * The occupations of what a person held and studied, by their terms. Of roles the latest counts most; while studies are
 * under way they count before the jobs beside them.
 */
export const likelyOccupations = (
  profile: ProfileInput,
  now: number,
  dictionary: TermDictionary,
  counts: LiveCounts,
): Map<TermId, WantedOccupation> => {
  const roles = (profile.titles ?? [])
    .slice(0, mostTitles)
    .map((title, at) => ({ path: `titles.${at}`, likely: occupationsAfter(title) }))
    .filter(({ likely }) => likely.length > 0)
  const studies = (profile.subjects ?? [])
    .slice(0, mostSubjects)
    .map((subject, at) => ({ path: `subjects.${at}`, likely: occupationsOfSubject(subject) }))
    .filter(({ likely }) => likely.length > 0)
  const found = new Map<TermId, WantedOccupation>()
  const want = (path: string, { name, share }: LikelyOccupation, part: number) => {
    const term = dictionary.find(occupationKey(name))
    if (term === undefined || counts.ofNamed(term) === 0) return
    const weight = Math.round(occupationWeight * share * part)
    if ((found.get(term)?.weight ?? 0) < weight) found.set(term, { term, weight, name, isNear: share < 0.7, path })
  }
  const ordered = isStudying(profile, now) ? [...studies, ...roles] : [...roles, ...studies]
  for (const [at, { path, likely }] of ordered.entries()) {
    for (const one of likely) want(path, one, 1 / (1 + 0.4 * at))
  }
  return found
}
