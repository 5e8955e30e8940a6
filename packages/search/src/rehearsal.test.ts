import { expect, test } from 'vitest'
import { buildIndex, emptyIndex, loadIndex } from './listing-index.ts'

const now = Date.UTC(2026, 10, 20)
const titles = [
  'Senior Software Engineer',
  'Sales Manager',
  'Registered Nurse',
  'Data Analyst',
  'Über-Koch',
  'C++ Developer',
]
const listings = Array.from({ length: 400 }, (_, at) => ({
  id: `listing-${at}`,
  kind: 'job' as const,
  title: `${titles[at % titles.length]} ${at % 7}`,
  location: at % 3 === 0 ? 'Remote' : 'Berlin, Germany',
  skills: ['Java', 'SQL', 'Nursing', 'Excel', 'Linux'].slice(at % 3),
  posted: now - at * 3_600_000,
}))

test('an index that rehearsed answers as one that did not', () => {
  const bytes = buildIndex(listings).save()
  const [fresh, rehearsed] = [loadIndex(bytes), loadIndex(bytes)]
  for (const index of [fresh, rehearsed]) index.remove('listing-7')
  expect([...rehearsed.rehearse(now)].length).toBeGreaterThan(20)
  for (const index of [fresh, rehearsed]) {
    index.add({ id: 'late', kind: 'job', title: 'Senior Sales Engineer', skills: ['Java'] })
    index.remove('listing-8')
  }
  for (const text of ['senior engineer', 'nurs', 'mangaer', 'sales', 'berlin', '']) {
    const request = { text, now, facets: ['type', 'workplace', 'skills', 'posted'] as const, prefix: text === 'nurs' }
    expect(rehearsed.search(request), text).toEqual(fresh.search(request))
  }
  const person = { skills: ['Java', 'SQL'], location: 'Berlin', now }
  expect(rehearsed.recommend(person)).toEqual(fresh.recommend(person))
  expect(rehearsed.save()).toEqual(fresh.save())
})

test('an index without listings has nothing to rehearse', () => {
  expect([...emptyIndex().rehearse(now)]).toEqual([])
})
