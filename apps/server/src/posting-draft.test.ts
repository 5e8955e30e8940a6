import type { draftJob } from '@scry/contracts/posting-draft-routes'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { signUp } from './testing/browser.ts'
import { jobForm } from './testing/people.ts'
import { startTestServer } from './testing/test-server.ts'

const empty = {
  ...{ jobRole: '', companyName: '', site: '', stipend: '', duration: '', description: '', applyLink: '' },
  ...{ skills: [], location: 'On site', jobType: 'internship', category: 'technology', experienceLevel: 'entry' },
  applicationDeadline: null,
}
const pasted = `We look for a senior data analyst. This is a full-time position, fully remote.
Salary: $90,000 - $110,000 per year

Requirements
- SQL and Python
- 6 years of experience`

async function asked() {
  const server = await startTestServer()
  const person = await signUp(server, 'poster@example.org')
  return {
    server,
    draft: async (fields: object) =>
      (await person.call('POST', '/api/posting-draft', { ...empty, ...fields })).json<
        z.infer<(typeof draftJob)['response']>
      >(),
  }
}

test('a pasted description is read for the fields beside it, and says nothing where it does not (issue 18, 2)', async () => {
  const { draft } = await asked()
  const { read } = await draft({ jobRole: 'Senior Data Analyst', companyName: 'Loom', description: pasted })
  expect(read).toMatchObject({ jobType: 'full-time', experienceLevel: 'senior', location: 'Remote' })
  expect(read.stipend).toMatch(/90,000/)
  expect(read.skills).toEqual(expect.arrayContaining(['SQL', 'Python']))
  const both = 'We have full-time and part-time positions. You negotiate contracts.'
  expect((await draft({ description: both })).read.jobType).toBeNull()
  expect((await draft({ description: 'Come and join us.' })).read).toEqual({
    ...{ jobType: null, experienceLevel: null, location: null, stipend: null, skills: [] },
  })
})

test('a job is shown as others will see it while it is written, and keeps nothing (issue 18, 2)', async () => {
  const { draft, server } = await asked()
  const fields = { jobRole: 'Ferry Planner', companyName: 'Quayside', skills: ['SQL'], location: 'Hybrid' }
  const { job } = await draft({ ...fields, applicationDeadline: '2026-12-06T11:59:00.000Z', applyLink: 'https://x' })
  expect(job).toMatchObject({ title: 'Ferry Planner', company: 'Quayside', skills: ['SQL'], type: 'Internship' })
  expect(await server.database.query.selectFrom('job_postings').selectAll().execute()).toEqual([])
})

test('what is listed and may be the same opening is named, what others have not published is not (issue 18, 2)', async () => {
  const { draft, server } = await asked()
  const other = await signUp(server, 'other@example.org')
  const url = '/v1/databases/scry/collections/aggregated_jobs/documents'
  const made = await other.call('POST', url, { documentId: 'unique()', data: jobForm })
  expect(made.statusCode).toBe(201)
  const own = { jobRole: jobForm.jobRole, companyName: jobForm.companyName }
  expect((await draft(own)).duplicates).toEqual([])
  await server.database.query.updateTable('job_postings').set({ status: 'approved' }).execute()
  expect((await draft(own)).duplicates).toMatchObject([{ title: jobForm.jobRole, company: jobForm.companyName }])
  expect((await draft({ companyName: jobForm.companyName })).duplicates).toEqual([])
})
