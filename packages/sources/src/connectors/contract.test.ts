import { readdirSync, readFileSync, statSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostNesting } from '../answer/reading.ts'
import { type Connector, isAddressOf, missingSettings, type SourceRequest } from '../connector.ts'
import { connectors } from '../registry.ts'
import { itemProblems } from './item-problems.ts'
import { askOf, type Fixture, itemsOf, replay } from './replay.ts'

const folder = new URL('./', import.meta.url)
const fixtureOf = ({ manifest }: Connector): Fixture =>
  JSON.parse(readFileSync(new URL(`${manifest.id}/fixture.json`, folder), 'utf8'))
const replayed = connectors.map((connector) => {
  const fixture = fixtureOf(connector)
  return { id: connector.manifest.id, connector, fixture, exchanges: replay(connector, fixture) }
})

/** Each node of a JSON value with a way to put another in its place. */
const nodesOf = (value: unknown): ((other: unknown) => void)[] => {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [
    (other: unknown) => {
      holder[name] = other
    },
    ...nodesOf(holder[name]),
  ])
}

const oddValue = fc.oneof(
  fc.constantFrom(
    null,
    '',
    ' ',
    0,
    -1,
    '0',
    true,
    [],
    {},
    [[]],
    [null],
    '//',
    'javascript:alert(1)',
    'data:,',
    '9'.repeat(40),
  ),
  fc.constantFrom('<b>', '&lt;script&gt;', '\u0000', '2026-02-31', '2026-13-40T99:99:99Z', 1e308, -1e12, '١٢'),
  fc.jsonValue({ maxDepth: 3 }),
)

const damagedJson = (body: string) =>
  fc.tuple(fc.nat(), oddValue, fc.nat(), oddValue).map(([first, a, second, b]) => {
    const value: unknown = JSON.parse(body)
    for (const [at, other] of [
      [first, a],
      [second, b],
    ] as const) {
      const nodes = nodesOf(value)
      nodes[at % Math.max(1, nodes.length)]?.(other)
    }
    return JSON.stringify(value)
  })

const damagedText = (body: string) =>
  fc
    .tuple(
      fc.nat(body.length),
      fc.nat(40),
      fc.oneof(fc.string(), fc.constantFrom('<', '</item>', '"', '{', ']]>', '&', '\u0000')),
    )
    .map(([at, length, other]) => body.slice(0, at) + other + body.slice(at + length))

const damaged = (body: string) => {
  const cut = fc.nat(body.length).map((at) => body.slice(0, at))
  return /^[[{]/.test(body)
    ? fc.oneof(damagedJson(body), damagedJson(body), damagedText(body), cut)
    : fc.oneof(damagedText(body), cut)
}

test('each connector is a folder with a fixture and a line in the registry', () => {
  const folders = readdirSync(folder).filter((name) => statSync(new URL(name, folder)).isDirectory())
  expect(folders.toSorted()).toEqual(connectors.map(({ manifest }) => manifest.id).toSorted())
})

test('no two sources share an identifier, a name, a label, a home page or a sentence of terms by mistake', () => {
  const feeds = connectors.filter(({ manifest }) => manifest.boards === 'none').map(({ manifest }) => manifest)
  for (const facts of [
    connectors.map(({ manifest }) => manifest.id),
    connectors.map(({ manifest }) => manifest.name),
    connectors.map(({ manifest }) => manifest.terms.label),
    connectors.map(({ manifest }) => manifest.homePage),
    feeds.map(({ terms }) => terms.sentence),
  ]) {
    expect(facts.filter((fact, at) => facts.indexOf(fact) !== at)).toEqual([])
  }
})

describe.each(replayed)('the manifest of $id', ({ connector: { manifest }, exchanges }) => {
  test('says who it is, what it needs, how often it may be asked and on what terms', () => {
    expect(manifest.id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(manifest.name.trim()).not.toBe('')
    expect(manifest.homePage).toMatch(/^https:\/\//)
    expect(manifest.kinds.length).toBeGreaterThan(0)
    expect(manifest.hosts.length).toBeGreaterThan(0)
    const { requestsPerDay, requestsPerHour, requestsPerMinute, requestsPerRun, answerMegabytes } = manifest.limits
    for (const limit of [
      requestsPerDay,
      requestsPerHour,
      requestsPerMinute,
      requestsPerRun,
      answerMegabytes,
      manifest.everyMinutes,
    ]) {
      if (limit !== undefined) expect(limit).toBeGreaterThan(0)
    }
    expect(manifest.terms.label.trim()).not.toBe('')
    expect(manifest.terms.sentence).toMatch(/\.$/)
    expect(manifest.isFictional).toBe(false)
    expect(manifest.shape).not.toBe('generated')
    for (const { name, what } of manifest.settings) {
      expect(name).toMatch(/^[A-Z][A-Z_]+$/)
      expect(what).toMatch(/\.$/)
    }
  })

  test('asks no more in a day than its terms allow', () => {
    const runs = (24 * 60) / manifest.everyMinutes
    const { requestsPerDay = Number.POSITIVE_INFINITY } = manifest.limits
    expect(runs * Math.min(manifest.limits.requestsPerRun, exchanges.length)).toBeLessThanOrEqual(requestsPerDay)
  })
})

describe.each(replayed)('the requests of $id', ({ connector, fixture, exchanges }) => {
  const { manifest } = connector

  test('are a pure plan: the same question gives the same requests, as plain data, and changes nothing', () => {
    const ask = Object.freeze({ ...askOf(fixture), unit: Object.freeze(fixture.unit) })
    const first = connector.first(ask)
    expect(connector.first(ask)).toEqual(first)
    for (const { request, body, reading } of exchanges) {
      expect(JSON.parse(JSON.stringify(request))).toEqual(request)
      expect(connector.read(Object.freeze(request), body, ask)).toEqual(reading)
    }
  })

  test('go over https to a host that the manifest names, and carry no secret', () => {
    for (const { request } of exchanges) expect(isAddressOf(manifest, request.url)).toBe(true)
    const secrets = manifest.settings.filter(({ isSecret }) => isSecret).map(({ name }) => name)
    const filled = exchanges.flatMap(({ request: { fill } }) => [
      ...Object.values(fill?.query ?? {}),
      ...Object.values(fill?.headers ?? {}),
    ])
    expect(filled.filter((name) => !manifest.settings.some((setting) => setting.name === name))).toEqual([])
    if (secrets.length > 0) {
      const told = {
        ...askOf(fixture),
        settings: { ...fixture.settings, ...Object.fromEntries(secrets.map((name) => [name, 'hush'])) },
      }
      expect(JSON.stringify(connector.first(told))).not.toContain('hush')
    }
  })

  test('are led to another host by no token of a board', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('../..', 'a/b', 'evil.example/', 'a@b', 'é', '', 'a#', 'a?b', 'eu:../x', 'o/r@../../x'),
        ),
        (board) => {
          const requests: SourceRequest[] = connector.first(askOf(fixture, { unit: { ...fixture.unit, board } }))
          for (const { url } of requests) expect(isAddressOf(manifest, url)).toBe(true)
        },
      ),
    )
  })
})

