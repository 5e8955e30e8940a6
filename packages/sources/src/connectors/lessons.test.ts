import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { connectors } from '../registry.ts'
import type { SourceItem } from '../source-item.ts'
import { askOf, type Exchange, type Fixture, itemsOf, replay } from './replay.ts'

const exchangesOf = (id: string, more: Parameters<typeof askOf>[1] = {}): Exchange[] => {
  const connector = connectors.find(({ manifest }) => manifest.id === id)
  if (connector === undefined) throw new Error(`There is no source ${id}.`)
  const fixture: Fixture = JSON.parse(readFileSync(new URL(`${id}/fixture.json`, import.meta.url), 'utf8'))
  return replay(connector, fixture, askOf(fixture, more))
}
const itemsFrom = (id: string): SourceItem[] => itemsOf(exchangesOf(id))
const at = (text: string) => ({ form: 'instant', at: Date.parse(text) })

test('markup that is escaped as a whole is decoded exactly once, so that written tags stay words', () => {
  const [robotics] = itemsFrom('greenhouse')
  expect(robotics?.description?.text).toContain('<h2>About us</h2>')
  expect(robotics?.description?.text).toContain('parcels &amp; crates')
  expect(robotics?.description?.text).toContain('C++ &lt;template&gt; code')
  const [lenses, cook] = itemsFrom('arbeitnow')
  expect(lenses?.description?.text).toContain('<p>Du schleifst Linsen &amp; Prismen.')
  expect(cook?.description?.text).toBe('<p>Kochen lernen.</p>')
})

test('times are read in each form that a feed uses, and said to be no more exact than they are', () => {
  expect(itemsFrom('arbeitnow')[0]?.posted).toEqual({ form: 'instant', at: 1_790_412_915_000 })
  expect(itemsFrom('remoteok')[0]?.posted).toEqual({ form: 'instant', at: 1_779_486_239_000 })
  expect(itemsFrom('himalayas')[0]?.posted).toEqual({ form: 'instant', at: 1_790_401_136_000 })
  expect(itemsFrom('lever')[0]?.posted).toEqual({ form: 'instant', at: 1_782_214_185_805 })
  expect(itemsFrom('greenhouse')[0]?.posted).toEqual(at('2026-09-28T15:03:30Z'))
  expect(itemsFrom('recruitee')[0]?.posted).toEqual(at('2026-09-18T12:55:59Z'))
  expect(itemsFrom('remotive')[0]?.posted).toEqual({ form: 'local', text: '2026-09-21T12:55:11' })
  expect(itemsFrom('workable')[0]?.posted).toEqual({ form: 'date', date: '2026-06-10' })
  expect(itemsFrom('weworkremotely')[0]?.posted).toEqual(at('2026-09-10T21:30:33Z'))
  expect(itemsFrom('unstop')[0]?.deadline).toEqual(at('2027-01-04T18:29:00Z'))
  expect(itemsFrom('usajobs')[0]?.deadline).toEqual({ form: 'local', text: '2026-12-01T23:59:59' })
  expect(itemsFrom('devpost')[0]?.period).toBe('May 19 - Aug 17, 2027')
  expect(itemsFrom('devpost')[0]?.starts).toBeUndefined()
})

test('zero and empty are unknown, and a guess of the source is called one', () => {
  expect(itemsFrom('remoteok')[0]).not.toHaveProperty('pay')
  expect(itemsFrom('remotive')[0]).not.toHaveProperty('pay')
  expect(itemsFrom('himalayas')[0]).not.toHaveProperty('pay')
  expect(itemsFrom('recruitee')[0]?.pay).toEqual({ min: 650, currency: 'EUR', period: 'month' })
  expect(itemsFrom('lever')[0]?.pay).toEqual({ min: 1200, currency: 'EUR', period: 'per-month-salary' })
  expect(itemsFrom('lever')[1]).not.toHaveProperty('posted')
  const [predicted, unpaid] = itemsFrom('adzuna')
  expect(predicted?.pay).toMatchObject({ min: 23_000.5, currency: 'GBP', isPredicted: true })
  expect(unpaid).not.toHaveProperty('pay')
  expect(itemsFrom('student-lists')[0]).not.toHaveProperty('sponsorship')
})

