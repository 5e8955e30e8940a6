import { deniedStem, holdsLicense, type License, licensedStem, licenses, stemsOf } from '@scry/vocabulary/licenses'
import { type Bits, commonOf, subtract, unite, wordsFor } from '../store/bits.ts'
import { documentsWith, type Ground } from './ground.ts'

/** The documents whose titles ask for one of some licenses. */
const askingFor = (some: readonly License[], ground: Ground): Bits[] => {
  const withAny = (words: readonly string[]): Bits =>
    documentsWith(
      [...new Set(words)].map((word) => `^${word}`),
      ground,
    )
  const licensed = withAny(some.flatMap(({ licensed }) => licensed))
  return [withAny(some.flatMap(({ marks }) => marks)), commonOf([withAny([licensedStem]), licensed])]
}

/**
 * The documents whose titles ask by name for a license that a person who is at home in `occupations` does not have, and for
 * none that they have: 'Therapist (LPC or LCSW)' is for both.
 */
export const otherLicensesOf = (ground: Ground, occupations: ReadonlySet<string>): Bits => {
  const { titles, skills, unshownSkills, confirmed, suppose, courses, deeds } = ground.profile
  const wordsOf = (some: readonly string[] | null | undefined) => (some ?? []).map((text) => new Set(stemsOf(text)))
  const held = wordsOf(titles)
  const said = [held, ...[skills, unshownSkills, confirmed, suppose, courses, deeds].map(wordsOf)].flat()
  const isHeld = (license: License): boolean => holdsLicense(license, said, held, occupations)
  const own = licenses.filter(isHeld)
  const others = new Uint32Array(wordsFor(ground.documents.count))
  for (const set of askingFor(
    licenses.filter((license) => !own.includes(license)),
    ground,
  ))
    unite(others, set)
  for (const set of [...askingFor(own, ground), documentsWith([`^${deniedStem}`], ground)]) subtract(others, set)
  return others
}
