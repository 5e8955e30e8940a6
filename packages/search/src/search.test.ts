import { stem, tokenize } from '@scry/vocabulary/tokens'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, emptyIndex, loadIndex } from './listing-index.ts'
import type { ListingInput } from './listing-input.ts'
import { levelOf, typeOf, workplaceOf } from './store/facet-fields.ts'
import { compareIdTexts } from './store/id-order.ts'
import { listingsArbitrary, testNow } from './testing/arbitrary-listings.ts'

const fields = (listing: ListingInput): string =>
  [listing.title, listing.company, listing.location, listing.description, ...(listing.skills ?? [])].join(' \n ')
const stemsIn = (text: string): Set<string> => {
  const words = tokenize(text).map((token) => token.text)
  const joined = words.slice(1).map((word, at) => words[at] + word)
  return new Set([...words, ...joined].map(stem))
}
const idsOf = (hits: readonly { id: string }[]): string[] => hits.map(({ id }) => id)
const sorted = (ids: Iterable<string>): string[] => [...ids].sort(compareIdTexts)
const job = (id: string, title: string, more: Partial<ListingInput> = {}): ListingInput => ({
  id,
  kind: 'job',
  title,
  ...more,
})

/** Words without aliases, compounds or corrections, so that a naive search knows what they match. */
const plainWord = fc.constantFrom(
  'engineer',
  'nurse',
  'senior',
  'acme',
  'cedar',
  'welding',
  'juggling',
  'degree',
  'team',
)

test('the rows are among those of a naive search and have each one titled so, and others where a word is left out', () => {
  fc.assert(
    fc.property(listingsArbitrary(40), fc.uniqueArray(plainWord, { minLength: 1, maxLength: 3 }), (listings, words) => {
      const index = buildIndex(listings)
      const known = words.filter((word) => listings.some((listing) => stemsIn(fields(listing)).has(stem(word))))
      if (known.length < words.length) return
      for (const match of ['all', 'any'] as const) {
        const naive = listings.filter((listing) => {
          const stems = stemsIn(fields(listing))
          return match === 'all'
            ? words.every((word) => stems.has(stem(word)))
            : words.some((word) => stems.has(stem(word)))
        })
        const { total, hits, leftOut } = index.search({ text: words.join(' '), match, limit: 100 })
        const titled = naive.filter(({ title }) => words.every((word) => stemsIn(title).has(stem(word))))
        expect(idsOf(hits)).toEqual(expect.arrayContaining(idsOf(titled)))
        expect(total).toBe(hits.length)
        if (leftOut) expect(match).toBe('all')
        else expect(idsOf(naive)).toEqual(expect.arrayContaining(idsOf(hits)))
        if (match === 'any' || words.length === 1) expect(total).toBe(naive.length)
        if (naive.length > 0) expect(total).toBeGreaterThan(0)
      }
    }),
  )
})

test('the best rows of a short list are the first rows of the whole list, and equal scores stand by id', () => {
  fc.assert(
    fc.property(listingsArbitrary(60), fc.uniqueArray(plainWord, { minLength: 1, maxLength: 3 }), (listings, words) => {
      const index = buildIndex(listings)
      for (const match of ['all', 'any'] as const) {
        const whole = index.search({ text: words.join(' '), match, limit: 300 }).hits
        const short = index.search({ text: words.join(' '), match, limit: 3 }).hits
        expect(short).toEqual(whole.slice(0, 3))
        const ordered = [...whole].sort((left, right) => right.score - left.score || compareIdTexts(left.id, right.id))
        expect(whole).toEqual(ordered)
      }
    }),
  )
})

test('load more repeats no row and ends after the total, for every order', () => {
  fc.assert(
    fc.property(listingsArbitrary(40), fc.constantFrom('', 'engineer', 'engi', 'data nurse'), (listings, text) => {
      const index = buildIndex(listings)
      for (const sort of ['best', 'newest', 'deadline'] as const) {
        const request = { text, sort, match: 'any' as const, prefix: true, limit: 4, now: testNow }
        const seen: string[] = []
        let answer = index.search(request)
        const { total } = answer
        seen.push(...idsOf(answer.hits))
        while (answer.next !== null) {
          answer = index.search({ ...request, after: answer.next })
          seen.push(...idsOf(answer.hits))
        }
        expect(seen.length).toBe(total)
        expect(new Set(seen).size).toBe(total)
      }
    }),
  )
})

