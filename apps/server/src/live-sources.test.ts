import type { Listing } from '@scry/contracts/listing'
import { connectors } from '@scry/sources/registry'
import { expect, test } from 'vitest'
import type { Database } from './database/connect.ts'
import { createListingStore, storedListings } from './features/listings/listing-store.ts'
import { sourceTasks } from './features/sources/source-engine.ts'
import { planOf } from './features/sources/source-plan.ts'
import { createUnitStore } from './features/sources/unit-store.ts'
import type { Outside } from './platform/asking/outside.ts'
import { boardsOf, recordedOutside } from './testing/recorded-outside.ts'
import { freshDatabase, testClock } from './testing/test-server.ts'

const minute = 60_000
const day = 1440 * minute
const live = new AbortController().signal
const board = 'https://boards-api.greenhouse.io/v1/boards/larkfieldrobotics/jobs?content=true'

interface World {
  readonly database: Database
  readonly clock: ReturnType<typeof testClock>
}

/** An engine of some sources on a database; several may share one. */
function engineOf({ database, clock }: World, sources: readonly string[], ask: Outside['ask'], holder = 'one') {
  const units = createUnitStore(database)
  const store = createListingStore({ database, clock })
  const errors: unknown[] = []
  const settings = { ADZUNA_APP_ID: 'id', ADZUNA_APP_KEY: 'hush', MLH_PERMISSION: 'yes' }
  const chosen = connectors.filter(({ manifest }) => sources.includes(manifest.id))
  const plan = planOf(chosen, boardsOf(sources), settings)
  const tasks = sourceTasks({
    ...{ database, clock, units, listings: storedListings, ask, settings, plan, holder },
    onError: (_unit, error) => errors.push(error),
  })
  return {
    errors,
    units,
    run: async (signal = live) => {
      for (const task of tasks) await task.run(signal)
    },
    changes: () => store.lastNumber(),
    listings: async () => {
      const all: Listing[] = []
      for await (const page of store.all()) all.push(...page.map(({ listing }) => listing))
      return all
    },
  }
}

async function world(): Promise<World> {
  const { database } = await freshDatabase()
  return { database, clock: testClock() }
}

const openTitles = (listings: readonly Listing[]) =>
  listings.flatMap(({ title, status }) => (status === 'closed' ? [] : [title])).sort()

interface Board {
  jobs: { id: number; title: string; absolute_url: string; requisition_id?: string; location?: { name: string } }[]
  meta: { total: number }
}

/** The board of the fixture with these postings alone. */
function boardWith(ids: readonly number[]): Board {
  const jobs = ids.map((id) => ({
    ...{ id, title: `Bridge Inspector ${'abcdefghijklmnopqrstuvwxyz'[id % 26]}`, location: { name: 'Rotterdam' } },
    absolute_url: `https://job-boards.greenhouse.io/larkfieldrobotics/jobs/${id}`,
  }))
  return { jobs, meta: { total: jobs.length } }
}

test('a run of all sources lists what they showed, and a second run changes nothing', async () => {
  const all = connectors.map(({ manifest }) => manifest.id).filter((id) => id !== 'usajobs' && id !== 'weworkremotely')
  const { ask, asked } = recordedOutside(all)
  const here = await world()
  const engine = engineOf(here, all, ask)
  await engine.run()
  expect(engine.errors).toEqual([])
  const rows = await engine.units.all()
  const failing = rows.filter(({ state }) => state !== 'good').map(({ id, error }) => [id, error])
  // The fixture of Adzuna answers one of the countries that are asked.
  expect(failing.filter(([id]) => id !== 'adzuna')).toEqual([])
  const listings = await engine.listings()
  expect(listings.length).toBeGreaterThan(25)
  expect(new Set(listings.map(({ source }) => source)).size).toBeGreaterThan(15)
  const number = await engine.changes()
  const count = asked.length
  here.clock.advance(day)
  await engine.run()
  expect(asked.length).toBeGreaterThan(count)
  expect(await engine.changes()).toBe(number)
})

