import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Listing } from '@scry/contracts/listing'
import type { Grade } from '../metrics.ts'
import { seedOf, shuffled } from '../seeded-random.ts'
import type { RealPerson } from './told.ts'

/** Grades by person and posting. Ids and grades only: no word of an employer's text is kept. */
export type RealGrades = Record<string, Record<string, Grade>>

const file = new URL('../../real-judgments.json', import.meta.url)

export const readGrades = (): RealGrades => JSON.parse(readFileSync(file, 'utf8')) as RealGrades

/** One person a line, so that a change shows as the people whose grades changed. */
export function writeGrades(grades: RealGrades): void {
  const lines = Object.keys(grades)
    .sort()
    .map((person) => {
      const own = grades[person] ?? {}
      const sorted = Object.fromEntries(
        Object.keys(own)
          .sort()
          .map((id) => [id, own[id]]),
      )
      return `${JSON.stringify(person)}: ${JSON.stringify(sorted)}`
    })
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

const shownText = 200

/** What a posting asks for stands seldom at its beginning: the part from the first word that speaks of it. */
const tellingPart = (text: string): string => {
  const from = text.search(/require|qualif|you have|you bring|your profile|what you|anforder|profil|must|experience/i)
  return text.slice(Math.max(0, from), Math.max(0, from) + shownText).replace(/\s+/g, ' ')
}

/** Writes one sheet for some people: each person, then postings in a shuffled order, without a word of what chose them. */
export function writeRealSheet(
  folder: string,
  name: string,
  people: readonly { readonly person: RealPerson; readonly listings: readonly Listing[] }[],
): void {
  const key: Record<string, string[]> = {}
  const parts = people.map(({ person, listings }) => {
    const order = shuffled(listings, seedOf(`sheet ${person.id} ${listings.length}`))
    key[person.id] = order.map(({ id }) => id)
    const { skills, titles, titleMonths, subjects, graduates, location, languages, degree } = person.profile
    const held = (titles ?? []).map((title, at) => `${title} (${titleMonths?.[at] ?? '?'} months)`).join('; ')
    const ends = graduates ? `, until ${new Date(graduates).toISOString().slice(0, 7)}` : ''
    const about = `held: ${held || 'nothing'} | studies: ${subjects?.join('; ') || 'none'} (degree ${degree ?? '?'}${ends}) | ${skills?.join(', ')} | speaks ${languages?.join(', ') || 'not said'}`
    const rows = order.map(({ title, company, location, workplace, type, level, description }, at) => {
      const facts = [company, location, workplace, type, level].filter(Boolean).join(' | ')
      return `${at + 1}. ${title} | ${facts}${description ? `\n   … ${tellingPart(description)}` : ''}`
    })
    return `=== ${person.id}: ${person.level}, ${location}\n${about}\n${rows.join('\n')}`
  })
  writeFileSync(join(folder, `${name}.txt`), `${parts.join('\n\n')}\n`)
  writeFileSync(join(folder, `${name}.key.json`), JSON.stringify(key))
}

/** Adds the grades of a sheet: `NAME.grades.txt` has a line a person, 'id: 3 1 0 …', as many as there are rows. */
export function recordRealGrades(folder: string, name: string): number {
  const key = JSON.parse(readFileSync(join(folder, `${name}.key.json`), 'utf8')) as Record<string, string[]>
  const grades = readGrades()
  let count = 0
  for (const line of readFileSync(join(folder, `${name}.grades.txt`), 'utf8').split('\n')) {
    const [, person = '', given = ''] = /^(\S+): ([0-3 ]+)$/.exec(line.trim()) ?? []
    if (person === '') continue
    const ids = key[person] ?? []
    const values = given.trim().split(/\s+/).map(Number) as Grade[]
    if (values.length !== ids.length) throw new Error(`${person} has ${ids.length} rows and ${values.length} grades.`)
    const own = grades[person] ?? {}
    for (const [at, id] of ids.entries()) own[id] = values[at] as Grade
    grades[person] = own
    count += values.length
  }
  writeGrades(grades)
  return count
}