test('filters keep what a naive filter keeps, and facets count each value under the other filters', () => {
  const filtersArbitrary = fc.record({
    type: fc.constantFrom('', 'all', 'internship', 'full-time'),
    level: fc.constantFrom('any', 'entry', 'senior'),
    location: fc.constantFrom('all', 'Austin', 'remote'),
    postedWithinDays: fc.constantFrom(null, 7, 30),
  })
  fc.assert(
    fc.property(listingsArbitrary(40), filtersArbitrary, (written, filters) => {
      const index = buildIndex(written)
      const listings = written.map((one) => ({ ...one, type: typeOf(one), level: levelOf(one) }))
      const isAt = (listing: ListingInput, place: string): boolean =>
        place === 'remote' ? workplaceOf(listing) === 'remote' : (listing.location ?? '').includes(place)
      const passes = (listing: ListingInput, ...without: string[]): boolean => {
        const on = (name: string, value: string) =>
          !without.includes(name) && value !== '' && value !== 'all' && value !== 'any'
        if (on('type', filters.type) && listing.type !== filters.type) return false
        if (on('level', filters.level) && listing.level !== filters.level) return false
        if (on('location', filters.location) && !isAt(listing, filters.location)) return false
        const { postedWithinDays } = filters
        if (postedWithinDays === null) return true
        return typeof listing.posted === 'number' && listing.posted >= testNow - postedWithinDays * 86_400_000
      }
      const answer = index.search({
        filters,
        limit: 100,
        now: testNow,
        facets: ['type', 'level', 'location'],
        places: ['Austin', 'remote'],
      })
      expect(sorted(idsOf(answer.hits))).toEqual(sorted(idsOf(listings.filter((listing) => passes(listing)))))
      expect(answer.total).toBe(answer.hits.length)
      for (const { value, count } of answer.facets?.location?.values ?? []) {
        expect(count).toBe(listings.filter((listing) => isAt(listing, value) && passes(listing, 'location')).length)
      }
      for (const name of ['type', 'level'] as const) {
        for (const { value, count } of answer.facets?.[name]?.values ?? []) {
          expect(count).toBe(listings.filter((listing) => listing[name] === value && passes(listing, name)).length)
        }
      }
    }),
  )
})

test('an index that listings came into and went out of answers like one that was loaded from its snapshot', () => {
  fc.assert(
    fc.property(listingsArbitrary(30), listingsArbitrary(20), fc.nat(9), (first, second, step) => {
      const index = buildIndex(first)
      for (const listing of second) index.add(listing)
      for (const { id } of first.filter((_, at) => at % (step + 2) === 0)) index.remove(id)
      const loaded = loadIndex(index.save())
      expect(loaded.stats().corpus).toBe(index.stats().corpus)
      for (const request of [
        { text: 'engineer' },
        { text: 'data nurse', match: 'any' as const },
        { filters: { type: 'internship' } },
      ]) {
        const before = index.search({ ...request, limit: 100, now: testNow })
        const after = loaded.search({ ...request, limit: 100, now: testNow })
        expect(after).toEqual(before)
      }
    }),
  )
})

test('what is added is found at once, a second listing with its id replaces it, and what is removed is gone', () => {
  const index = emptyIndex()
  index.add(job('1', 'Beekeeper'))
  expect(index.search({ text: 'beekeeper' }).total).toBe(1)
  index.add(job('1', 'Lighthouse keeper'))
  expect(index.search({ text: 'beekeeper' }).total).toBe(0)
  expect(index.search({ text: 'lighthouse' }).total).toBe(1)
  expect(index.remove('1')).toBe(true)
  expect(index.remove('1')).toBe(false)
  expect(index.search().total).toBe(0)
})

test('front end, frontend and front-end find each other', () => {
  const index = buildIndex([
    job('a', 'Frontend Engineer'),
    job('b', 'Front end Engineer'),
    job('c', 'Front-End Engineer'),
    job('d', 'Back Engineer'),
  ])
  for (const text of ['front end', 'frontend', 'front-end']) {
    expect(sorted(idsOf(index.search({ text }).hits)), text).toEqual(['a', 'b', 'c'])
  }
})