describe.each(replayed)('the reading of $id', ({ connector, fixture, exchanges }) => {
  const { manifest } = connector

  test('takes its fixture without a problem into items that keep their promises', () => {
    for (const { reading } of exchanges) expect(reading.problem).toBeUndefined()
    const items = itemsOf(exchanges)
    expect(items.length).toBeGreaterThan(0)
    expect(items.flatMap(itemProblems)).toEqual([])
    for (const { kind } of items) expect(manifest.kinds).toContain(kind)
    expect(exchanges.length).toBeLessThanOrEqual(manifest.limits.requestsPerRun)
  })

  test('gives identifiers that are unique and the same at another time', () => {
    const keys = itemsOf(exchanges).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    const later = replay(connector, fixture, askOf(fixture, { now: Date.UTC(2026, 11, 24) }))
    expect(itemsOf(later).map(({ key }) => key)).toEqual(keys)
  })

  test('of a damaged answer never throws, and what it still reads keeps its promises', () => {
    for (const { request, body } of exchanges) {
      fc.assert(
        fc.property(damaged(body), (broken) => {
          const reading = connector.read(request, broken, askOf(fixture))
          expect(reading.items.flatMap(itemProblems)).toEqual([])
          if (reading.problem !== undefined)
            expect([...reading.items, ...reading.next, reading.isWhole || 0]).toEqual([0])
          for (const { url } of reading.next) expect(isAddressOf(manifest, url)).toBe(true)
        }),
        { numRuns: 60 },
      )
    }
  })

  test('of an answer that nests too deep, is empty, or is a web page is a problem and nothing else', () => {
    const [exchange] = exchanges
    const deep = `${'['.repeat(mostNesting + 1)}${']'.repeat(mostNesting + 1)}`
    for (const body of [
      deep,
      '['.repeat(200_000),
      '<a>'.repeat(200_000),
      '',
      'null',
      '"text"',
      '<!doctype html><p>Busy</p>',
    ]) {
      const reading = exchange && connector.read(exchange.request, body, askOf(fixture))
      expect(reading?.problem).toMatch(/\.$/)
      expect(reading?.items).toEqual([])
    }
  })
})

test('a source is asked once its settings are there; a permission counts only as yes', () => {
  const of = (id: string) => connectors.find(({ manifest }) => manifest.id === id)?.manifest
  const [adzuna, mlh, themuse] = [of('adzuna'), of('mlh'), of('themuse')]
  if (!adzuna || !mlh || !themuse) throw new Error('A source is missing.')
  expect(missingSettings(adzuna, { ADZUNA_APP_ID: 'x', ADZUNA_APP_KEY: ' ' }).map(({ name }) => name)).toEqual([
    'ADZUNA_APP_KEY',
  ])
  expect(missingSettings(themuse, {})).toEqual([])
  expect(missingSettings(mlh, { MLH_PERMISSION: 'no' })).toHaveLength(1)
  expect(missingSettings(mlh, { MLH_PERMISSION: 'Yes' })).toEqual([])
})

test('an address belongs to a source only over https, at a host that it names, without a login or a port', () => {
  const recruitee = connectors.find(({ manifest }) => manifest.id === 'recruitee')?.manifest
  if (!recruitee) throw new Error('A source is missing.')
  expect(isAddressOf(recruitee, 'https://pelikaan.recruitee.com/api/offers/')).toBe(true)
  for (const url of [
    'http://pelikaan.recruitee.com/',
    'https://pelikaan.recruitee.com:8443/',
    'https://me@pelikaan.recruitee.com/',
    'https://recruitee.com/',
    'https://a.b.recruitee.com/',
    'https://pelikaan.recruitee.com.evil.example/',
    'https://evilrecruitee.com/',
    'nonsense',
  ]) {
    expect([url, isAddressOf(recruitee, url)]).toEqual([url, false])
  }
})
