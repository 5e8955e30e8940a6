import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

test.each([
  ['GET', '/api/search-jobs?limit=999', undefined, 'The field "limit" must be at most 200.'],
  ['GET', '/api/search-jobs?limit=x', undefined, 'The field "limit" must be a number.'],
  ['GET', '/api/search-jobs?sort=odd', undefined, 'The field "sort" must be one of best, newest, deadline.'],
  ['GET', '/api/search-jobs?nothing=1', undefined, 'The input takes no "nothing".'],
  ['POST', '/api/get-personalized-jobs', { skills: 5 }, 'The field "skills" must be a list.'],
  ['POST', '/api/get-personalized-jobs', { skills: [5] }, 'The field "skills.0" must be a text.'],
  [
    'POST',
    '/api/get-personalized-jobs',
    { job_type: 'x'.repeat(301) },
    'The field "job_type" may have at most 300 characters.',
  ],
  ...(
    [
      ['skills', 60, 'skills'],
      ['interests', 50, 'interests'],
      ['titles', 40, 'titles'],
      ['languages', 20, 'languages'],
      ['suppose', 20, 'supposed skills'],
      ['exclude', 2000, 'listings to leave out'],
    ] as const
  ).map(
    ([field, most, what]) =>
      [
        'POST',
        '/api/get-personalized-jobs',
        { [field]: new Array(most + 1).fill('a') },
        `Send at most ${most} ${what}.`,
      ] as const,
  ),
  [
    'POST',
    '/api/get-personalized-jobs',
    { skills: ['x'.repeat(201)] },
    'Write each of the skills in at most 200 characters.',
  ],
  ['POST', '/api/track-apply', {}, 'The field "job_id" is missing.'],
] as const)('%s %s with %j is refused in words', async (method, url, payload, error) => {
  const { app } = await startTestServer()
  const answer = await app.inject({ method, url, ...(payload && { payload }) })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ success: false, code: 'invalid-input', error })
})

test('a body that is no JSON, too large or of another kind is refused in words, under both protocols', async () => {
  const { app } = await startTestServer()
  for (const url of ['/api/get-personalized-jobs', '/v1/account']) {
    const post = async (payload: string, type: string) => {
      const { statusCode, body } = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
      const { error, message } = JSON.parse(body)
      return [statusCode, error ?? message]
    }
    expect(await post('{', 'application/json')).toEqual([400, 'The request could not be read.'])
    expect(await post(`"${'x'.repeat(300_000)}"`, 'application/json')).toEqual([413, 'The request is too large.'])
    expect(await post('<x/>', 'text/xml')).toEqual([415, 'The request is of a kind that is not taken here.'])
  }
})