test('the two words of a compound are one word, not any two of a listing', () => {
  const index = buildIndex([
    job('a', 'Frontend Engineer'),
    job('b', 'Front Office Clerk', { description: 'Shifts end at five. There is an x mark and a ray of light.' }),
    job('c', 'X-ray Assistant'),
  ])
  for (const text of ['front end', 'frontend', 'front-end'])
    expect(idsOf(index.search({ text }).hits), text).toEqual(['a'])
  expect(idsOf(index.search({ text: 'engineer -front-end' }).hits)).toEqual([])
  expect(idsOf(index.search({ text: 'x-ray' }).hits)[0]).toBe('c')
})

test('R&D is a word of its own, and a short part of a product is none', () => {
  const index = buildIndex([
    job('a', 'R&D Chemist'),
    job('b', 'R Programmer'),
    job('c', 'NetSuite Clerk'),
    job('d', 'R & D Chemist'),
  ])
  expect(sorted(idsOf(index.search({ text: 'r' }).hits))).toEqual(['b', 'd'])
  for (const text of ['r&d', 'r d', 'R & D'])
    expect(idsOf(index.search({ text }).hits).toSorted(), text).toEqual(['a', 'd'])
  expect(idsOf(index.search({ text: '.net' }).hits)).toEqual([])
  expect(idsOf(index.search({ text: 'net suite' }).hits)).toEqual(['c'])
})

test('a word is looked for in its other spelling before it is taken for a mistake', () => {
  const index = buildIndex([job('a', 'Buerohilfe und Buero'), job('b', 'Burp Tester'), job('c', 'Küchenhilfe in Köln')])
  expect(index.search({ text: 'Büro' })).toMatchObject({ total: 1, hits: [{ id: 'a' }], corrected: [] })
  expect(index.search({ text: 'koeln' })).toMatchObject({ total: 1, hits: [{ id: 'c' }], corrected: [] })
})

test('a short word that some listing has is taken as it is, and what is looked for beside a long one is named', () => {
  const many = Array.from({ length: 6000 }, (_, at) =>
    job(`m${at}`, at % 2 === 0 ? 'Burp Tester' : 'Practical Engineer'),
  )
  const index = buildIndex([...many, job('a', 'Buro Clerk'), job('b', 'Practicals Clerk in Engineerings')])
  expect(index.search({ text: 'buro' })).toMatchObject({ total: 1, corrected: [] })
  expect(index.search({ text: 'engineeer' }).corrected).toEqual([['engineeer', 'engineer']])
})

test('a word that finds nothing is taken for one of the same letters', () => {
  const index = buildIndex([
    job('python', 'Python Developer'),
    ...Array.from({ length: 3 }, (_, at) => job(`photo-${at}`, 'Photo Developer')),
  ])
  for (const text of ['phyton', 'phyton developer']) {
    const found = index.search({ text })
    expect(found.hits.map(({ id }) => id)).toEqual(['python'])
    expect(found.corrected).toEqual([['phyton', 'python']])
  }
})

test('a word that the product knows is never taken for one that means something else', () => {
  const index = buildIndex([job('a', 'Junior Nurse'), job('b', 'Pylon Climber')])
  for (const text of ['senior', 'python']) {
    expect(index.search({ text }), text).toMatchObject({ total: 0, corrected: [] })
  }
  expect(index.search({ text: 'senior nurse' })).toMatchObject({ leftOut: ['senior'], corrected: [] })
  expect(index.search({ text: 'junoir nurse' })).toMatchObject({ total: 1, corrected: [['junoir', 'junior']] })
  expect(index.search({ text: 'pylno' })).toMatchObject({ total: 1, corrected: [['pylno', 'pylon']] })
})

