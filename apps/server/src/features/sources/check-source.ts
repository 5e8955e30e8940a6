import { type AskedConnector, isAddressOf, type SourceUnit } from '@scry/sources/connector'
import type { Database } from '../../database/connect.ts'
import type { Outside } from '../../platform/asking/outside.ts'
import { takeCall } from './call-budget.ts'
import { refusal, withoutSecrets } from './run-unit.ts'
import { readItems } from './seen-items.ts'
import { openSettings, type Settings, sentAs } from './source-plan.ts'

/** Some sources tell first where their entries stand. */
const mostAnswers = 4

interface CheckDependencies {
  /** Only what was asked is counted in it: what a source allows in a day counts for a check as well. */
  readonly database: Database
  readonly ask: Outside['ask']
  readonly settings: Settings
  /** Milliseconds UTC. */
  readonly now: number
}

interface Checked {
  readonly isGood: boolean
  readonly lines: string[]
}

/** Asks a unit until an entry comes and says in words what came, or what is wrong. Stores none of it. */
export async function checkSource(
  { database, ask, settings, now }: CheckDependencies,
  connector: AskedConnector,
  unit: SourceUnit,
): Promise<Checked> {
  const { manifest } = connector
  const asked = { unit, now, settings: openSettings(connector, settings) }
  const bad = (text: string) => ({
    isGood: false,
    lines: [withoutSecrets(`${manifest.name}: ${text}`, connector, settings)],
  })
  let [request] = connector.first(asked)
  if (request === undefined) return bad('there is nothing that could be asked.')
  for (let answers = 1; ; answers += 1) {
    if (!isAddressOf(manifest, request.url)) return bad('what would be asked is no address of this source.')
    const until = await takeCall(database, manifest.id, manifest.limits, now)
    if (until !== undefined)
      return bad(`it has been asked as often as its terms allow. Try again at ${new Date(until).toISOString()}.`)
    const answer = await ask(sentAs(request, manifest, settings))
    if (answer.kind === 'refused') return bad(refusal(answer.status))
    if (answer.kind === 'gone') return bad(`it is not there any more (${answer.status}).`)
    if (answer.kind === 'failed') return bad(answer.reason)
    if (answer.kind === 'unchanged') return bad('it says that nothing has changed, without having been asked so.')
    const { items, rejected, next, problem } = await connector.read(request, answer.text, asked)
    if (problem !== undefined) return bad(problem)
    const [following] = next
    if (items.length + rejected.length > 0 || following === undefined || answers === mostAnswers) {
      const read = readItems(items, manifest, unit, null)
      const unread = [
        ...rejected.map(({ key, reason }) => `${key ?? 'an entry without a key'}: ${reason}`),
        ...read.rejected,
      ]
      const first = read.seen.flatMap((one) => one.read?.listing ?? [])[0]
      if (!first && unread.length > 0) return bad(`not one entry could be read. ${unread[0]}`)
      const entries = items.length + rejected.length
      return {
        isGood: true,
        lines: [
          first
            ? `${manifest.name} answers. The ${answers === 1 ? 'first answer' : `answer to request ${answers}`} holds ${entries} entries; ${next.length} more requests would follow.`
            : `${manifest.name} answers, and lists nothing now.`,
          ...(first
            ? [
                `The first of them: ${first.title}${first.company ? `, ${first.company}` : ''} (${first.url ?? 'no link'})`,
              ]
            : []),
          ...unread.slice(0, 5).map((reason) => `Not read: ${reason}`),
        ],
      }
    }
    request = following
  }
}