test('text that was encoded twice is mended, what was not stays, and bait and inflated tags are left out', () => {
  const [bakery, tutor] = itemsFrom('remoteok')
  expect([bakery?.company, bakery?.title]).toEqual(['Pão Quente', 'Padeiro Júnior'])
  expect(bakery?.description?.text).toBe('<strong>Tarefas<br></strong>Fazer pão à noite.')
  expect(bakery).not.toHaveProperty('tags')
  expect([tutor?.company, tutor?.description?.text]).toEqual(['Lumen Café', 'Teach at the Café, not à\u0080\u0080.'])
})

test('titles are words: no tags and no character references', () => {
  expect(itemsFrom('adzuna')[0]?.title).toBe('Graduate Textile Engineer')
  expect(itemsFrom('jobicy')[0]?.title).toBe('Translator – Finnish & Swedish')
  expect(itemsFrom('weworkremotely')[0]).toMatchObject({ company: 'Salt & Pine', title: 'Junior Copywriter: Outdoors' })
  expect(itemsFrom('weworkremotely')[1]).not.toHaveProperty('company')
})

test('a type that an employer keeps in a field of its own is read where its name is usual', () => {
  expect(itemsFrom('greenhouse').map(({ types }) => types)).toEqual([['Internship'], undefined])
})

test('a place stays apart from the workplace and from where one must live to work remotely', () => {
  expect(itemsFrom('jobicy')[0]).toMatchObject({ isRemote: true, remoteWithin: ['EMEA', 'Canada', 'USA'] })
  expect(itemsFrom('jobicy')[0]).not.toHaveProperty('places')
  expect(itemsFrom('ashby')[0]).toMatchObject({
    isRemote: true,
    places: [
      { text: 'Philippines', country: 'Philippines' },
      { text: 'Cebu', city: 'Cebu City' },
    ],
  })
  expect(itemsFrom('greenhouse')[0]?.places).toEqual([{ text: 'Hybrid - Rotterdam' }])
  expect(itemsFrom('themuse')[0]).toMatchObject({ isRemote: true, places: [{ text: 'Denver, CO' }] })
  expect(itemsFrom('workable')[0]?.places).toEqual([
    { city: 'Nairobi', region: 'Nairobi County', country: 'Kenya', countryCode: 'KE' },
  ])
  expect(itemsFrom('usajobs')[0]?.places?.[0]).toMatchObject({ city: 'Moab', region: 'Utah' })
})

