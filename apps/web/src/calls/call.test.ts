import type { getListing, searchJobs } from '@scry/contracts/listing-routes'
import { expect, test, vi } from 'vitest'
import { CallError, call } from './call.ts'

const answerWith = (response: Response) => {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(response)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
const search = () => call<typeof searchJobs>('GET /api/search-jobs', { query: { q: 'data & ink', location: '' } })

test('a filter that means everything is sent empty, and the rest is escaped (§7.33)', async () => {
  const fetched = answerWith(Response.json({ success: true, jobs: [] }))
  await search()
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/search-jobs?q=data+%26+ink&location=')
})

test('parts of a path are filled in and escaped', async () => {
  const fetched = answerWith(Response.json({ success: true, job: null, hackathon: null }))
  await call<typeof getListing>('GET /api/listings/:id', { params: { id: 'a/b' } })
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/listings/a%2Fb')
})

test('a reply that is not JSON is an error (§8.10)', async () => {
  answerWith(new Response('<p>hello</p>', { headers: { 'content-type': 'text/html' } }))
  await expect(search()).rejects.toMatchObject({ message: 'Response is not JSON' })
})

/** An answer whose body begins and then fails with `error`. */
const brokenOff = (error: Error, status = 200) => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"succ')),
    pull: (controller) => controller.error(error),
  })
  return new Response(body, { status, headers: { 'content-type': 'application/json' } })
}

test('an answer whose body breaks off is no JSON, whatever the browser throws (§8.10)', async () => {
  answerWith(brokenOff(new TypeError('network error')))
  await expect(search()).rejects.toMatchObject({ message: 'Response is not JSON', code: 'not-json' })
  answerWith(brokenOff(new TypeError('network error'), 502))
  await expect(search()).rejects.toMatchObject({ message: 'HTTP error! status: 502' })
  answerWith(brokenOff(new DOMException('stopped', 'AbortError')))
  await expect(search()).rejects.toMatchObject({ name: 'AbortError' })
})

test('an HTTP failure carries its code, and the server’s own sentence beside it (§8.11)', async () => {
  answerWith(
    Response.json({ success: false, error: 'Too many.', code: 'too-many-requests', requestId: 'r1' }, { status: 429 }),
  )
  const error = await search().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({
    message: 'HTTP error! status: 429',
    sentence: 'Too many.',
    code: 'too-many-requests',
    status: 429,
  })
})

test('an answer without success is an error although its status is fine (§8.9)', async () => {
  answerWith(Response.json({ success: false, error: 'No index.', code: 'busy', requestId: 'r1' }))
  await expect(search()).rejects.toMatchObject({ message: 'No index.', code: 'busy' })
})

test('a server that is not reached is told as being offline, and an abort stays an abort', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
  await expect(search()).rejects.toMatchObject({ code: 'offline' })
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new DOMException('stopped', 'AbortError')))
  await expect(search()).rejects.toMatchObject({ name: 'AbortError' })
})

test('what was asked for before the code came is taken once, and asked for again where it failed (§7.33)', async () => {
  const fetched = answerWith(Response.json({ success: true, jobs: [] }))
  const address = '/api/search-jobs?q=data+%26+ink&location='
  window.earlyAnswers = new Map([[address, Promise.resolve(Response.json({ success: true, jobs: [], total: 7 }))]])
  expect(await search()).toMatchObject({ total: 7 })
  expect(fetched).not.toHaveBeenCalled()
  await search()
  expect(fetched).toHaveBeenCalledOnce()
  window.earlyAnswers = new Map([[address, Promise.resolve(null)]])
  answerWith(Response.json({ success: true, jobs: [] }))
  expect(await search()).toMatchObject({ jobs: [] })
})
