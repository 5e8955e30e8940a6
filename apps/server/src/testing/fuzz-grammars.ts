import type { InjectOptions } from 'fastify'

type Random = () => number
type Grammar = (random: Random, ids: readonly string[]) => InjectOptions

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const times = (random: Random, most: number) => Math.floor(random() * (most + 1))
const repeat = (random: Random, most: number, make: () => string) =>
  Array.from({ length: times(random, most) }, make).join('')

const collections = ['users', 'user_activity', 'aggregated_jobs', 'hackathon']
const attributes = ['$id', 'userId', 'email', 'createdBy', 'status', '__proto__', 'toString', '', 'ünïcode']
const methods = [
  'equal',
  'orderDesc',
  'orderAsc',
  'limit',
  'offset',
  'select',
  'or',
  'and',
  'search',
  'cursorAfter',
  'x',
]
const scalars = [
  '"a"',
  '1',
  '-1',
  '1e400',
  'null',
  'true',
  '"\\u0000"',
  '"\\ud800"',
  '["a"]',
  '{}',
  '"%"',
  '9007199254740993',
]

/** Filters in the protocol's two syntaxes, nested, cut off or with a wrong kind of value. */
const queryGrammar: Grammar = (random, ids) => {
  const value = () => (random() < 0.3 ? JSON.stringify(pick(random, ids)) : pick(random, scalars))
  const values = () => Array.from({ length: times(random, 4) }, value).join(',')
  const query = (depth: number): string => {
    const method = pick(random, methods)
    if (random() < 0.3) return `${method}("${pick(random, attributes)}", [${values()}])`
    const inner = depth < 4 && random() < 0.4 ? `${query(depth + 1)},${query(depth + 1)}` : values()
    const attribute = random() < 0.8 ? `,"attribute":${JSON.stringify(pick(random, attributes))}` : ''
    return `{"method":"${method}"${attribute},"values":[${inner}]}`
  }
  const text = query(0)
  const cut = random() < 0.2 ? text.slice(0, times(random, text.length)) : text
  const key = pick(random, ['queries[0]', 'queries[]', 'queries', 'queries[99999]', 'queries[a][b]', 'queries[-1]'])
  const more = repeat(random, 3, () => `&queries[]=${encodeURIComponent(query(2))}`)
  const path = `/v1/databases/scry/collections/${pick(random, collections)}/documents`
  return { method: 'GET', url: `${path}?${key}=${encodeURIComponent(cut)}${more}` }
}

/** Forms whose boundaries, headers or lengths do not fit. */
const formGrammar: Grammar = (random) => {
  const boundary = pick(random, ['x', '--', 'a'.repeat(80), '"', '', 'x y'])
  const line = pick(random, ['\r\n', '\n', '\r\n\r\n'])
  const field = () => pick(random, ['resume', 'file', 'image', 'key', '__proto__', '', '\u0000', 'é'])
  const part = () =>
    `--${pick(random, [boundary, 'x'])}${line}content-disposition: ${pick(random, ['form-data', 'attachment', ''])}; name="${field()}"${
      random() < 0.7 ? `; filename="${pick(random, ['a.pdf', '../../a.pdf', '\u0000', 'a'.repeat(3000)])}"` : ''
    }${line}${pick(random, ['content-type: application/pdf', 'content-type: image/png', 'content-transfer-encoding: base64', ''])}${line}${line}${pick(
      random,
      ['%PDF-1.7', '\x89PNG\r\n\x1a\n', 'GIF89a', '\xff\xd8\xff', 'text', '', 'x'.repeat(9000)],
    )}${line}`
  const payload = repeat(random, 12, part) + pick(random, [`--${boundary}--`, `--${boundary}`, ''])
  const url = pick(random, [
    '/api/analyze-resume',
    '/api/check-resume',
    '/api/extract-email',
    '/api/gemini-analyze-resume',
    '/1/upload',
  ])
  const headers = { 'content-type': `multipart/form-data; boundary=${pick(random, [boundary, `"${boundary}"`, ''])}` }
  return { method: 'POST', url, headers, payload: Buffer.from(payload, 'latin1') }
}

