import { broaderSkills as broaderLines } from './data/broader-skills.ts'
import { canonicalSkillName } from './skills.ts'

const none: readonly string[] = []

/** Per skill what the lines of the data say directly. */
const readDirect = (source: string): ReadonlyMap<string, readonly string[]> => {
  const direct = new Map<string, string[]>()
  for (const line of source.trim().split('\n')) {
    const [general = '', specific = ''] = line.split('|')
    for (const name of specific.split(';')) direct.set(name, [...(direct.get(name) ?? []), general])
  }
  return direct
}

const direct = readDirect(broaderLines)
const known = new Map<string, readonly string[]>()

/** What follows from the direct lines, nearest first. */
const follow = (name: string): readonly string[] => {
  const found = new Set(direct.get(name))
  for (const general of found) for (const further of direct.get(general) ?? none) found.add(further)
  found.delete(name)
  return [...found]
}

/**
 * The skills that whoever has a skill (any spelling) has too, because it is a kind of them or is done with them, nearest
 * first: PostgreSQL is a relational database, and so a database. Empty for a skill of which nothing is known.
 */
export const broaderSkills = (name: string): readonly string[] => {
  const canonical = canonicalSkillName(name)
  if (!direct.has(canonical)) return none
  const found = known.get(canonical) ?? follow(canonical)
  known.set(canonical, found)
  return found
}