test('where no listing has all words the rows have those of the best one, and the others are named', () => {
  const index = buildIndex([
    job('tulsa', 'Warehouse Associate', { location: 'Tulsa, Oklahoma' }),
    job('nurse', 'Nurse', { location: 'Tulsa, Oklahoma', description: 'Night shift.' }),
    job('loader', 'Loader', { description: 'Night work in a warehouse, in every shift.' }),
  ])
  expect(index.search({ text: 'warehouse night shift tulsa' })).toMatchObject({ leftOut: expect.any(Array) })
  for (const text of ['warehouse tulsa unicorn', 'unicorn warehouse tulsa griffin', 'warehouse tulsa']) {
    expect(idsOf(index.search({ text }).hits)).toEqual(['tulsa'])
  }
  expect(index.search({ text: 'unicorn warehouse tulsa griffin' }).leftOut).toEqual(['unicorn', 'griffin'])
  expect(index.search({ text: 'warehouse tulsa' })).not.toHaveProperty('leftOut')
  expect(index.search({ text: 'unicorn "warehouse tulsa"' })).toMatchObject({ total: 0 })
})

test('no word left out changes which listings a search of a kind shows (property)', () => {
  const words = fc.constantFrom('nurse', 'night', 'tulsa', 'welder', 'intern', 'unicorn')
  const titles = fc.array(fc.array(words, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(titles, fc.uniqueArray(words, { minLength: 2, maxLength: 5 }), (all, asked) => {
      const index = buildIndex(all.map((title, at) => job(`j${at}`, title.join(' '))))
      const { total, leftOut = [], looser } = index.search({ text: asked.join(' ') })
      const kept = asked.filter((word) => !leftOut.includes(word))
      if (looser) expect(looser.text).toBe(kept.join(' '))
      expect(looser?.total ?? total).toBe(index.search({ text: kept.join(' ') }).total)
      expect(total > 0).toBe(index.search({ text: asked.join(' '), match: 'any' }).total > 0)
    }),
  )
})

test('a word that listings have is not taken for another where a search finds nothing', () => {
  const index = buildIndex([
    job('camp', 'Boot Camp Coach'),
    ...Array.from({ length: 9 }, (_, at) => job(`book-${at}`, 'Book Developer')),
  ])
  expect(index.search({ text: 'boot developer' })).toMatchObject({ corrected: [] })
})

test('a typing mistake is forgiven and named, two in a long word', () => {
  const index = buildIndex([job('a', 'Mechanical Engineer'), job('b', 'Administrator')])
  const answer = index.search({ text: 'mechancal engneer' })
  expect(idsOf(answer.hits)).toEqual(['a'])
  expect(answer.corrected).toEqual([
    ['mechancal', 'mechanical'],
    ['engneer', 'engineer'],
  ])
  expect(idsOf(index.search({ text: 'adminstrater' }).hits)).toEqual(['b'])
})

test('an alias of a skill finds the skill', () => {
  const index = buildIndex([
    job('a', 'Developer', { skills: ['JavaScript'] }),
    job('b', 'Developer', { skills: ['Java'] }),
  ])
  expect(idsOf(index.search({ text: 'js' }).hits)).toEqual(['a'])
})

test('the last word stands for its beginnings while it is typed', () => {
  const index = buildIndex([job('a', 'Data Engineer'), job('b', 'Data Entry'), job('c', 'Nurse')])
  expect(sorted(idsOf(index.search({ text: 'data en', prefix: true }).hits))).toEqual(['a', 'b'])
  expect(idsOf(index.search({ text: 'data eng', prefix: true }).hits)).toEqual(['a'])
})

test('a quoted phrase must stand as it is, and a word after a minus sign must not', () => {
  const index = buildIndex([
    job('a', 'Analyst', { description: 'You work with real data every day.' }),
    job('b', 'Analyst', { description: 'Every real day brings data.' }),
  ])
  expect(idsOf(index.search({ text: '"real data"' }).hits)).toEqual(['a'])
  expect(idsOf(index.search({ text: 'analyst -work' }).hits)).toEqual(['b'])
  expect(idsOf(index.search({ text: 'analyst -"real data"' }).hits)).toEqual(['b'])
})

test('an index leaves the bytes it was loaded from as they are, so that they can be saved and loaded again', () => {
  const bytes = buildIndex(Array.from({ length: 300 }, (_, at) => job(`${at}`, 'Nurse'))).save()
  const before = bytes.slice()
  for (const letter of ['a', 'b']) {
    const index = loadIndex(bytes)
    for (let at = 0; at < 70; at += 1) {
      index.add(
        job(`${letter}${at}`, `Title ${letter}${at}`, { company: `${letter} ${at}`, skills: [`craft ${letter}${at}`] }),
      )
    }
    expect(index.stats().listings).toBe(370)
    expect(bytes).toEqual(before)
  }
})

test('an index takes no more room once it was built than once it was loaded from its snapshot', () => {
  const built = buildIndex(
    Array.from({ length: 300 }, (_, at) =>
      job(`id-${at}`, `Engineer ${at % 7}`, { skills: ['welding', 'cedar'], source: `source ${at % 12}` }),
    ),
  )
  expect(built.stats().bytes).toBe(loadIndex(built.save()).stats().bytes)
})

test('a snapshot that is cut off or foreign is refused', () => {
  const bytes = buildIndex([job('a', 'Nurse')]).save()
  expect(() => loadIndex(bytes.slice(0, bytes.length - 20))).toThrow('cut off')
  expect(() => loadIndex(new TextEncoder().encode('hello, this is no snapshot'))).toThrow()
  expect(() => loadIndex(new Uint8Array(0))).toThrow('empty')
})

test('many rows of a word that is also a skill beside another word are all there', () => {
  const listings = Array.from({ length: 3000 }, (_, at) => {
    const place = (at * 37) % 100
    const isWritten = place < 22
    const words = place < 71 ? ' platform' : ''
    return job(`${at}`, words && at % 3 === 0 ? 'Platform person' : 'Person', {
      description: `${'craft '.repeat((at * 7) % 90)}${words}${isWritten ? ' javascript'.repeat(1 + (at % 4)) : ''}`,
      skills: place < 32 ? ['js', ...Array.from({ length: isWritten ? at % 5 : 30 }, (_, n) => `craft ${n}`)] : [],
    })
  })
  const index = buildIndex(listings)
  const whole = index.search({ text: 'javascript platform', limit: 3000 })
  expect(whole.hits.length).toBe(320)
  for (const limit of [199, 250, 300]) {
    expect(index.search({ text: 'javascript platform', limit }).hits).toEqual(whole.hits.slice(0, limit))
  }
})

test('the best rows are those of ranking everything where lists are long, with listings coming and going', () => {
  const titles = ['Data Engineer', 'Engineer of Data Systems', 'Senior Engineer', 'Data Nurse', 'Engineer', 'Nurse']
  const listings = Array.from({ length: 4200 }, (_, at) =>
    job(`b${at}`, titles[(at * 7) % titles.length] ?? '', {
      company: at % 11 === 0 ? 'Data House' : 'Acme',
      type: at % 3 === 0 ? 'internship' : 'full-time',
      description: at % 5 === 0 ? 'An engineer works with data, and with data again.' : 'A team of nurses.',
    }),
  )
  const index = buildIndex(listings)
  const check = () => {
    for (const text of [
      'engineer',
      'data engineer',
      'data nurse',
      'engineer data system',
      'engi',
      'enginer',
      'engineer -senior',
    ]) {
      for (const match of ['all', 'any'] as const) {
        for (const filters of [{}, { type: 'internship' }]) {
          const request = { text, match, filters, prefix: text === 'engi', now: testNow }
          const whole = index.search({ ...request, limit: 5000 })
          const short = index.search({ ...request, limit: 7 })
          expect(short.hits, text).toEqual(whole.hits.slice(0, 7))
          expect(short.total).toBe(whole.hits.length)
          expect(index.search({ ...request, limit: 7, facets: ['skills'] }).hits, text).toEqual(short.hits)
          expect(index.search({ ...request, limit: 250 }).hits, text).toEqual(whole.hits.slice(0, 250))
          const next = index.search({ ...request, limit: 7, after: short.next })
          expect(next.hits, text).toEqual(whole.hits.slice(7, 14))
        }
      }
    }
  }
  check()
  for (let at = 0; at < 30; at += 1) {
    index.add(job(at % 2 === 0 ? `a${at}` : `c${at}`, titles[at % 3] ?? ''))
    index.remove(`b${at * 5}`)
  }
  check()
})

test('the counts of dates are the totals that their filters give', () => {
  fc.assert(
    fc.property(listingsArbitrary(40), fc.nat(3_599_999), (listings, past) => {
      const index = buildIndex(listings.slice(0, 20))
      const now = testNow + past
      const check = () => {
        const { facets } = index.search({ now, facets: ['posted', 'deadline'] })
        for (const [facet, filter] of [
          ['posted', 'postedWithinDays'],
          ['deadline', 'deadlineWithinDays'],
        ] as const) {
          for (const { value, count } of facets?.[facet]?.values ?? []) {
            expect(count).toBe(index.search({ now, filters: { [filter]: Number(value) } }).total)
          }
        }
      }
      check()
      for (const listing of listings.slice(20)) index.add(listing)
      check()
    }),
  )
})

test('short forms that students type find what they stand for, and listings that have them', () => {
  const index = buildIndex([
    job('ee', 'Electrical Engineer'),
    job('mech', 'Mechanical Engineering Trainee'),
    job('swe', 'SWE, New Grad'),
    job('software', 'Software Engineer, Graduate'),
    job('cook', 'Cook'),
  ])
  const found = (text: string) => sorted(idsOf(index.search({ text, match: 'all' }).hits))
  expect(found('EE')).toEqual(['ee'])
  expect(found('mech eng')).toEqual(['mech'])
  expect(found('swe')).toEqual(['software', 'swe'])
  expect(found('swe grad')).toEqual(['software', 'swe'])
})

test('what is found for a short form by another spelling is named as for the whole word', () => {
  const index = buildIndex([job('typo', 'Mechanica Engineering'), job('other', 'Pastry Cook')])
  const [whole, short] = ['mechanical engineering', 'mech eng'].map((text) => index.search({ text, match: 'all' }))
  expect(idsOf(short?.hits ?? [])).toEqual(['typo'])
  expect(short?.corrected).toEqual(whole?.corrected)
  expect(short?.corrected).not.toEqual([])
})

test('an internship is found by its word in any language', () => {
  const index = buildIndex([
    job('a', 'Marketing Intern'),
    job('b', 'Internship in Marketing'),
    job('c', 'Werkstudent Marketing'),
    job('d', 'Marketing Manager'),
  ])
  const found = (text: string) => sorted(idsOf(index.search({ text, match: 'all' }).hits))
  expect(found('becario')).toEqual(['a', 'b', 'c'])
  expect(found('prácticas marketing')).toEqual(['a', 'b', 'c'])
  expect(found('marketing internship')).toEqual(['a', 'b', 'c'])
})

test('level, type and workplace are found by their words where only the fields state them', () => {
  const index = buildIndex([
    job('entry', 'Accountant', { level: 'entry', location: 'Chicago, IL' }),
    job('senior', 'Accountant', { level: 'senior', description: 'Time and again: data entry at every level.' }),
    job('part', 'Cook', { type: 'part-time', workplace: 'on-site' }),
    job('remote', 'Editor', { workplace: 'remote', level: 'associate', location: 'Spain' }),
    job('said', 'Entry-level Baker', { type: 'temporary' }),
  ])
  const found = (text: string) => sorted(idsOf(index.search({ text }).hits))
  expect(found('entry level accountant chicago')).toEqual(['entry'])
  expect(found('entry-level')).toEqual(['entry', 'said'])
  expect(found('accountant -"entry level"')).toEqual(['senior'])
  expect(found('accountant "entry level"')).toEqual(['entry'])
  expect(found('"entry level baker"')).toEqual(['said'])
  expect(found('temporary -"entry level baker"')).toEqual([])
  expect(found('"part time"')).toEqual(['part'])
  expect(found('cook part time')).toEqual(['part'])
  expect(found('remote jr editor')).toEqual(['remote'])
  expect(found('temporary')).toEqual(['said'])
})

test('a word of work in another language finds the English one too, and not the other way round', () => {
  const index = buildIndex([
    job('english', 'Mechanical Engineer', { location: 'Madrid' }),
    job('spanish', 'Ingeniero mecánico', { location: 'Madrid' }),
  ])
  const found = (text: string) => idsOf(index.search({ text }).hits)
  expect(found('ingeniero madrid')).toEqual(['spanish', 'english'])
  expect(found('inżynier')).toEqual(['english'])
  expect(found('engineer madrid')).toEqual(['english'])
})

test('stage is an internship beside a word of another language, and a stage beside English ones', () => {
  const index = buildIndex([
    job('intern', 'Nursing Internship'),
    job('stagiair', 'Stagiair Verpleegkunde'),
    job('hand', 'Stage Hand'),
    job('nurse', 'Nurse'),
  ])
  const found = (text: string) => {
    const { hits, leftOut } = index.search({ text })
    return leftOut ? [] : sorted(idsOf(hits))
  }
  expect(found('verpleegkunde stage')).toEqual(['intern', 'stagiair'])
  expect(found('stage infirmier')).toEqual(['intern'])
  expect(found('stage comptabilité')).toEqual([])
  expect(found('stage')).toEqual(['hand'])
  expect(found('nurse stage')).toEqual([])
})

test('hackathons are found by the word of their difficulty, mistyped too', () => {
  const night = { kind: 'hackathon' as const, title: 'Machine Learning Night' }
  const index = buildIndex([
    { id: 'easy', ...night, difficulty: 'Beginner' },
    { id: 'hard', ...night, difficulty: 'Advanced' },
    { id: 'unknown', ...night },
  ])
  expect(idsOf(index.search({ text: 'machine learning beginner' }).hits)).toEqual(['easy'])
  expect(idsOf(index.search({ text: 'machine learning begginer' }).hits)).toEqual(['easy'])
  expect(idsOf(index.search({ text: 'advanced' }).hits)).toEqual(['hard'])
})

test('a town is found by its name in another language, and what every listing is asks for nothing', () => {
  const index = buildIndex([
    job('munich', 'Baker', { location: 'Munich, Germany', description: 'Lunches are free.' }),
    job('koeln', 'Baker', { location: 'Köln' }),
    job('york', 'Baker', { location: 'New York, NY' }),
    job('raleigh', 'Baker', { location: 'Raleigh, NC', description: 'One of us.' }),
  ])
  const found = (text: string) => sorted(idsOf(index.search({ text }).hits))
  expect(found('münchen')).toEqual(['munich'])
  expect(index.search({ text: 'münchen' }).corrected).toEqual([])
  expect(found('baker cologne')).toEqual(['koeln'])
  expect(found('nyc')).toEqual(['york'])
  expect(found('baker jobs near me')).toEqual(['koeln', 'munich', 'raleigh', 'york'])
  expect(found('😀 baker munich')).toEqual(['munich'])
  expect(found('jobs near me')).toEqual(['koeln', 'munich', 'raleigh', 'york'])
  expect(idsOf(index.search({ text: 'mu', prefix: true }).hits)).toEqual(['munich'])
  expect(found('uf')).toEqual([])
})

test('a phrase stands across signs and accents as its words do, and not where another word is between', () => {
  const index = buildIndex([
    job('sign', 'Café-Manager (C++), Développement'),
    job('apart', 'Café and Bar Manager', { description: 'C++ and other developers' }),
  ])
  const found = (text: string) => sorted(idsOf(index.search({ text }).hits))
  expect(found('"cafe manager"')).toEqual(['sign'])
  expect(found('"manager c++"')).toEqual(['sign'])
  expect(found('"c++ developpement"')).toEqual(['sign'])
  expect(found('cafe -"bar manager"')).toEqual(['sign'])
  expect(found('"manager sign"')).toEqual([])
})

test('a phrase may have a word with any sign that belongs to it', () => {
  const titles = { code: 'C# Developer', lab: 'R&D Engineer', web: 'Senior .NET Developer', ward: "Children's Nurse" }
  const index = buildIndex(Object.entries(titles).map(([id, title]) => job(id, title)))
  const found = (text: string) => sorted(idsOf(index.search({ text }).hits))
  expect(found('"c# developer"')).toEqual(['code'])
  expect(found('"r&d engineer"')).toEqual(['lab'])
  expect(found('"senior .net"')).toEqual(['web'])
  expect(found('"children\'s nurse"')).toEqual(['ward'])
  expect(found('developer -"c# developer"')).toEqual(['web'])
})
