import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { localNames, openOutside, testNow } from '../../testing/open-outside.ts'
import { serveLocally } from '../../testing/outside-world.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, count: number) => void

/** Serves and keeps what was asked, by address and fake time. */
async function feed(answer: Answer) {
  const asked: { url: string; at: number; headers: IncomingMessage['headers']; method: string; body: string }[] = []
  const server = await serveLocally(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { url = '', headers, method = '' } = request
    asked.push({ url, at: Date.now(), headers, method, body })
    answer(request, response, asked.length)
  })
  onTestFinished(server.close)
  return { ...server, asked }
}
const ok: Answer = (_request, response) => response.end('fine')
const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(code, headers).end('no')

describe('an answer', () => {
  test('is its text, with what a conditional request needs next time', async () => {
    const { origin } = await feed((_request, response) =>
      response.setHeader('etag', '"a"').setHeader('last-modified', 'Mon, 23 Nov 2026 08:00:00 GMT').end('{"jobs":[]}'),
    )
    expect(await openOutside().ask({ url: `${origin}/jobs?page=1`, accept: 'json' })).toEqual({
      kind: 'ok',
      text: '{"jobs":[]}',
      etag: '"a"',
      lastModified: 'Mon, 23 Nov 2026 08:00:00 GMT',
      url: `${origin}/jobs?page=1`,
    })
  })

  test('is unchanged where the source says so to a conditional request, and only then', async () => {
    const { origin, asked } = await feed(status(304))
    const { ask } = openOutside()
    const known = { etag: '"a"', lastModified: 'Mon, 23 Nov 2026 08:00:00 GMT' }
    expect(await ask({ url: origin, accept: 'json', ...known })).toEqual({ kind: 'unchanged' })
    expect(asked[0]?.headers).toMatchObject({ 'if-none-match': '"a"', 'if-modified-since': known.lastModified })
    expect(await ask({ url: origin, accept: 'json' })).toEqual({ kind: 'failed', reason: `${origin}/ answered 304.` })
  })

  test('is gone with 404 and 410, and refused with 401 and 403, without a second try', async () => {
    for (const [code, kind] of [
      [404, 'gone'],
      [410, 'gone'],
      [401, 'refused'],
      [403, 'refused'],
    ] as const) {
      const { origin, asked } = await feed(status(code))
      expect(await openOutside().ask({ url: origin, accept: 'json' })).toEqual({ kind, status: code })
      expect(asked).toHaveLength(1)
    }
  })
})

describe('the text of an answer', () => {
  test('is read by the letters that its header or its first line names', async () => {
    const { origin } = await feed(({ url }, response) => {
      if (url === '/header') response.setHeader('content-type', 'text/html; charset="ISO-8859-1"')
      response.end(Buffer.from('<?xml version="1.0" encoding="windows-1252"?><a>Zürich</a>', 'latin1'))
    })
    const { ask } = openOutside()
    for (const path of ['/header', '/line'])
      expect(await ask({ url: `${origin}${path}`, accept: 'xml' })).toMatchObject({
        text: expect.stringContaining('Zürich'),
      })
  })

  test.each([
    ['text/csv', 'titel;stadt\nBäcker;Köln', 'latin1'],
    ['text/csv; charset=utf-8', 'titel;stadt\nBäcker;Köln', 'latin1'],
    ['application/json', '["Bäcker"]', 'utf8'],
    ['text/csv; charset=unknown-8bit', '\ufeffBäcker', 'utf16le'],
    ['text/html', '<!doctype html><html><head><title>x</title><meta charset="iso-8859-1"></head>Bäcker', 'latin1'],
  ] as const)('that says %s is read by what its bytes are: %j', async (type, text, letters) => {
    const { origin } = await feed((_, response) => {
      response.setHeader('content-type', type)
      response.end(Buffer.from(text, letters))
    })
    const answer = await openOutside().ask({ url: origin, accept: 'any' })
    expect(answer).toMatchObject({ text: text.replace('\ufeff', '') })
  })

  test('of any length within the limit is read whole, packed or not', async () => {
    const text = 'a line of a listing\n'.repeat(50_000)
    const { origin } = await feed(({ url }, response) => {
      const [encoding, pack] = url === '/gzip' ? ['gzip', gzipSync] : ['br', brotliCompressSync]
      if (url === '/plain') response.end(text)
      else response.setHeader('content-encoding', String(encoding)).end((pack as typeof gzipSync)(text))
    })
    const { ask } = openOutside()
    for (const path of ['/plain', '/gzip', '/br'])
      expect(await ask({ url: `${origin}${path}`, accept: 'json' })).toMatchObject({ kind: 'ok', text })
  })
})

