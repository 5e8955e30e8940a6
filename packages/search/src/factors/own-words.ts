import { Cousins } from '@scry/vocabulary/cognates'
import { findSkill } from '@scry/vocabulary/skills'
import { stem, tokenize } from '@scry/vocabulary/tokens'
import { skillTermKey } from '../terms/skill-keys.ts'
import { type ProfileInput, rejectedKeys } from './profile-input.ts'

const wordsOf = (text: string): string[] => tokenize(text).map((word) => word.text)

/**
 * Whether a profile has all words of a skill's name, or of another name of it in any language, wherever and however it puts
 * them and in whatever form: nobody is told that such a skill was not found, unless they said themselves that they do not
 * have it.
 */
export const ownWords = (profile: ProfileInput): ((name: string) => boolean) => {
  const { skills, unshownSkills, confirmed, suppose, titles, subjects, courses, deeds } = profile
  const rejected = rejectedKeys(profile)
  let own: { readonly stems: ReadonlySet<string>; readonly cousins: Cousins } | undefined
  const read = () => {
    const words = [skills, unshownSkills, confirmed, suppose, titles, subjects, courses, deeds].flatMap((some) =>
      (some ?? []).flatMap(wordsOf),
    )
    return { stems: new Set(words.map(stem)), cousins: new Cousins(words) }
  }
  const answers = new Map<string, boolean>()
  const isOwn = (name: string): boolean => {
    if (rejected.has(skillTermKey(name))) return false
    own ??= read()
    const { stems, cousins } = own
    const isSaid = (word: string): boolean => stems.has(stem(word)) || cousins.has(word)
    return [name, ...(findSkill(name)?.aliases ?? [])].some((written) => {
      const words = wordsOf(written)
      return words.length > 0 && words.every(isSaid)
    })
  }
  // Many listings ask for the same.
  return (name) => {
    const known = answers.get(name) ?? isOwn(name)
    answers.set(name, known)
    return known
  }
}
