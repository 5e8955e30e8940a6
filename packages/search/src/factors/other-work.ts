import { fieldOfWork } from '@scry/vocabulary/fields-of-work'
import { areOfOneField, occupationOfWork, occupationsAfter, occupationsOfSubject } from '@scry/vocabulary/occupations'
import { occupationWords } from '@scry/vocabulary/titles'
import { mostRoles, mostSubjects } from './own-titles.ts'
import type { ProfileInput } from './profile-input.ts'

type Work = Pick<ProfileInput, 'titles' | 'subjects' | 'degree'>

/** What a person's titles and studies lead to, each; empty for one of which nothing is known. */
const workOf = ({ titles, subjects, degree }: Work): string[][] =>
  [
    ...(titles ?? []).slice(0, mostRoles).map((title) => occupationsAfter(title)),
    ...(subjects ?? []).slice(0, mostSubjects).map((subject) => occupationsOfSubject(subject, degree)),
  ].map((likely) => likely.map(({ name }) => name))

/** Whether a title is certainly of other work: what it names is known, and so are all titles and studies, which lie outside its field. */
const isOtherWork = (listed: string | undefined, own: readonly string[][]): boolean =>
  listed !== undefined &&
  own.every((names) => names.length > 0 && names.every((name) => name !== listed && !areOfOneField(name, listed)))

/**
 * Which of these words of a title may be named as other work: those that say a field of work. A place, an employer, a
 * level or a code is none; and what the person's own work is called is the same in another spelling or language
 * (decision 0373).
 */
export const wordsOfOtherWork = (profile: Work) => {
  let theirs: string[][] | undefined
  return (title: string, own: 'none' | 'some' | 'whole') => {
    theirs ??= workOf(profile)
    const listed = occupationOfWork(title)
    const isOther = isOtherWork(listed, theirs)
    const called = occupationWords(title)
    // 'RN' beside 'Registered Nurse' is the same work said twice.
    const isCall = (word: string): boolean =>
      called.includes(word) || (listed !== undefined && occupationOfWork(word) === listed)
    return (word: string): boolean => (isOther || (own !== 'none' && !isCall(word))) && fieldOfWork(word) !== undefined
  }
}