test('an opening that two sources show is one listing, and closes when the last of them closes it', async () => {
  const { ask, answers } = recordedOutside(['greenhouse', 'remotive'])
  const [remotive] = [...answers.keys()].filter((url) => url.includes('remotive'))
  const shown = boardWith([7_000_001, 7_000_002])
  answers.set(board, shown)
  const job = {
    ...{ id: 5, title: shown.jobs[0]?.title, company_name: 'Larkfield Robotics', category: 'All', tags: [] },
    ...{ url: shown.jobs[0]?.absolute_url, candidate_required_location: 'Rotterdam', description: '<p>Short.</p>' },
    ...{ job_type: 'full_time', publication_date: '2026-11-01T10:00:00', salary: '' },
  }
  answers.set(remotive ?? '', { 'job-count': 1, 'total-job-count': 1, jobs: [job] })
  const here = await world()
  const engine = engineOf(here, ['greenhouse', 'remotive'], ask)
  await engine.run()
  expect(openTitles(await engine.listings())).toEqual(shown.jobs.map(({ title }) => title).sort())
  const sightings = await here.database.query.selectFrom('sightings').select('listing_id').execute()
  expect([sightings.length, new Set(sightings.map(({ listing_id }) => listing_id)).size]).toEqual([3, 2])

  answers.set(board, boardWith([7_000_002]))
  here.clock.advance(day)
  await engine.run()
  expect((await engine.listings()).filter(({ status }) => status === 'closed')).toEqual([])
  answers.set(remotive ?? '', { 'job-count': 0, 'total-job-count': 0, jobs: [] })
  here.clock.advance(day)
  await engine.run()
  expect(openTitles(await engine.listings())).toEqual([shown.jobs[1]?.title])
})

test('a posting that a board lost is closed and stays findable; one that returns is open again with its first date', async () => {
  const { ask, answers } = recordedOutside(['greenhouse'])
  const here = await world()
  const engine = engineOf(here, ['greenhouse'], ask)
  const turn = async (ids: readonly number[]) => {
    answers.set(board, boardWith(ids))
    await engine.run()
    here.clock.advance(day)
    return engine.listings()
  }
  const began = here.clock.now()
  await turn([1_000_001, 1_000_002, 1_000_003])
  const lost = await turn([1_000_001, 1_000_003])
  expect(lost).toHaveLength(3)
  expect(lost.find(({ id }) => id === 'greenhouse:1000002')).toMatchObject({ status: 'closed' })
  const back = await turn([1_000_001, 1_000_002, 1_000_003])
  const returned = back.find(({ id }) => id === 'greenhouse:1000002')
  expect(returned).toMatchObject({ firstSeen: began })
  expect(returned?.status).toBeUndefined()
})

test('a board that shows less than half of what it had is believed the second time', async () => {
  const { ask, answers } = recordedOutside(['greenhouse'])
  const here = await world()
  const engine = engineOf(here, ['greenhouse'], ask)
  const ids = Array.from({ length: 20 }, (_, at) => 2_000_000 + at)
  const counts: number[] = []
  for (const shown of [ids, ids.slice(0, 5), ids.slice(0, 5)]) {
    answers.set(board, boardWith(shown))
    await engine.run()
    counts.push(openTitles(await engine.listings()).length)
    here.clock.advance(day)
  }
  expect(counts).toEqual([20, 20, 5])
})

test.each([
  ['a refusal (429)', { kind: 'refused', status: 429 }, /later/, 5],
  ['a refusal (403)', { kind: 'refused', status: 403 }, /refused/, 5],
  ['a broken answer', { kind: 'failed', reason: 'boards-api.greenhouse.io answered 500.' }, /500/, 1],
  ['a board that is not there', { kind: 'gone', status: 404 }, /not there/, 5],
  ['another shape', { kind: 'ok', url: board, text: '{"error":"busy"}' }, /./, 5],
] as const)(
  '%s closes nothing, is said in words and is waited for longer each time',
  async (_, answer, words, first) => {
    const { ask, asked, answers, instead } = recordedOutside(['greenhouse'])
    answers.set(board, boardWith([1, 2, 3]))
    const here = await world()
    const engine = engineOf(here, ['greenhouse'], ask)
    await engine.run()
    const number = await engine.changes()
    here.clock.advance(day)
    instead.set(board, answer)
    const pauses: number[] = []
    for (let count = 0; count < 3; count += 1) {
      await engine.run()
      const [unit] = await engine.units.all()
      expect(unit).toMatchObject({ state: 'failing', error: expect.stringMatching(words), open_listings: 3 })
      pauses.push((unit?.next_run_at ?? 0) - here.clock.now())
      const count = asked.length
      await engine.run()
      expect(asked).toHaveLength(count)
      here.clock.advance(pauses.at(-1) ?? 0)
    }
    expect(pauses).toEqual([first, 2 * first, 4 * first].map((minutes) => minutes * minute))
    expect(await engine.changes()).toBe(number)
    instead.clear()
    await engine.run()
    expect((await engine.units.all())[0]).toMatchObject({ state: 'good', error: null, failures: 0 })
    expect(await engine.changes()).toBe(number)
  },
)

