import { type AskedConnector, isAddressOf, type SourceUnit } from '@scry/sources/connector'
import type { Outside } from '../../platform/asking/outside.ts'
import { refusal, withoutSecrets } from './run-unit.ts'
import { readItems } from './seen-items.ts'
import { filled, openSettings, type Settings } from './source-plan.ts'

interface CheckDependencies {
  readonly ask: Outside['ask']
  readonly settings: Settings
  /** Milliseconds UTC. */
  readonly now: number
}

/** Asks a unit for its first answer and says in words what came, or what is wrong. Stores nothing. */
export async function checkSource(
  { ask, settings, now }: CheckDependencies,
  connector: AskedConnector,
  unit: SourceUnit,
): Promise<{ isGood: boolean; lines: string[] }> {
  const { manifest } = connector
  const asked = { unit, now, settings: openSettings(connector, settings) }
  const [request] = connector.first(asked)
  const bad = (text: string) => ({
    isGood: false,
    lines: [withoutSecrets(`${manifest.name}: ${text}`, connector, settings)],
  })
  if (request === undefined || !isAddressOf(manifest, request.url)) return bad('there is nothing that could be asked.')
  const answer = await ask({
    ...filled(request, settings),
    ...{ accept: request.accept, hosts: manifest.hosts, perMinute: manifest.limits.requestsPerMinute },
    answerMegabytes: manifest.limits.answerMegabytes,
    ...(request.body !== undefined && { body: request.body }),
  })
  if (answer.kind === 'refused') return bad(refusal(answer.status))
  if (answer.kind === 'gone') return bad(`it is not there any more (${answer.status}).`)
  if (answer.kind === 'failed') return bad(answer.reason)
  if (answer.kind === 'unchanged') return bad('it says that nothing has changed, without having been asked so.')
  const { items, rejected, next, problem } = await connector.read(request, answer.text, asked)
  if (problem !== undefined) return bad(problem)
  const read = readItems(items, manifest, unit, null)
  const [first] = read.seen.flatMap((one) => one.read?.listing ?? [])
  return {
    isGood: true,
    lines: [
      `${manifest.name} answers. The first answer holds ${items.length} entries; ${next.length} more requests would follow.`,
      ...(first
        ? [`The first of them: ${first.title}${first.company ? `, ${first.company}` : ''} (${first.url ?? 'no link'})`]
        : []),
      ...rejected.slice(0, 5).map(({ key, reason }) => `Not read: ${key ?? 'an entry without a key'}: ${reason}`),
      ...read.rejected.slice(0, 5).map((reason) => `Not read: ${reason}`),
    ],
  }
}
