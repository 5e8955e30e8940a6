import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Listing } from '@scry/contracts/listing'
import type { Person } from '@scry/fictional/person'
import type { Grade } from './metrics.ts'

export interface Judgment {
  readonly persona: string
  readonly listing: string
  /** What was read when judging, see `textHash`. */
  readonly text: string
  readonly grade: Grade
  readonly reason: string
  /** 1 counts; 2 is the same pair judged again without a look at the first grade. */
  readonly round: 1 | 2
}

export const judgmentsFile = new URL('../judgments.json', import.meta.url)

export function readJudgments(): Judgment[] {
  return existsSync(judgmentsFile) ? (JSON.parse(readFileSync(judgmentsFile, 'utf8')) as Judgment[]) : []
}

/** One judgment a line, in a fixed order, so that a change shows as the lines that changed. */
export function writeJudgments(judgments: readonly Judgment[]): void {
  const key = ({ persona, listing, round }: Judgment) => `${persona} ${listing} ${round}`
  const lines = judgments.toSorted((one, other) => (key(one) < key(other) ? -1 : 1)).map((one) => JSON.stringify(one))
  writeFileSync(judgmentsFile, `[\n${lines.join(',\n')}\n]\n`)
}

/** Changes with every word of the resume or the listing that a judge reads; the dates of the listing are no part of it. */
export function textHash(person: Person, listing: Listing): string {
  const { title, company, location, workplace, type, level, skills, duration, description } = listing
  const read = [person, title, company, location, workplace, type, level, skills, duration, description]
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 12)
}