test('a source says when to come back, and is asked no sooner', async () => {
  const { ask, instead } = recordedOutside(['greenhouse'])
  const here = await world()
  const engine = engineOf(here, ['greenhouse'], ask)
  const retryAt = here.clock.now() + 9 * 60 * minute
  instead.set(board, { kind: 'refused', status: 429, retryAt })
  await engine.run()
  expect((await engine.units.all())[0]).toMatchObject({ next_run_at: retryAt })
})

test('an answer that has not changed confirms everything and is not read again', async () => {
  const { ask, answers, instead } = recordedOutside(['greenhouse'])
  answers.set(board, boardWith([1, 2]))
  const here = await world()
  const engine = engineOf(here, ['greenhouse'], ask)
  await engine.run()
  here.clock.advance(day)
  instead.set(board, { kind: 'unchanged' })
  await engine.run()
  const seen = await here.database.query.selectFrom('sightings').select(['last_seen', 'closed_at']).execute()
  expect(seen).toEqual([1, 2].map(() => ({ last_seen: here.clock.now(), closed_at: null })))
})

test('one bad source stops no other, and an error of ours is told to nobody but the log', async () => {
  const { ask } = recordedOutside(['greenhouse', 'remotive'])
  const here = await world()
  const engine = engineOf(here, ['greenhouse', 'remotive'], async (request, signal) => {
    if (request.url === board) throw new Error('Secret inside')
    return ask(request, signal)
  })
  await engine.run()
  expect(engine.errors).toHaveLength(1)
  const units = new Map((await engine.units.all()).map((unit) => [unit.source, unit]))
  expect(units.get('greenhouse')).toMatchObject({ state: 'failing', error: expect.not.stringContaining('Secret') })
  expect(units.get('remotive')).toMatchObject({ state: 'good' })
})

test('an hour and a day hold no more requests than the manifest allows', async () => {
  const { ask, asked } = recordedOutside(['remotive'])
  const here = await world()
  const engine = engineOf(here, ['remotive'], ask)
  for (let hour = 0; hour < 48; hour += 1) {
    await here.database.query.updateTable('source_units').set({ next_run_at: 0 }).execute()
    await engine.run()
    here.clock.advance(60 * minute)
  }
  expect(asked.length).toBeGreaterThanOrEqual(6)
  expect(asked.length).toBeLessThanOrEqual(8)
})

test('two engines on one database never run one unit at once, and list everything once', async () => {
  const sources = ['greenhouse', 'lever', 'ashby', 'remotive', 'themuse']
  const { ask, asked } = recordedOutside(sources)
  const here = await world()
  const underWay = new Set<string>()
  const clashes: string[] = []
  const watched: Outside['ask'] = async (request, signal) => {
    const unit = new URL(request.url).host
    if (underWay.has(unit)) clashes.push(unit)
    underWay.add(unit)
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    underWay.delete(unit)
    return ask(request, signal)
  }
  const engines = ['one', 'two'].map((holder) => engineOf(here, sources, watched, holder))
  await Promise.all(engines.map((engine) => engine.run()))
  expect(clashes).toEqual([])
  expect(engines.flatMap(({ errors }) => errors)).toEqual([])
  expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([])
  const alone = await world()
  const one = engineOf(alone, sources, recordedOutside(sources).ask)
  await one.run()
  expect(await engines[0]?.listings()).toEqual(await one.listings())
})

test('a run that is killed after each of its requests in turn goes on, and loses and doubles nothing', async () => {
  const sources = ['smartrecruiters', 'himalayas']
  const whole = await world()
  const undisturbed = recordedOutside(sources)
  const calm = engineOf(whole, sources, undisturbed.ask)
  await calm.run()

  const here = await world()
  const { ask, asked } = recordedOutside(sources)
  const rounds = undisturbed.asked.length
  expect(rounds).toBeGreaterThan(3)
  for (let round = 0; round < rounds; round += 1) {
    const killed = new AbortController()
    const dying: Outside['ask'] = async (request, signal) => {
      const answer = await ask(request, signal)
      killed.abort(new Error('killed'))
      return round % 2 === 0 ? answer : Promise.reject(new Error('killed'))
    }
    await engineOf(here, sources, dying)
      .run(killed.signal)
      .catch(() => {})
    await here.database.query.deleteFrom('leases').execute()
  }
  const engine = engineOf(here, sources, ask)
  await engine.run()
  expect(await engine.listings()).toEqual(await calm.listings())
  expect(new Set(asked)).toEqual(new Set(undisturbed.asked))
  expect(await here.database.query.selectFrom('source_requests').selectAll().execute()).toEqual([])
})

