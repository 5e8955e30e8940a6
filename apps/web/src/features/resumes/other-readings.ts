import type { ResumeAnalysis } from '@scry/contracts/analysis'

/** Two texts in which an entry may begin: as it was read, and by the next most probable reading. */
export interface OtherReading {
  readonly read: string
  readonly other: string
}

type Parts = readonly [string | null, string | null]

/**
 * What is decided last of an entry is which of its two names is which: title or employer, degree or school. So the next most
 * probable reading is the other way round.
 */
export function otherReadings(key: string, analysis: ResumeAnalysis | null): readonly OtherReading[] {
  if (key === 'work_experience')
    return turned(analysis?.work_experience.map(({ position, company }) => [position, company]) ?? [], ' at ')
  if (key === 'education') return turned(analysis?.education.map(({ degree, school }) => [degree, school]) ?? [], ', ')
  return []
}

function turned(entries: readonly Parts[], between: string): OtherReading[] {
  return entries.flatMap((parts) => {
    const [first, second] = parts.map((part) => part?.replace(/\s+/g, ' ').trim())
    return first && second ? [{ read: first + between + second, other: second + between + first }] : []
  })
}

/** The entry of the text that begins with `from` begins with `to` instead. */
export function retold(text: string, from: string, to: string): string {
  return text
    .split('\n')
    .map((line) => (line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n')
}
