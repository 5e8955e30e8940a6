import type { BackgroundTask } from '../../platform/background.ts'
import type { Arrival } from './arrival.ts'
import type { PlannedSource } from './source-plan.ts'

/** What whoever starts the server reads of who is asked for listings, and how to turn it off. */
export function startSentence(sources: string, plan: readonly PlannedSource[]): string {
  if (sources === 'sample') {
    const asked = plan.length === 0 ? 'nobody is asked' : 'only your own feeds are asked'
    return `Listings are a labelled sample and what you import; ${asked} (SOURCES=sample).`
  }
  if (plan.length === 0) return 'No listings are asked for (SOURCES=off).'
  const boards = plan.reduce((sum, { units }) => sum + units.size, 0)
  const meanwhile = sources === 'auto' ? ' A labelled sample is shown until enough has come.' : ''
  return `Real listings are asked of ${plan.length} public sources (${boards} boards and feeds; all of them at /sources).${meanwhile} To ask nobody, start with SOURCES=sample or SOURCES=off.`
}

/** Says in the terminal when nobody answers, when somebody does again, and when everything was asked once. */
export function tellArrivalTask(deps: {
  arrival(): Promise<Arrival | undefined>
  countListings(): Promise<number>
  print(line: string): void
}): BackgroundTask {
  let told: Arrival['state'] | undefined
  return {
    name: 'word of arrival',
    everyMs: 5000,
    async run() {
      const now = await deps.arrival()
      if (now === undefined || now.state === told) return
      const before = told
      told = now.state
      if (now.state === 'unreachable')
        deps.print(
          `No source of real listings answers: ${now.problem} All are asked again with growing pauses. If this machine reaches the web through a proxy, start with HTTPS_PROXY set to it.`,
        )
      else if (now.state === 'arriving' && before === 'unreachable') deps.print('Sources answer again.')
      else if (now.state === 'here' && before !== undefined) {
        const count = (await deps.countListings()).toLocaleString('en-US')
        deps.print(`Every source was asked once: ${count} real listings are open. How each stands is at /sources.`)
      }
    },
  }
}
