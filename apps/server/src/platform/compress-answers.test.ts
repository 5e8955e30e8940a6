import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const long = { jobs: Array.from({ length: 200 }, (_, at) => ({ id: `j${at}`, title: 'Data Intern' })) }

async function startApp() {
  const app = Fastify()
  compressAnswers(app)
  app.get('/api/list', () => long)
  app.get('/api/list-as-bytes', (_, reply) => reply.type('application/json').send(Buffer.from(JSON.stringify(long))))
  app.get('/api/short', () => ({ success: true }))
  app.get('/api/image', (_, reply) => reply.type('image/png').send(Buffer.alloc(5000)))
  app.get('/v1/account', () => long)
  await app.ready()
  return (url: string, accepted = 'gzip') => app.inject({ url, headers: { 'accept-encoding': accepted } })
}

test.each(['/api/list', '/api/list-as-bytes'])(
  'the long answer of %s is compressed for those who take it',
  async (url) => {
    const ask = await startApp()
    for (const accepted of ['gzip', 'br, gzip;q=0.8', 'deflate, GZIP']) {
      const { headers, rawPayload } = await ask(url, accepted)
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
      expect(headers['content-type']).toContain('application/json')
      expect(Number(headers['content-length'])).toBe(rawPayload.length)
      expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(long)
    }
    for (const accepted of ['', 'br', 'gzip;q=0', 'x-gzip-like']) {
      const { headers, body } = await ask(url, accepted)
      expect(headers['content-encoding'], accepted).toBeUndefined()
      expect(headers.vary).toBe('accept-encoding')
      expect(JSON.parse(body)).toEqual(long)
    }
  },
)

test('what is short, no text, or of the protocol of the accounts goes out as it stands', async () => {
  const ask = await startApp()
  for (const url of ['/api/short', '/api/image', '/v1/account']) {
    const { statusCode, headers } = await ask(url)
    expect(statusCode).toBe(200)
    expect(headers['content-encoding'], url).toBeUndefined()
  }
})