test('the text of a Lever posting is whole: what it opens with, its lists with their headings, what it ends with', () => {
  const [intern, apprentice] = itemsFrom('lever')
  const parts = ['You join our sensor team.', '<h3>What you bring &amp; learn</h3>', 'Two years of physics', 'A boat']
  const places = [...parts, 'We answer everybody.'].map((part) => intern?.description?.text.indexOf(part) ?? -1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  expect(apprentice?.description?.text).toBe('First line.<br>\nWith a &lt; sign.')
})

test('one bad entry costs no other and is told by its identifier; what a source calls closed is left out', () => {
  const [{ reading } = { reading: undefined }] = exchangesOf('greenhouse')
  expect(reading?.items.map(({ key }) => key)).toEqual(['7000101', '7000102'])
  expect(reading?.rejected).toEqual([{ key: '7000103', reason: 'Entry 3 has no title.' }])
  expect(itemsFrom('ashby').map(({ title }) => title)).toEqual(['Junior Ecologist'])
  expect(itemsFrom('student-lists')).toHaveLength(2)
  expect(itemsFrom('hackerearth').map(({ title }) => title)).toEqual(['Green Grid Hackathon'])
})

test('a list whose entries all lost their shape is a problem, not an empty board', () => {
  const greenhouse = connectors.find(({ manifest }) => manifest.id === 'greenhouse')
  const ask = askOf({ unit: { source: 'greenhouse', board: 'x' }, answers: {} })
  const [request] = greenhouse?.first(ask) ?? []
  const read = (jobs: unknown[]) => request && greenhouse?.read(request, JSON.stringify({ jobs }), ask)
  expect(read([{ job_id: 1, name: 'Cook' }])?.problem).toMatch(/^Not one of 1 entries could be read/)
  expect(read([])).toEqual({ items: [], next: [], rejected: [], isWhole: true })
})

test('a posting whose text stands elsewhere is asked for once for each version, with what the list said of it', () => {
  const exchanges = exchangesOf('smartrecruiters')
  const details = exchanges.flatMap(({ request }) => request.detail ?? [])
  expect(details.map(({ item, version }) => [item.key, version])).toEqual([
    ['744000900000001', '2026-09-25T14:49:00.552Z'],
    ['744000900000002', '2026-09-26T08:00:00.000Z'],
  ])
  expect(details[0]?.item.levels).toBeUndefined()
  const [assistant, ...closed] = itemsOf(exchanges)
  expect(assistant?.description?.text).toContain('<h3>You</h3>\n<ul><li>Third year of law</li></ul>')
  expect(closed).toEqual([])
})

test('a feed in pages is followed to its end, or to what the run before has seen', () => {
  expect(itemsFrom('arbeitnow')).toHaveLength(2)
  expect(itemsFrom('devpost')).toHaveLength(3)
  expect(exchangesOf('himalayas')).toHaveLength(2)
  expect(exchangesOf('himalayas', { since: Date.UTC(2026, 10, 20) })).toHaveLength(1)
})

test('a post of the hiring thread is read from the parts of its first line, in any order', () => {
  expect(itemsFrom('hackernews')).toEqual([
    expect.objectContaining({
      company: 'Weathervane',
      title: 'Frontend Engineer, Data Scientist',
      workplace: 'ONSITE or Remote (Europe)',
      types: ['Full-time'],
      pay: { text: '€45k–60k' },
      url: 'https://news.ycombinator.com/item?id=51000010',
    }),
    expect.objectContaining({ company: 'Kelp & Co', title: 'Software Engineering Intern', types: ['Internship'] }),
  ])
  const rejected = exchangesOf('hackernews').flatMap(({ reading }) => reading.rejected)
  expect(rejected).toEqual([{ key: '51000012', reason: 'Its first line names no company and role.' }])
})

test('a hackathon keeps its dates apart: registration, start and end', () => {
  expect(itemsFrom('devfolio')[0]).toMatchObject({
    registrationOpens: at('2027-07-03T04:30:00Z'),
    deadline: at('2027-07-15T18:30:00Z'),
    starts: at('2027-07-18T03:30:00Z'),
    ends: at('2027-07-18T15:00:00Z'),
  })
  expect(itemsFrom('unstop')[0]).toMatchObject({
    teamSize: '2 to 4',
    prize: 'Winner: ₹50,000, Finalists: A certificate',
  })
  expect(itemsFrom('mlh').map(({ url }) => url)).toEqual([
    'https://bridgehacks.example/',
    'https://www.mlh.com/events/night-hacks/prizes',
  ])
})

test('an answer that holds less than it counts is not whole, so that nothing is closed by it', () => {
  const wholeOf = (id: string, change: (answer: string) => string) => {
    const connector = connectors.find(({ manifest }) => manifest.id === id)
    const [exchange] = exchangesOf(id)
    return (
      exchange &&
      connector?.read(exchange.request, change(exchange.body), askOf({ unit: { source: id, board: 'x' }, answers: {} }))
        .isWhole
    )
  }
  for (const [id, counted, more] of [
    ['greenhouse', '"total":3', '"total":4'],
    ['remotive', '"total-job-count":2', '"total-job-count":3'],
    ['smartrecruiters', '"totalFound":101', '"totalFound":1'],
    ['usajobs', '"NumberOfPages":"1"', '"NumberOfPages":"900"'],
  ] as const) {
    const isWhole = wholeOf(id, (body) => body)
    const isOther = wholeOf(id, (body) => body.replace(counted, more))
    expect([id, isWhole, isOther]).toEqual(id === 'smartrecruiters' ? [id, false, true] : [id, true, false])
  }
})