test('what a source without closing has not shown for three weeks leaves the lists', async () => {
  const { ask, instead, asked } = recordedOutside(['arbeitnow'])
  const here = await world()
  const engine = engineOf(here, ['arbeitnow'], ask)
  await engine.run()
  const count = openTitles(await engine.listings()).length
  expect(count).toBeGreaterThan(0)
  for (const url of asked) instead.set(url, { kind: 'refused', status: 403 })
  here.clock.advance(20 * day)
  await engine.run()
  expect(openTitles(await engine.listings())).toHaveLength(count)
  here.clock.advance(2 * day)
  await engine.run()
  expect(openTitles(await engine.listings())).toEqual([])
})

test('what no source has confirmed for a week says when it was last seen, until one shows it again', async () => {
  const { ask, instead, asked } = recordedOutside(['arbeitnow'])
  const here = await world()
  const engine = engineOf(here, ['arbeitnow'], ask)
  const seenLast = async () => new Set((await engine.listings()).map(({ lastSeen }) => lastSeen))
  const began = here.clock.now()
  await engine.run()
  for (const url of asked) instead.set(url, { kind: 'refused', status: 403 })
  here.clock.advance(6 * day)
  await engine.run()
  expect(await seenLast()).toEqual(new Set([undefined]))
  here.clock.advance(2 * day)
  await engine.run()
  expect(await seenLast()).toEqual(new Set([began]))
  const number = await engine.changes()
  await engine.run()
  expect(await engine.changes()).toBe(number)
  instead.clear()
  here.clock.advance(day)
  await engine.run()
  expect(await seenLast()).toEqual(new Set([undefined]))
})

test('a stopped server leaves no source as failing and no error behind', async () => {
  const here = await world()
  const stop = new AbortController()
  const engine = engineOf(here, ['remotive'], async () => {
    stop.abort(new Error('The server stops'))
    throw new Error('The client is closed')
  })
  await engine.run(stop.signal).catch((error: unknown) => engine.errors.push(error))
  expect(engine.errors).toEqual([])
  expect((await engine.units.all())[0]).toMatchObject({ state: 'running', error: null, failures: 0 })
})

test('after a long time without a network each source is tried within the hour', async () => {
  const { ask, instead } = recordedOutside(['greenhouse'])
  const here = await world()
  const engine = engineOf(here, ['greenhouse'], ask)
  instead.set(board, { kind: 'failed', reason: 'No connection could be made.' })
  for (let hour = 0; hour < 24; hour += 1) {
    await engine.run()
    here.clock.advance(60 * minute)
  }
  const [unit] = await engine.units.all()
  expect(unit?.failures).toBeGreaterThan(10)
  expect(unit?.next_run_at).toBeLessThanOrEqual(here.clock.now())
})

test('the boards that are asked first are of many fields, and a large one lets others have their turns', async () => {
  const boards = ['a1,,,health', 'a2,,,health', 'a3,,,health', 'b1,,,games', 'c1,,,law']
  const chosen = connectors.filter(({ manifest }) => manifest.id === 'greenhouse')
  const plan = planOf(chosen, boards.map((row) => `greenhouse,${row}`).join('\n'), {})
  expect([...(plan[0]?.units.keys() ?? [])]).toEqual(['a1', 'b1', 'c1', 'a2', 'a3'].map((id) => `greenhouse/${id}`))

  const here = await world()
  const asked: string[] = []
  const first = Promise.withResolvers<void>()
  const tasks = sourceTasks({
    ...{ ...here, units: createUnitStore(here.database), listings: storedListings, settings: {}, plan, holder: 'one' },
    ask: async ({ url }) => {
      asked.push(new URL(url).pathname.split('/')[3] ?? '')
      if (asked.length === boards.length) first.resolve()
      if (asked.length === 1) await first.promise
      return { kind: 'ok', url, text: JSON.stringify(boardWith([])) }
    },
    onError: (_unit, error) => first.reject(error),
  })
  await tasks[0]?.run(live)
  // The first one was answered only after all others had been asked.
  expect(asked.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})