describe('a request', () => {
  test('says who asks and how to reach them', async () => {
    const { origin, asked } = await feed(ok)
    await openOutside().ask({ url: origin, accept: 'json' })
    await openOutside({ contact: undefined }).ask({ url: origin, accept: 'xml' })
    expect(asked.map(({ headers }) => headers['user-agent'])).toEqual([
      'Scry/1.2.3 (+https://scry.example.org)',
      'Scry/1.2.3',
    ])
    expect(asked[0]?.headers.accept).toBe('application/json')
    expect(asked[1]?.headers.accept).toContain('application/rss+xml')
  })

  test('with a body is a POST of JSON, and brings headers of its own before ours', async () => {
    const { origin, asked } = await feed(ok)
    const headers = { 'Authorization-Key': 'k', 'User-Agent': 'ana@example.org' }
    await openOutside().ask({ url: origin, accept: 'json', body: { offset: 20 }, headers })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      body: '{"offset":20}',
      headers: { 'content-type': 'application/json', 'authorization-key': 'k', 'user-agent': 'ana@example.org' },
    })
  })

  test('that its caller ends, or that the closing client ends, rejects and is not tried again', async () => {
    const { origin, asked } = await feed(() => {})
    const { ask, close } = openOutside()
    const caller = new AbortController()
    const one = ask({ url: origin, accept: 'json' }, caller.signal)
    const other = ask({ url: origin, accept: 'json' })
    await expect.poll(() => asked).toHaveLength(2)
    caller.abort(new Error('the worker stops'))
    await expect(one).rejects.toThrow('the worker stops')
    const closed = expect(other).rejects.toThrow('is closed')
    await close()
    await closed
    await expect(ask({ url: origin, accept: 'json' })).rejects.toThrow('is closed')
    expect(asked).toHaveLength(2)
  })
})

describe('time', () => {
  test('to connect has an end', async () => {
    const silent = openOutside({ lookup: () => {}, limits: { connectMs: 20, attempts: 1 } })
    expect(await silent.ask({ url: 'https://slow.example.org/jobs', accept: 'json' })).toEqual({
      kind: 'failed',
      reason: 'https://slow.example.org/jobs gave no answer in time.',
    })
  })

  test('until the answer begins, between its parts, and in all has an end', async () => {
    const { origin } = await feed(({ url }, response) => {
      if (url === '/parts') response.writeHead(200).write('[')
      if (url === '/drops') {
        response.writeHead(200)
        const drop = setInterval(() => response.write(' '), 5)
        response.on('close', () => clearInterval(drop))
      }
    })
    const cases = [
      ['/never', { headersMs: 20 }],
      ['/parts', { bodyMs: 20 }],
      ['/drops', { answerMs: 50 }],
    ] as const
    for (const [path, limit] of cases) {
      const { ask } = openOutside({ limits: { attempts: 1, ...limit } })
      const reason = `${origin}${path} gave no answer in time.`
      expect(await ask({ url: `${origin}${path}`, accept: 'json' })).toEqual({ kind: 'failed', reason })
    }
  })
})

