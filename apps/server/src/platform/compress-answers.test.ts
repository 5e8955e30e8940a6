import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { compressAnswers } from './compress-answers.ts'

const unpack = { zstd: zstdDecompressSync, br: brotliDecompressSync, gzip: gunzipSync }
const long = { jobs: Array.from({ length: 200 }, (_, at) => ({ id: `j${at}`, title: 'Data Intern' })) }

async function startApp() {
  const app = Fastify()
  compressAnswers(app)
  app.get('/api/list', () => long)
  app.get('/api/list-as-bytes', (_, reply) => reply.type('application/json').send(Buffer.from(JSON.stringify(long))))
  app.get('/api/varying', (_, reply) => reply.header('vary', 'Cookie').send(long))
  app.get('/api/endless', () => ({ text: 'data '.repeat(60_000) }))
  app.get('/api/short', () => ({ success: true }))
  app.get('/api/image', (_, reply) => reply.type('image/png').send(Buffer.alloc(5000)))
  app.get('/v1/account', () => long)
  await app.ready()
  return (url: string, accepted = 'gzip', site?: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'accept-encoding': accepted, ...(site && { 'sec-fetch-site': site }) } })
}

test.each(['/api/list', '/api/list-as-bytes'])(
  'the long answer of %s is compressed in the quickest way that its browser takes',
  async (url) => {
    const ask = await startApp()
    const expected = {
      'gzip, deflate, br, zstd': 'zstd',
      'gzip, deflate, br': 'br',
      'gzip, deflate': 'gzip',
      'zstd;q=0, br;q=0.000, gzip;q=0.8': 'gzip',
      'deflate, GZIP': 'gzip',
      'BR;q=0.1': 'br',
    } as const
    for (const [accepted, coding] of Object.entries(expected)) {
      const { headers, rawPayload } = await ask(url, accepted)
      expect(headers, accepted).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
      expect(headers['content-type']).toContain('application/json')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(JSON.parse(unpack[coding](rawPayload).toString())).toEqual(long)
    }
    for (const accepted of ['', 'deflate', 'gzip;q=0', 'x-gzip-like', 'zstandard']) {
      const { headers, body } = await ask(url, accepted)
      expect(headers['content-encoding'], accepted).toBeUndefined()
      expect(headers.vary).toBe('accept-encoding')
      expect(JSON.parse(body)).toEqual(long)
    }
  },
)

test('what is short, too long to hold others up, no text, or of the protocol of the accounts goes out as it stands', async () => {
  const ask = await startApp()
  for (const url of ['/api/short', '/api/endless', '/api/image', '/v1/account']) {
    const { statusCode, headers } = await ask(url)
    expect(statusCode).toBe(200)
    expect(headers['content-encoding'], url).toBeUndefined()
  }
})

test('what else an answer depends on goes on being said', async () => {
  const ask = await startApp()
  expect((await ask('/api/varying')).headers.vary).toBe('Cookie, accept-encoding')
})

test('another site that opens a call learns nothing from the length of the answer', async () => {
  const ask = await startApp()
  for (const site of ['cross-site', 'same-site']) {
    const { headers, body } = await ask('/api/list', 'gzip', site)
    expect(headers['content-encoding'], site).toBeUndefined()
    expect(JSON.parse(body)).toEqual(long)
  }
  for (const site of ['same-origin', 'none'])
    expect((await ask('/api/list', 'gzip', site)).headers['content-encoding'], site).toBe('gzip')
})

test('HEAD tells of the answer as it stands, without a body', async () => {
  const ask = await startApp()
  const { statusCode, headers, body } = await ask('/api/list', 'gzip', undefined, 'HEAD')
  expect(statusCode).toBe(200)
  expect(headers['content-encoding']).toBeUndefined()
  expect(Number(headers['content-length'])).toBe(JSON.stringify(long).length)
  expect(body).toBe('')
})

test('the whole application compresses a long answer, beside its headers of security', async () => {
  const { app } = await startTestServer()
  const ask = (accepted: string) => app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': accepted } })
  const compressed = await ask('gzip')
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', 'x-content-type-options': 'nosniff' })
  expect(gunzipSync(compressed.rawPayload).toString()).toBe((await ask('identity')).body)
})
