import { stem, tokenize } from '@scry/vocabulary/tokens'
import { skillTermKey } from '../terms/skill-keys.ts'
import { type ProfileInput, rejectedKeys } from './profile-input.ts'

const stemsOf = (text: string): string[] => tokenize(text).map((word) => stem(word.text))

/**
 * Whether a profile has all words of a skill's name, wherever and however it puts them: nobody is told that such a skill
 * was not found, unless they said themselves that they do not have it.
 */
export const ownWords = (profile: ProfileInput): ((name: string) => boolean) => {
  const { skills, unshownSkills, confirmed, suppose, titles, subjects, courses, deeds } = profile
  const rejected = rejectedKeys(profile)
  let own: ReadonlySet<string> | undefined
  return (name) => {
    own ??= new Set(
      [skills, unshownSkills, confirmed, suppose, titles, subjects, courses, deeds].flatMap((some) =>
        (some ?? []).flatMap(stemsOf),
      ),
    )
    const words = stemsOf(name)
    const known = own
    return !rejected.has(skillTermKey(name)) && words.length > 0 && words.every((word) => known.has(word))
  }
}