describe('size', () => {
  test('has a cap, for all answers and for one request', async () => {
    const { origin } = await feed((_request, response) => response.end('x'.repeat(3_000_000)))
    const { ask } = openOutside({ limits: { answerMegabytes: 2 } })
    const reason = (most: number) => `${origin}/ is larger than ${most} megabytes.`
    expect(await ask({ url: origin, accept: 'json' })).toEqual({ kind: 'failed', reason: reason(2) })
    expect(await ask({ url: origin, accept: 'json', answerMegabytes: 9 })).toMatchObject({ reason: reason(2) })
    expect(await ask({ url: origin, accept: 'json', answerMegabytes: 1 })).toMatchObject({ reason: reason(1) })
  })

  test('is counted after decompression, and a small answer that unpacks to a large one is asked for once', async () => {
    const zeros = Buffer.alloc(8_000_000)
    const bombs: Record<string, Buffer> = {
      gzip: gzipSync(zeros),
      br: brotliCompressSync(zeros),
    }
    const { origin, asked } = await feed(({ url = '' }, response) =>
      response.setHeader('content-encoding', url.slice(1)).end(bombs[url.slice(1)]),
    )
    const { ask } = openOutside({ limits: { answerMegabytes: 1 } })
    for (const name of ['gzip', 'br'])
      expect(await ask({ url: `${origin}/${name}`, accept: 'json' })).toEqual({
        kind: 'failed',
        reason: `${origin}/${name} is larger than 1 megabytes.`,
      })
    expect(asked).toHaveLength(2)
  })

  test('a file that is kept packed is unpacked once, within the same limit', async () => {
    const files: Record<string, Buffer> = {
      '/sitemap.xml.gz': gzipSync('<urlset/>'),
      '/bomb.gz': gzipSync(Buffer.alloc(8_000_000)),
      '/cut.gz': gzipSync('a listing '.repeat(1000)).subarray(0, -20),
    }
    const { origin } = await feed(({ url = '' }, response) => response.end(files[url]))
    const { ask } = openOutside({ limits: { answerMegabytes: 1 } })
    const asked = (path: string) => ask({ url: `${origin}${path}`, accept: 'any' })
    expect(await asked('/sitemap.xml.gz')).toMatchObject({ kind: 'ok', text: '<urlset/>' })
    expect(await asked('/bomb.gz')).toMatchObject({ reason: `${origin}/bomb.gz is larger than 1 megabytes.` })
    expect(await asked('/cut.gz')).toMatchObject({
      reason: `${origin}/cut.gz sent an answer whose compression is broken.`,
    })
  })

  test('an answer that is cut off, or packed in a way that was not offered, is no answer', async () => {
    const { origin } = await feed(({ url = '' }, response) => {
      const packed = gzipSync('a listing '.repeat(1000))
      if (url === '/cut') response.setHeader('content-encoding', 'gzip').end(packed.subarray(0, -20))
      else response.setHeader('content-encoding', 'gzip, br').end(brotliCompressSync(packed))
    })
    const { ask } = openOutside()
    expect(await ask({ url: `${origin}/cut`, accept: 'json' })).toEqual({
      kind: 'failed',
      reason: `${origin}/cut sent an answer whose compression is broken.`,
    })
    expect(await ask({ url: `${origin}/twice`, accept: 'json' })).toEqual({
      kind: 'failed',
      reason: `${origin}/twice answered in a compression that was not offered.`,
    })
  })
})

describe('trying again', () => {
  test('follows growing pauses with chance in them, until an answer comes', async () => {
    const { origin, asked } = await feed((...args) => status(args[2] < 3 ? 502 : 200)(...args))
    const { ask, waits } = openOutside()
    expect(await ask({ url: origin, accept: 'json' })).toMatchObject({ kind: 'ok' })
    expect(asked).toHaveLength(3)
    const elsewhere = openOutside()
    const again = await feed(status(502))
    expect(await elsewhere.ask({ url: again.origin, accept: 'json' })).toEqual({
      kind: 'failed',
      reason: `${again.origin}/ answered 502.`,
    })
    const pauses = [waits, elsewhere.waits].map((all) => all.filter((ms) => ms > 1))
    for (const both of pauses) {
      expect(both).toHaveLength(2)
      for (const ms of both) expect(ms).toBeLessThanOrEqual(30_000)
    }
    expect(pauses[0]).not.toEqual(pauses[1])
  })

  test('follows a connection that breaks off and a name that cannot be looked up', async () => {
    const { origin, asked } = await feed((_request, response) => response.destroy())
    const { ask } = openOutside()
    expect(await ask({ url: origin, accept: 'json' })).toMatchObject({ kind: 'failed' })
    expect(asked).toHaveLength(3)
    const names = localNames({})
    const nowhere = openOutside({ lookup: names.lookup })
    expect(await nowhere.ask({ url: 'https://nowhere.example.org/', accept: 'json' })).toEqual({
      kind: 'failed',
      reason: 'The name nowhere.example.org could not be looked up.',
    })
    expect(names.asked).toHaveLength(3)
  })

  test('waits as long as Retry-After says, in seconds or as a date', async () => {
    for (const text of ['40', 'Mon, 23 Nov 2026 12:00:40 GMT']) {
      const { origin, asked } = await feed((...args) =>
        status(args[2] === 1 ? 429 : 200, { 'retry-after': text })(...args),
      )
      expect(await openOutside().ask({ url: origin, accept: 'json' })).toMatchObject({ kind: 'ok' })
      expect(asked[1]?.at).toBeGreaterThanOrEqual(testNow + 40_000)
    }
  })

  test('does not wait for a long Retry-After: the host rests until then, at most a day, and nobody asks it', async () => {
    const { origin, asked } = await feed((...args) =>
      status(args[2] === 1 ? 503 : 200, { 'retry-after': '9999999' })(...args),
    )
    const { ask, waits } = openOutside()
    const refused = { kind: 'refused', status: 503, retryAt: testNow + 86_400_000 }
    expect(await ask({ url: `${origin}/one`, accept: 'json' })).toEqual(refused)
    expect(await ask({ url: `${origin}/two`, accept: 'json' })).toEqual(refused)
    expect(asked).toHaveLength(1)
    expect(waits).toEqual([])
    vi.setSystemTime(refused.retryAt)
    expect(await ask({ url: `${origin}/two`, accept: 'json' })).toMatchObject({ kind: 'ok' })
  })

  test('ends with the refusal where a host keeps saying 429', async () => {
    const { origin, asked } = await feed(status(429))
    expect(await openOutside().ask({ url: origin, accept: 'json' })).toEqual({ kind: 'refused', status: 429 })
    expect(asked).toHaveLength(3)
  })
})