/** JSON that is deep, wide, repeated, cut off or in another encoding. */
const jsonGrammar: Grammar = (random) => {
  const deep = times(random, 3000)
  const payload = pick<() => string | Buffer>(random, [
    () => '['.repeat(deep) + ']'.repeat(deep),
    () => `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
    () => `{${Array.from({ length: 500 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    () => '{"email":"a@example.org","email":"b@example.org","password":{},"password":"x"}',
    () => '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"data":{"__proto__":[]}}',
    () => Buffer.from('{"email":"a@example.org"}', 'utf16le'),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{}')]),
    () => `{"q":"${'\\u0000'.repeat(times(random, 400))}"`,
    () => `[${'"a",'.repeat(times(random, 20_000))}"a"]`,
    () => pick(random, ['', ' ', 'null', '1', '"', '{]', 'NaN', '{"a":1}{"b":2}']),
  ])()
  const url = pick(random, [
    ...['/v1/account', '/v1/account/sessions/email', '/v1/account/recovery', '/api/get-personalized-jobs'],
    ...[
      '/api/get-personalized-hackathons',
      '/api/skill-gap',
      '/api/track-apply',
      '/api/v1.0/email/send',
      '/api/export',
    ],
    ...collections.map((collection) => `/v1/databases/scry/collections/${collection}/documents`),
  ])
  const type = pick(random, ['application/json', 'application/json; charset=utf-16', 'application/json;;', 'text/json'])
  return { method: pick(random, ['POST', 'PUT', 'PATCH', 'DELETE']), url, headers: { 'content-type': type }, payload }
}

/** Addresses that no browser writes: broken escapes, dots, doubled slashes, and methods that a route does not have. */
const addressGrammar: Grammar = (random, ids) => {
  const piece = () =>
    pick(random, [
      ...['v1', 'api', 'account', 'sessions', 'current', 'documents', 'databases', 'scry', 'collections', 'users'],
      ...['%2e%2e', '..', '%00', '%', '%zz', '%c0%af', '%f0%9f', '', ';', '*', 'jobs', 'listings', 'report-images'],
      ...[pick(random, ids), 'a'.repeat(300), '__proto__', 'assets', 'openapi.json', encodeURIComponent('💥')],
    ])
  const path = `/${Array.from({ length: 1 + times(random, 8) }, piece).join('/')}`
  const search = repeat(random, 5, () => `${pick(random, ['?', '&', '#', '=', '%'])}${piece()}=${piece()}`)
  const method = pick(random, ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
  return {
    method,
    url: `${path}${search}`,
    headers: { 'content-type': 'application/json' },
    ...(random() < 0.3 && { payload: '{}' }),
  }
}

/** Texts of a search that are long, in every script or full of what other engines read as operators. */
const searchGrammar: Grammar = (random) => {
  const sign = () =>
    pick(random, [
      ...'*+-"\'()[]{}\\/|&~^:?<>=%_;,.!@#$',
      'OR',
      'NOT',
      'a',
      'é',
      'ß',
      'İ',
      '語',
      '\u200d',
      '🧑‍🔬',
      '\u0000',
      ' ',
      'कि',
    ])
  const text = repeat(random, 400, sign)
  const name = pick(random, [
    'q',
    'location',
    'type',
    'level',
    'after',
    'limit',
    'facets',
    'mode',
    'status',
    'difficulty',
  ])
  const url = pick(random, ['/api/search-jobs', '/api/search-hackathons', '/api/listings/x', '/api/listings/x/page'])
  return {
    method: 'GET',
    url: `${url}?${name}=${encodeURIComponent(text.toWellFormed())}&q=${encodeURIComponent(text.slice(0, 20).toWellFormed())}`,
  }
}

const grammars = [queryGrammar, formGrammar, jsonGrammar, addressGrammar, searchGrammar]

/** A request of a hand-made grammar, where the published document does not lead. */
export function grammarRequest(random: Random, ids: readonly string[]): InjectOptions {
  return pick(random, grammars)(random, ids)
}

/** Bytes that are hardly HTTP, for a bare connection. */
export function brokenHttp(random: Random): Buffer {
  const line = pick(random, [
    ...[
      'GET / HTTP/1.1',
      'GET / HTTP/9.9',
      'GET  /  HTTP/1.1',
      'get / http/1.1',
      'GARBAGE',
      '\u0000',
      'GET http://[ HTTP/1.1',
    ],
    ...['POST /v1/account HTTP/1.1', 'GET /%ff%fe HTTP/1.1', `GET /${'a'.repeat(20_000)} HTTP/1.1`, 'PRI * HTTP/2.0'],
  ])
  const header = () =>
    pick(random, [
      ...['host: a', 'host:', 'host: a\r\nhost: b', 'content-length: -1', 'content-length: 5', 'content-length: 1e3'],
      ...[
        'transfer-encoding: chunked',
        'transfer-encoding: chunked, identity',
        'cookie: \u0001',
        ': empty',
        'no colon',
      ],
      ...['x: \u0000', `x: ${'y'.repeat(20_000)}`, 'expect: 100-continue', 'upgrade: websocket\r\nconnection: upgrade'],
    ])
  const headers = Array.from({ length: times(random, 6) }, header).join('\r\n')
  const body = pick(random, ['', '{}', 'zz\r\n', '5\r\nabc', '0\r\n\r\n', '-1\r\nx', 'ffffffffffffffff\r\n'])
  return Buffer.from(`${line}\r\n${headers}\r\n\r\n${body}`, 'latin1')
}
