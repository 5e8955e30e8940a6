import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Listing } from '@scry/contracts/listing'
import type { MatchContribution } from '@scry/contracts/match'
import { seedOf, shuffled } from '../seeded-random.ts'
import { realDate } from './postings.ts'
import type { RealSystems } from './systems.ts'
import type { RealPerson } from './told.ts'

/** Whether a line is true of both documents, by person, then by 'kind posting skill'. */
type LineTruths = Record<string, Record<string, boolean>>

const file = new URL('../../real-lines.json', import.meta.url)
const readTruths = (): LineTruths => JSON.parse(readFileSync(file, 'utf8')) as LineTruths

const deep = 300
const perPerson = 6
const shownAround = 120
const kinds = ['reason', 'gap'] as const

interface ShownLine {
  readonly key: string
  readonly kind: (typeof kinds)[number]
  readonly text: string
}

/** What the first rows that have a text say of skills, with the words around that are pointed at. */
function linesFor({ profile }: RealPerson, systems: RealSystems, byId: ReadonlyMap<string, Listing>): ShownLine[] {
  const { hits } = systems.index.recommend({ ...profile, kind: 'job', now: realDate, limit: deep, explain: true })
  return hits.flatMap(({ id, match }) => {
    const { title = '', description = '' } = byId.get(id) ?? {}
    return (match?.contributions ?? []).flatMap((line) => shownLine(line, id, title, description) ?? [])
  })
}

function shownLine(line: MatchContribution, id: string, title: string, text: string): ShownLine | undefined {
  if (line.factor !== 'skills' && line.factor !== 'gap') return undefined
  const pointer = line.listing.find(({ field }) => field === 'description')
  if (pointer === undefined) return undefined
  const { start, end } = pointer
  const around = `${text.slice(Math.max(0, start - shownAround), start)}[[${pointer.text}]]${text.slice(end, end + shownAround)}`
  const own = line.factor === 'skills' ? ` (${line.by} ${line.own})` : ''
  return {
    key: `${line.factor === 'gap' ? 'gap' : 'reason'} ${id} ${line.skill}`,
    kind: line.factor === 'gap' ? 'gap' : 'reason',
    text: `${line.skill}${own} | ${title} | ${around.replace(/\s+/g, ' ')}`,
  }
}

/** Writes what is to be read of some people: of each six reasons and six gaps that nobody read yet, drawn with a seed. */
export function writeLineSheet(
  folder: string,
  name: string,
  people: readonly RealPerson[],
  systems: RealSystems,
  byId: ReadonlyMap<string, Listing>,
): void {
  const truths = readTruths()
  const drawn = people.map((person) => {
    const isRead = truths[person.id] ?? {}
    const lines = linesFor(person, systems, byId)
    const some = kinds.flatMap((kind) =>
      shuffled(
        lines.filter((line) => line.kind === kind && isRead[line.key] === undefined),
        seedOf(`lines ${person.id} ${kind}`),
      ).slice(0, perPerson),
    )
    return { person, some }
  })
  const sheet = drawn.map(({ person: { id, profile }, some }) => {
    const about = [profile.titles, profile.subjects, profile.skills, profile.deeds].map((part) => part?.join('; '))
    return `=== ${id}\n${about.join(' | ')}\n${some.map(({ kind, text }, at) => `${at + 1}. ${kind}: ${text}`).join('\n')}`
  })
  writeFileSync(join(folder, `${name}-lines.txt`), `${sheet.join('\n\n')}\n`)
  const keys = Object.fromEntries(drawn.map(({ person, some }) => [person.id, some.map(({ key }) => key)]))
  writeFileSync(join(folder, `${name}-lines.key.json`), JSON.stringify(keys))
}

/** Adds what was read: `NAME-lines.grades.txt` has a line a person, 'id: 1 0 …', 1 for a true line. */
export function recordLines(folder: string, name: string): number {
  const keys = JSON.parse(readFileSync(join(folder, `${name}-lines.key.json`), 'utf8')) as Record<string, string[]>
  const truths = readTruths()
  let count = 0
  for (const line of readFileSync(join(folder, `${name}-lines.grades.txt`), 'utf8').split('\n')) {
    const [, person = '', given = ''] = /^(\S+): ([01 ]+)$/.exec(line.trim()) ?? []
    if (person === '') continue
    const values = given.trim().split(/\s+/)
    if (values.length !== keys[person]?.length) throw new Error(`${person} has ${keys[person]?.length} lines.`)
    truths[person] = {
      ...truths[person],
      ...Object.fromEntries((keys[person] ?? []).map((key, at) => [key, values[at] === '1'])),
    }
    count += values.length
  }
  const rows = Object.keys(truths)
    .sort()
    .map((person) => `${JSON.stringify(person)}: ${JSON.stringify(truths[person])}`)
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`)
  return count
}

/** A row for each kind of line: of those that were read and are still said, how many are true; and of true ones, how many. */
export function lineTable(told: readonly RealPerson[], systems: RealSystems): string {
  const truths = readTruths()
  const parts: [string, readonly RealPerson[]][] = [
    ['all', told],
    ['locked', told.filter(({ isLocked }) => isLocked)],
  ]
  const rows = parts.flatMap(([name, people]) => {
    if (people.length === 0) return []
    const read = people.flatMap((person) =>
      Object.entries(truths[person.id] ?? {}).map(([key, isTrue]) => {
        const [kind = '', id = '', ...skill] = key.split(' ')
        const lines = systems.index.explain(id, person.profile, realDate)?.contributions ?? []
        const isSaid = lines.some(
          (line) => line.factor === (kind === 'gap' ? 'gap' : 'skills') && line.skill === skill.join(' '),
        )
        return { kind, isTrue, isSaid }
      }),
    )
    return kinds.map((kind) => {
      const own = read.filter((line) => line.kind === kind)
      const said = own.filter(({ isSaid }) => isSaid)
      const [right, kept] = [said, own].map((some) => some.filter(({ isTrue }) => isTrue).length)
      return `| ${name} | ${kind} | ${own.length} | ${said.length} | ${right} | ${((right ?? 0) / said.length).toFixed(3)} | ${kept} |`
    })
  })
  const head =
    '| people | line | read | still said | of these true | precision | true of those read |\n|---|---|---|---|---|---|---|'
  return `${head}\n${rows.join('\n')}`
}