describe('a host', () => {
  test('is asked at even pauses by the pace of the request, whoever asks', async () => {
    const { origin, asked } = await feed(ok)
    const { ask } = openOutside()
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => ask({ url: `${origin}/${page}`, accept: 'json', perMinute: 20 })),
    )
    const times = asked.map(({ at }) => at).toSorted()
    expect(times).toHaveLength(6)
    for (const [index, at] of times.entries()) expect(at).toBeGreaterThanOrEqual(testNow + index * 3000)
  })

  test('gets two requests at a time, and all hosts together eight', async () => {
    const open = new Map<ServerResponse, string>()
    const most = { here: 0, overall: 0 }
    let isHolding = true
    const answer: Answer = (request, response) => {
      const host = String(request.headers.host)
      open.set(response, host)
      most.overall = Math.max(most.overall, open.size)
      most.here = Math.max(most.here, [...open.values()].filter((each) => each === host).length)
      if (!isHolding) release(response)
    }
    const release = (response: ServerResponse) => {
      open.delete(response)
      response.end('fine')
    }
    const hosts = await Promise.all([1, 2, 3, 4, 5].map(() => feed(answer)))
    const { ask } = openOutside()
    const all = hosts.flatMap(({ origin }) =>
      [1, 2, 3].map((page) => ask({ url: `${origin}/${page}`, accept: 'json' })),
    )
    await expect.poll(() => open.size).toBe(8)
    isHolding = false
    for (const response of open.keys()) release(response)
    for (const { kind } of await Promise.all(all)) expect(kind).toBe('ok')
    expect(most).toEqual({ here: 2, overall: 8 })
  })
})

describe('a host in trouble', () => {
  test('that failed five times in a row is left alone, asked once after a minute, then after two, then as ever', async () => {
    let isBroken = true
    const { origin, asked } = await feed((...args) => status(isBroken ? 500 : 200)(...args))
    const { ask } = openOutside({ limits: { attempts: 1 } })
    const one = () => ask({ url: `${origin}/jobs?key=secret`, accept: 'json' })
    for (let count = 0; count < 5; count += 1) await one()
    const until = (ms: number) => `${new Date(Date.now() + ms).toISOString().slice(11, 16)} UTC`
    const alone = (time: string) => ({
      kind: 'failed',
      reason: `${new URL(origin).host} failed several times in a row and is left alone until ${time}.`,
    })
    expect(await one()).toEqual(alone(until(60_000)))
    expect(asked).toHaveLength(5)
    vi.setSystemTime(Date.now() + 60_001)
    expect(await one()).toMatchObject({ reason: `${origin}/jobs answered 500.` })
    expect(await one()).toEqual(alone(until(120_000)))
    expect(asked).toHaveLength(6)
    isBroken = false
    vi.setSystemTime(Date.now() + 120_001)
    for (let count = 0; count < 3; count += 1) expect(await one()).toMatchObject({ kind: 'ok' })
    expect(asked).toHaveLength(9)
  })

  test('that is left alone still says what failed, such as a machine without a network', async () => {
    const { ask } = openOutside({
      limits: { attempts: 1 },
      lookup: (_name, _options, done) => done(Object.assign(new Error('no network'), { code: 'ENOTFOUND' }), []),
    })
    const one = () => ask({ url: 'https://jobs.example/list', accept: 'json' })
    const problem = 'The name jobs.example could not be looked up.'
    for (let count = 0; count < 5; count += 1) expect(await one()).toEqual({ kind: 'failed', reason: problem })
    expect(await one()).toMatchObject({
      reason: expect.stringMatching(`^${problem} jobs\\.example is left alone until [0-9:]{5} UTC\\.$`),
    })
  })

  test('that fails does not keep another from being asked, and answers in between start the count anew', async () => {
    const broken = await feed((...args) => status(args[2] % 4 === 0 ? 200 : 500)(...args))
    const fine = await feed(ok)
    const { ask } = openOutside({ limits: { attempts: 1 } })
    for (let count = 0; count < 12; count += 1) await ask({ url: broken.origin, accept: 'json' })
    expect(broken.asked).toHaveLength(12)
    for (let count = 0; count < 9; count += 1) await ask({ url: `${broken.origin}/gone`, accept: 'json' })
    expect(await ask({ url: fine.origin, accept: 'json' })).toMatchObject({ kind: 'ok' })
  })
})

