import { deniedStem, holdsLicense, type License, licensedStem, licenses } from '@scry/vocabulary/licenses'
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
  const said = [titles, skills, unshownSkills, confirmed, suppose, courses, deeds].flatMap((some) => some ?? [])
  const isHeld = (license: License): boolean => holdsLicense(license, said, titles ?? [], occupations)
  const held = licenses.filter(isHeld)
  const others = new Uint32Array(wordsFor(ground.documents.count))
  for (const set of askingFor(
    licenses.filter((license) => !held.includes(license)),
    ground,
  ))
    unite(others, set)
  for (const set of [...askingFor(held, ground), documentsWith([`^${deniedStem}`], ground)]) subtract(others, set)
  return others
}
