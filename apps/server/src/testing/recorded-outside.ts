import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outside } from '../platform/asking/outside.ts'
import type { OutsideAnswer } from '../platform/asking/outside-answer.ts'

interface Fixture {
  unit: { source: string; board?: string; employer?: string }
  settings?: Record<string, string>
  answers: Record<string, unknown>
}

const root = join(import.meta.dirname, '../../../../packages/sources/src/connectors')

export const sourceFixture = (source: string): Fixture =>
  JSON.parse(readFileSync(join(root, source, 'fixture.json'), 'utf8'))

/** A list of boards that names the boards of these fixtures. */
export const boardsOf = (sources: readonly string[]): string =>
  sources
    .map(sourceFixture)
    .flatMap(({ unit: { source, board, employer = '' } }) => (board ? [`${source},${board},${employer},,`] : []))
    .join('\n')

/** An internet that answers as the fixtures of some sources do; answers can be changed, and asked requests are told. */
export function recordedOutside(sources: readonly string[]) {
  const answers = new Map<string, unknown>(sources.flatMap((source) => Object.entries(sourceFixture(source).answers)))
  const instead = new Map<string, OutsideAnswer>()
  const asked: string[] = []
  const ask: Outside['ask'] = async ({ url, body, etag }) => {
    const name = body === undefined ? url : `${url} ${JSON.stringify(body)}`
    asked.push(name)
    const other = instead.get(name)
    if (other !== undefined && (other.kind !== 'unchanged' || etag !== undefined)) return other
    if (!answers.has(name)) return { kind: 'gone', status: 404 }
    const answer = answers.get(name)
    return { kind: 'ok', url, etag: 'W/"1"', text: typeof answer === 'string' ? answer : JSON.stringify(answer) }
  }
  return { ask, asked, answers, instead }
}