describe('robots.txt', () => {
  const site = (rules: Answer) =>
    feed((request, ...rest) => (request.url === '/robots.txt' ? rules : ok)(request, ...rest))
  const rules =
    (text: string): Answer =>
    (_request, response) =>
      response.end(text)

  test('is heeded for pages, read once a day, and by our name before the rule for all', async () => {
    const { origin, asked } = await site(rules('User-agent: *\nDisallow: /\n\nUser-agent: Scry\nDisallow: /private/\n'))
    const { ask } = openOutside()
    expect(await ask({ url: `${origin}/jobs`, accept: 'html' })).toMatchObject({ kind: 'ok' })
    expect(await ask({ url: `${origin}/private/1`, accept: 'html' })).toEqual({ kind: 'refused', status: 0 })
    await Promise.all([1, 2, 3].map((page) => ask({ url: `${origin}/jobs/${page}`, accept: 'html' })))
    expect(asked.map(({ url }) => url).toSorted()).toEqual(['/jobs', '/jobs/1', '/jobs/2', '/jobs/3', '/robots.txt'])
    vi.setSystemTime(Date.now() + 86_400_001)
    await ask({ url: `${origin}/jobs`, accept: 'html' })
    expect(asked.filter(({ url }) => url === '/robots.txt')).toHaveLength(2)
  })

  test('is not read for documented feeds', async () => {
    const { origin, asked } = await site(rules('User-agent: *\nDisallow: /\n'))
    const { ask } = openOutside()
    for (const accept of ['json', 'xml', 'any'] as const)
      expect(await ask({ url: `${origin}/feed`, accept })).toMatchObject({ kind: 'ok' })
    expect(asked.map(({ url }) => url)).toEqual(['/feed', '/feed', '/feed'])
  })

  test('is heeded for a list that a source made for its own pages', async () => {
    const { origin } = await site(rules('User-agent: *\nDisallow: /api/\n'))
    const { ask } = openOutside()
    const request = { accept: 'json', heedsRobots: true } as const
    expect(await ask({ ...request, url: `${origin}/api/list` })).toEqual({ kind: 'refused', status: 0 })
    expect(await ask({ ...request, url: `${origin}/list` })).toMatchObject({ kind: 'ok' })
  })

  test('that is not there allows all; one that cannot be had allows nothing', async () => {
    const without = await site(status(404))
    expect(await openOutside().ask({ url: `${without.origin}/jobs`, accept: 'html' })).toMatchObject({ kind: 'ok' })
    const broken = await site(status(500))
    expect(await openOutside().ask({ url: `${broken.origin}/jobs`, accept: 'html' })).toEqual({
      kind: 'failed',
      reason: `${broken.origin}/robots.txt could not be read: it answered 500.`,
    })
    expect(broken.asked.every(({ url }) => url === '/robots.txt')).toBe(true)
  })

  test('sets the pause between two requests', async () => {
    const { origin, asked } = await site(rules('User-agent: *\nCrawl-delay: 5\n'))
    const { ask } = openOutside()
    for (const page of [1, 2, 3]) await ask({ url: `${origin}/${page}`, accept: 'html' })
    const times = asked.slice(1).map(({ at }) => at)
    expect(Number(times[2]) - Number(times[0])).toBeGreaterThanOrEqual(10_000)
  })

  test('holds for the page that a redirect leads to', async () => {
    const { origin, asked } = await feed(({ url }, response) => {
      if (url === '/robots.txt') response.end('User-agent: *\nDisallow: /closed\n')
      else response.writeHead(302, { location: '/closed' }).end()
    })
    expect(await openOutside().ask({ url: `${origin}/jobs`, accept: 'html' })).toEqual({ kind: 'refused', status: 0 })
    expect(asked.map(({ url }) => url)).toEqual(['/robots.txt', '/jobs'])
  })
})
