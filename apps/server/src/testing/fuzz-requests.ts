import type { InjectOptions } from 'fastify'

type Schema = Readonly<Record<string, unknown>>
type Random = () => number

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>
}

const nastyTexts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '𝕊𝕔𝕣𝕪',
    '‮evil',
    "' or '1'='1",
    '"; drop table accounts; --',
    '%00',
    '../../etc/passwd',
  ],
  ...[
    '{{7*7}}',
    '#{7*7}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'a@b',
    'mira@example.org',
    'unique()',
  ],
  ...[
    '1e999',
    '-0',
    'NaN',
    '\r\nSet-Cookie: a=b',
    'null',
    '[]',
    'x'.repeat(5000),
    '2026-11-21T00:00:00Z',
    '+275760-09-13',
  ],
  ...[
    '-271821-04-20T00:00:00.000Z',
    'equal("userId", ["x"])',
    '{"method":"limit","values":[-1]}',
    '{"method":',
    '\\u0000',
  ],
]
const nastyValues: unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[[[[]]]]],
    { __proto__: null, a: 1 },
    [null],
    [0],
  ],
]

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item

/** One request over the published routes: mostly near what the route asks for, and wrong somewhere. */
export function fuzzedRequest(document: OpenApiDocument, random: Random, ids: readonly string[]): InjectOptions {
  const [path, methods] = pick(random, Object.entries(document.paths))
  const [method, route] = pick(random, Object.entries(methods))
  const parameters = (route.parameters ?? []) as { in: string; name: string; schema?: Schema }[]
  const known: Readonly<Record<string, readonly string[]>> = {
    database: ['scry', 'scry', 'scry', 'other'],
    collection: ['users', 'user_activity', 'aggregated_jobs', 'hackathon', 'accounts', '__proto__'],
    id: [...ids, 'current', 'unique()'],
  }
  const url = path.replace(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(wellFormed(random() < 0.7 ? pick(random, known[name] ?? ['x']) : pick(random, nastyTexts))),
  )
  const query = new URLSearchParams()
  for (const { in: place, name, schema } of parameters) {
    if (place === 'query' && random() < 0.6) query.append(name, wellFormed(textOf(madeFrom(schema ?? {}, random, 0))))
  }
  while (random() < 0.3)
    query.append(pick(random, ['queries[0]', 'queries[]', 'q', 'limit']), wellFormed(pick(random, nastyTexts)))
  const search = query.size > 0 ? `?${query}` : ''
  const headers: Record<string, string> = {}
  if (random() < 0.1) headers.origin = pick(random, ['http://localhost:80', 'null', 'https://evil.example', 'nonsense'])
  if (random() < 0.1)
    headers.cookie = pick(random, ['a_session_scry=x', `a_session_scry=${'0'.repeat(64)}`, '=;=;', ';;;'])
  return {
    method: method.toUpperCase() as 'GET',
    url: `${url}${search}`,
    headers,
    ...payloadOf(route, method, random, headers),
  }
}

function payloadOf(route: Schema, method: string, random: Random, headers: Record<string, string>): InjectOptions {
  if (method === 'get') return {}
  const content = (route.requestBody as { content?: Record<string, { schema?: Schema }> } | undefined)?.content
  const schema = content?.['application/json']?.schema ?? {}
  headers['content-type'] = pick(random, [
    ...['application/json', 'application/json', 'application/json', 'application/json', 'text/plain'],
    ...['multipart/form-data; boundary=x', 'multipart/form-data', 'application/x-www-form-urlencoded', 'nonsense'],
  ])
  const text = JSON.stringify(random() < 0.9 ? madeFrom(schema, random, 0) : pick(random, nastyValues)) ?? ''
  const kind = random()
  if (kind < 0.8) return { payload: text }
  if (kind < 0.9) return { payload: text.slice(0, Math.floor(random() * text.length)) }
  if (kind < 0.95)
    return { payload: `--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n${text}\r\n--x--` }
  return { payload: Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))) }
}

/** A value of the schema, or with some chance of something else. */
function madeFrom(schema: Schema, random: Random, depth: number): unknown {
  if (random() < 0.12 || depth > 5) return random() < 0.6 ? pick(random, nastyTexts) : pick(random, nastyValues)
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (options) return madeFrom(pick(random, options), random, depth + 1)
  if (Array.isArray(schema.enum)) return pick(random, schema.enum)
  if (schema.type === 'array') {
    return Array.from({ length: Math.floor(random() * 4) }, () =>
      madeFrom((schema.items ?? {}) as Schema, random, depth + 1),
    )
  }
  if (schema.type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    const entries = properties
      .filter(() => random() < 0.9)
      .map(([name, property]) => [name, madeFrom(property, random, depth + 1)] as const)
    if (random() < 0.05) return { ...Object.fromEntries(entries), [pick(random, nastyTexts)]: 1 }
    return Object.fromEntries(entries)
  }
  if (schema.type === 'number' || schema.type === 'integer') return Math.floor(random() * 50)
  if (schema.type === 'boolean') return random() < 0.5
  return random() < 0.5 ? pick(random, nastyTexts) : `text ${Math.floor(random() * 1000)}`
}

function wellFormed(text: string): string {
  return text.toWellFormed()
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
