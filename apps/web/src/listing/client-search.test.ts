import type { Hackathon, Job } from '@scry/contracts/listing'
import { expect, test } from 'vitest'
import { hackathonMatchesText, jobMatchesText } from './client-search.ts'

const job = {
  title: 'Ferry Planner',
  company: 'Quayside Lines',
  description: 'Draws timetables.',
  skills: ['SQL', 'Excel'],
  location: 'Harwich',
} as Job
const hackathon = {
  title: 'Night of Maps',
  organizer: 'Fernhill Society',
  description: 'Two nights of drawing.',
  themes: ['Cartography', 'WebGL'],
  location: 'Leith',
} as Hackathon

test.each(['ferry', 'QUAYSIDE', 'timeTABLES', 'excel', ' sql ', ''])(
  'typing %j keeps a job by title, company, description or skill, whatever the case (§5.55)',
  (typed) => expect(jobMatchesText(job, typed)).toBe(true),
)

test.each(['night of', 'FERNHILL', 'Drawing', 'cartography', 'webgl'])(
  'typing %j keeps a hackathon by title, organizer, description, theme or technology (§5.56)',
  (typed) => expect(hackathonMatchesText(hackathon, typed)).toBe(true),
)

test('what stands in none of those fields is filtered away (§5.55, §5.56)', () => {
  expect(jobMatchesText(job, 'harwich')).toBe(false)
  expect(jobMatchesText(job, 'ferry excel')).toBe(false)
  expect(hackathonMatchesText(hackathon, 'leith')).toBe(false)
})
