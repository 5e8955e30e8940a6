import { expect, test } from 'vitest'
import { listingIdIn } from './listing-id.ts'

test('the id in a path is what the page is kept under, whatever of it the address has to encode', () => {
  for (const id of ['sample-job-1', 'own-campus:a1', 'a/b?c#d', '100%', 'größe 日本', '__proto__'])
    for (const folder of ['jobs', 'hackathons']) expect(listingIdIn(`/${folder}/${encodeURIComponent(id)}`)).toBe(id)
  expect(listingIdIn('/jobs/own-campus:a1')).toBe('own-campus:a1')
})

test('a path without a listing has none', () => {
  for (const path of ['/', '/jobs', '/sources', '/jobs/a/b']) expect(listingIdIn(path)).toBeUndefined()
})
