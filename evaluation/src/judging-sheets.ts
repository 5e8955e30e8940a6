import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Listing } from '@scry/contracts/listing'
import type { Person } from '@scry/fictional/person'
import { type Judgment, readJudgments, textHash, writeJudgments } from './judgments.ts'
import type { Grade } from './metrics.ts'
import type { Persona } from './personas.ts'
import { seedOf, shuffled } from './seeded-random.ts'

export interface Pair {
  readonly persona: Persona
  readonly listing: Listing
  readonly round: 1 | 2
}

interface KeyLine {
  readonly persona: string
  readonly listing: string
  readonly text: string
  readonly round: 1 | 2
}

/**
 * Writes one sheet a persona: the resume, then the listings shuffled and numbered, without a word of which system chose
 * them. `key.json` beside them says which number is which listing; a judge does not open it.
 */
export function writeSheets(folder: string, pairs: readonly Pair[], locked: boolean): void {
  mkdirSync(folder, { recursive: true })
  const key: Record<string, KeyLine> = {}
  const personas = [...new Set(pairs.map(({ persona }) => persona))].filter((one) => one.locked === locked)
  for (const persona of personas) {
    const { person } = persona
    const own = shuffled(
      pairs.filter((pair) => pair.persona === persona),
      seedOf(`${person.id} sheet ${pairs.length}`),
    )
    const entries = own.map(({ listing, round }, at) => {
      const number = `${person.id}.${at + 1}`
      key[number] = { persona: person.id, listing: listing.id, text: textHash(person, listing), round }
      return `#${at + 1} ${listingText(listing)}`
    })
    writeFileSync(join(folder, `${person.id}.txt`), `${resumeText(person)}\n\n${entries.join('\n\n')}\n`)
  }
  writeFileSync(join(folder, 'key.json'), JSON.stringify(key))
}

/** Adds the grades of a filled sheet: lines `persona.number grade reason`. Answers how many. */
export function recordGrades(folder: string): number {
  const key = JSON.parse(readFileSync(join(folder, 'key.json'), 'utf8')) as Record<string, KeyLine>
  const lines = readFileSync(join(folder, 'grades.txt'), 'utf8').split('\n').filter(Boolean)
  const added = lines.map((line): Judgment => {
    const [, number = '', grade = '', reason = ''] = /^(\S+) ([0-3]) (.+)$/.exec(line) ?? []
    const judged = key[number]
    if (!judged) throw new Error(`This line is no grade of a listing on the sheets: ${line}`)
    return { ...judged, grade: Number(grade) as Grade, reason }
  })
  const isSame = (one: Judgment, other: Judgment) =>
    one.persona === other.persona && one.listing === other.listing && one.round === other.round
  const kept = readJudgments().filter((one) => !added.some((other) => isSame(one, other)))
  writeJudgments([...kept, ...added])
  return added.length
}

function listingText(listing: Listing): string {
  const facts = [listing.location, listing.workplace, listing.type, listing.level, listing.duration].filter(Boolean)
  return [
    `${listing.title} | ${listing.company ?? ''} | ${facts.join(', ')}`,
    `skills: ${(listing.skills ?? []).join(', ')}`,
    (listing.description ?? '').replace(/\n+/g, ' / '),
  ].join('\n')
}

function resumeText(person: Person): string {
  const dated = (start: string | null, end: string | null) => [start, end].filter(Boolean).join(' to ')
  const lines = [
    `RESUME ${person.id}: ${person.headline ?? ''} | ${person.location ?? ''}`,
    person.summary ?? '',
    ...person.education.map((one) => `study: ${one.degree}, ${dated(one.start, one.end)}. ${one.details.join('. ')}`),
    ...[...person.experience, ...person.volunteering].map(
      (one) => `work: ${one.position}, ${dated(one.start, one.end)}, ${one.location ?? ''}. ${one.bullets.join('. ')}`,
    ),
    ...person.projects.map((one) => `project: ${one.description} (${one.technologies.join(', ')})`),
    `skills: ${person.skills.flatMap(({ items }) => items).join(', ')}`,
    `certificates: ${person.certifications.join(', ')}; languages: ${person.languages.map(({ name }) => name).join(', ')}`,
    `interests: ${person.interests.join(', ')}`,
  ]
  return lines.filter(Boolean).join('\n')
}
