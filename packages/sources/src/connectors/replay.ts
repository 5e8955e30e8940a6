import type { Ask, Connector, Reading, SourceRequest, SourceUnit } from '../connector.ts'
import type { SourceItem } from '../source-item.ts'

/** A source in a file: what it answers to which request, written by us in the shape that it was recorded in. */
export type Fixture = {
  unit: SourceUnit
  settings?: Record<string, string>
  /** By address, for a POST followed by a blank and its body. A text is an answer as it stands, all else is JSON. */
  answers: Record<string, unknown>
}

export type Exchange = { request: SourceRequest; body: string; reading: Reading }

export const askOf = (fixture: Fixture, more: Partial<Ask> = {}): Ask => ({
  unit: fixture.unit,
  now: Date.UTC(2026, 10, 23),
  settings: fixture.settings ?? {},
  ...more,
})

const answerTo = ({ answers }: Fixture, { url, body }: SourceRequest): string => {
  const name = body === undefined ? url : `${url} ${JSON.stringify(body)}`
  if (!Object.hasOwn(answers, name)) throw new Error(`The fixture has no answer to ${name}`)
  const answer = answers[name]
  return typeof answer === 'string' ? answer : JSON.stringify(answer)
}

/** Asks a fixture all that a connector asks, in order. */
export const replay = (connector: Connector, fixture: Fixture, ask: Ask = askOf(fixture)): Exchange[] => {
  const exchanges: Exchange[] = []
  const waiting = connector.first(ask)
  for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
    const body = answerTo(fixture, request)
    const reading = connector.read(request, body, ask)
    exchanges.push({ request, body, reading })
    waiting.push(...reading.next)
  }
  return exchanges
}

export const itemsOf = (exchanges: readonly Exchange[]): SourceItem[] =>
  exchanges.flatMap(({ reading }) => reading.items)
