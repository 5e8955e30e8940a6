import { expect, test } from 'vitest'
import { signUp } from './testing/browser.ts'
import { jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

const odd = 'a\u0000b\ud800'
const documents = '/v1/databases/scry/collections'

test('signs that a database does not take end no request in a failure of the server', async () => {
  const server = await startTestServer({ env: { REVIEWER_EMAILS: 'reviewer@example.org' } })
  const person = await signUp(server, 'poster@example.org')
  const reviewer = await signUp(server, 'reviewer@example.org')
  await server.database.query.updateTable('accounts').set({ email_verified: 1 }).execute()
  await person.call('POST', `${documents}/users/documents`, { documentId: 'unique()', data: { name: 'Mira' } })
  const posted = await person.call('POST', `${documents}/aggregated_jobs/documents`, {
    ...{ documentId: 'unique()', data: { ...jobForm, jobRole: odd, place: odd, site: odd, skills: [odd] } },
  })
  const { $id: id } = posted.json()
  const [waiting] = (await reviewer.call('GET', '/api/review')).json().postings
  const path = encodeURIComponent('a\u0000b')
  const decision = { decision: 'ask-changes', version: waiting?.version ?? '', reason: 'other', words: odd }
  const asked: [typeof person, string, string, object?][] = [
    [reviewer, 'POST', `/api/review/job/${id}`, decision],
    [reviewer, 'POST', `/api/review/job/${path}`, decision],
    [person, 'POST', `/api/own-postings/job/${path}/close`, {}],
    [person, 'POST', '/api/applications', { listing_id: odd, stage: 'applied', words: [odd] }],
    [person, 'POST', `/api/applications/${path}`, { notes: odd }],
    [person, 'POST', '/api/saved-searches', { kind: 'job', name: odd, query: `q=${path}` }],
    [person, 'DELETE', `/api/saved-searches/${path}`],
    [person, 'POST', '/api/feedback', { listing_id: odd, reason: 'closed' }],
    [person, 'DELETE', `/api/feedback/${path}`],
    [person, 'POST', '/api/skills', { name: odd, claim: 'confirmed' }],
    [person, 'POST', '/api/calendar', { listings: [odd] }],
    [person, 'GET', `/api/calendar.ics?key=${path}`],
    [person, 'GET', `/api/listings/${path}/dates.ics`],
    [person, 'POST', `/api/unsubscribe?key=${path}`, {}],
    [person, 'GET', `/api/jobs/feed/rss?q=${path}`],
    [person, 'GET', `${documents}/aggregated_jobs/documents/${path}`],
    [person, 'DELETE', `${documents}/hackathon/documents/${path}`],
    [person, 'POST', `/api/listings/${path}/complaints`, { about: 'closed' }],
  ]
  const answers: string[] = [`${posted.statusCode} post`]
  for (const [who, method, url, body] of asked) {
    const { statusCode } = await who.call(method as 'POST', url, body)
    answers.push(`${statusCode} ${method} ${url.replace(String(id), 'ID')}`)
  }
  expect(answers.filter((one) => one.startsWith('5'))).toEqual([])
  // The embedded database takes such words; PostgreSQL refuses them, and so does the answer.
  expect(answers[1]).toMatch(/^(?:200|400) POST \/api\/review\/job\/ID$/)
})
