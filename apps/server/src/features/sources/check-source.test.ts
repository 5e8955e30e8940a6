import { connectors } from '@scry/sources/registry'
import { expect, test } from 'vitest'
import type { OutsideRequest } from '../../platform/asking/asked.ts'
import type { OutsideAnswer } from '../../platform/asking/outside-answer.ts'
import { recordedOutside } from '../../testing/recorded-outside.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { checkSource } from './check-source.ts'
import { planOf } from './source-plan.ts'

const plannedAs = (id: string) => {
  const [planned] = planOf(connectors, '', {}).filter(({ connector }) => connector.manifest.id === id)
  const [unit] = planned?.units.values() ?? []
  if (!planned || !unit) throw new Error(`No ${id}`)
  return [planned.connector, unit] as const
}

const answering = (text: string): OutsideAnswer => ({ kind: 'ok', text, url: 'https://remotive.com/api/remote-jobs' })

test('a check counts toward what a source allows in a day, and says when it may be asked again', async () => {
  const { database, clock } = await startTestServer()
  const { ask, asked } = recordedOutside(['remotive'])
  const check = () => checkSource({ database, ask, settings: {}, now: clock.now() }, ...plannedAs('remotive'))
  for (let time = 0; time < 4; time += 1) expect(await check()).toMatchObject({ isGood: true })
  const fifth = await check()
  expect(fifth.isGood).toBe(false)
  expect(fifth.lines[0]).toMatch(/^Remotive: it has been asked as often as its terms allow\. Try again at 20/)
  expect(asked).toHaveLength(4)
})

test('a check follows a source that first tells where its entries stand, until one comes', async () => {
  const { database, clock } = await startTestServer()
  const { ask, asked } = recordedOutside(['hackernews'])
  const { isGood, lines } = await checkSource(
    { database, ask, settings: {}, now: clock.now() },
    ...plannedAs('hackernews'),
  )
  expect([isGood, asked.length]).toEqual([true, 2])
  expect(lines[1]).toMatch(/^The first of them: /)
})

test.each([
  ['{"jobs":[]}', true, 'Remotive answers, and lists nothing now.'],
  ['{"jobs":[{"id":1},{"id":2}]}', false, 'Remotive: Not one of 2 entries could be read. Entry 1 has no title.'],
  ['<html>Please log in</html>', false, 'Remotive: '],
])('of the answer %s a check says what it is worth', async (text, isGood, words) => {
  const { database, clock } = await startTestServer()
  const deps = { database, ask: async () => answering(text), settings: {}, now: clock.now() }
  const checked = await checkSource(deps, ...plannedAs('remotive'))
  expect(checked.isGood).toBe(isGood)
  expect(checked.lines[0]).toContain(words)
})

test('lists that sources made for their own pages are asked by their robots.txt, published feeds are not', async () => {
  const { database, clock } = await startTestServer()
  const heeded: string[] = []
  for (const id of ['devfolio', 'devpost', 'hackclub', 'hackerearth', 'remotive', 'unstop']) {
    const ask = async ({ heedsRobots }: OutsideRequest): Promise<OutsideAnswer> => {
      if (heedsRobots) heeded.push(id)
      return { kind: 'refused', status: 0 }
    }
    const checked = await checkSource({ database, ask, settings: {}, now: clock.now() }, ...plannedAs(id))
    expect(checked.lines[0]).toContain('Its robots.txt does not allow to ask for this.')
  }
  expect(heeded).toEqual(['devfolio', 'devpost', 'hackerearth', 'unstop'])
})
