import { expect, test } from 'vitest'
import { buildIndex, loadIndex } from './listing-index.ts'
import type { ListingInput } from './listing-input.ts'
import type { UnreadAnswer } from './requests.ts'

const now = Date.UTC(2026, 10, 21)
const listings: ListingInput[] = ['machine learning', 'learning of a machine', 'machines and their learning'].flatMap(
  (words, at) => [
    {
      id: `a${at}`,
      kind: 'job',
      title: 'Lab Assistant',
      description: `We do ${words}. You must know Python, or Go or Rust.`,
      skills: ['SQL'],
    },
    { id: `b${at}`, kind: 'job', title: `Baker of ${words}`, description: 'You must know Docker. 3 years of baking.' },
  ],
)
const byId = new Map(listings.map((listing) => [listing.id, listing]))
const withTexts = buildIndex(listings, { getText: (id) => byId.get(id) })

/** What whoever has the texts elsewhere makes of an answer. */
function read(ask: () => UnreadAnswer) {
  const first = ask()
  for (const { id, take } of first.undecided) take(byId.get(id))
  const { answer, undecided, explain } = first.undecided.length > 0 ? ask() : first
  expect(undecided).toEqual([])
  const hits = answer.hits.map((hit, at) => {
    const match = explain(at, byId.get(hit.id))
    return match ? { ...hit, match } : hit
  })
  return { ...answer, hits }
}

test.each(['"machine learning"', 'machine -"machine learning"', '"machine learning" "must know"'])(
  'for %s an index without texts answers like one with them once each listing in question was read',
  (text) => {
    const index = loadIndex(withTexts.save())
    const request = { text, now, facets: ['skills'], profile: { skills: ['SQL', 'Docker'] } } as const
    expect(read(() => index.searchUnread(request))).toEqual(withTexts.search(request))
    expect(index.searchUnread(request).undecided).toEqual([])
  },
)

test('reasons are the same whether texts were at hand while ranking or came later', () => {
  const index = loadIndex(withTexts.save())
  const request = { skills: ['SQL', 'Python'], now, explain: true } as const
  expect(read(() => index.recommendUnread(request))).toEqual(withTexts.recommend(request))
})

test('a listing whose text is gone has no phrase, and one that was replaced is read anew', () => {
  const index = loadIndex(withTexts.save())
  const ask = () => index.searchUnread({ text: '"machine learning"', now })
  for (const { take } of ask().undecided) take(undefined)
  expect(ask().answer.total).toBe(0)
  const listing = byId.get('a0')
  if (listing) index.add(listing)
  expect(ask().undecided.map(({ id }) => id)).toEqual(['a0'])
})

test('which lack of a skill closes doors is told without any text', () => {
  const request = { profile: { skills: ['SQL', 'Go'] }, now }
  expect(loadIndex(withTexts.save()).skillGap(request)).toEqual(withTexts.skillGap(request))
})

test.each(['ended', 'Closed', 'expired', 'archived', 'cancelled'])(
  'what the source calls %s is counted as open neither as a job nor as a hackathon (§1.5)',
  (status) => {
    const both = (['job', 'hackathon'] as const).flatMap((kind) => [
      { id: `${kind} open`, kind, title: 'T', company: 'Crumb Ltd', source: 'Board' },
      { id: `${kind} closed`, kind, title: 'T', company: 'Other', status },
    ])
    const index = buildIndex(both)
    expect(index.openCounts(now)).toEqual({ jobs: 1, hackathons: 1, companies: 1 })
    expect(index.openCounts(now, 'Board')).toEqual({ jobs: 1, hackathons: 1, companies: 1 })
    expect(index.openCounts(now, 'Other')).toEqual({ jobs: 0, hackathons: 0, companies: 0 })
  },
)

test('of a query with more phrases than are looked for the first ones are, and the answer says that others were not', () => {
  const phrases = Array.from({ length: 9 }, (_, at) => `"machine learning${'x'.repeat(at)}"`)
  const ask = (count: number) => withTexts.search({ text: phrases.slice(0, count).join(' '), now })
  expect([ask(8).phrasesUnchecked, ask(9).phrasesUnchecked]).toEqual([undefined, true])
})
