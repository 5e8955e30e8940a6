import type { MatchPointer } from '@scry/contracts/match'
import { canonicalSkillName, findSkillsIn } from '@scry/vocabulary/skills'
import type { ListingText } from './listing-input.ts'
import { fieldText, pointerTo } from './pointers.ts'
import { skillTermKey, wordingKey } from './skill-keys.ts'

/** Listings whose mentions are remembered; the ones looked at last stay. */
const mostListings = 2000

type Mentions = Map<string, MatchPointer>

/** By key of skill and of wording, where a listing names it: in its list of skills, else in its title, else in its description. */
const mentionsIn = (listing: ListingText): Mentions => {
  const found: Mentions = new Map()
  const put = (key: string, pointer: MatchPointer): void => {
    if (pointer.text !== '' && !found.has(key)) found.set(key, pointer)
  }
  for (const field of ['skills', 'themes'] as const) {
    for (const [at, name] of (listing[field] ?? []).entries()) {
      const pointer = pointerTo(`${field}.${at}`, name, 0, name.length)
      put(skillTermKey(canonicalSkillName(name)), pointer)
      put(wordingKey(name), pointer)
    }
  }
  for (const field of ['title', 'description'] as const) {
    const text = listing[field] ?? ''
    for (const { skill, start, end } of findSkillsIn(text)) {
      put(skillTermKey(skill.name), pointerTo(field, text, start, end))
    }
  }
  return found
}

/** Finds skills in the texts of listings; a text is read once, since people look at the same listings again. */
export class SkillMentions {
  private readonly known = new Map<number, Mentions>()

  /** Pointers at the skill or wording with this key in the listing of a document; none when its text does not name it. */
  of(document: number, listing: ListingText, key: string): MatchPointer[] {
    const pointer = this.mentionsOf(document, listing).get(key)
    if (pointer === undefined) return []
    const holds = fieldText(listing, pointer.field)?.slice(pointer.start, pointer.end) === pointer.text
    if (holds) return [pointer]
    this.known.delete(document)
    const again = this.mentionsOf(document, listing).get(key)
    return again === undefined ? [] : [again]
  }

  private mentionsOf(document: number, listing: ListingText): Mentions {
    const known = this.known.get(document)
    this.known.delete(document)
    const mentions = known ?? mentionsIn(listing)
    this.known.set(document, mentions)
    const oldest = this.known.size > mostListings ? this.known.keys().next().value : undefined
    if (oldest !== undefined) this.known.delete(oldest)
    return mentions
  }
}
