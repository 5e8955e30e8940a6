import type { ListingPage as Page } from '@scry/contracts/listing-page-routes'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listingPageKey } from '../../calls/embedded-page.ts'
import { render as renderOnServer } from '../../listing-page-renderer.tsx'
import { hackathonOf, jobOf, skillLine } from '../../testing/listings.ts'
import { ada, profileOf } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ListingPage } from './ListingPage.tsx'

const { find, complain } = vi.hoisted(() => ({ find: vi.fn(), complain: vi.fn() }))
vi.mock('../../calls/listing-page.ts', () => ({ findListingPage: find, complainOf: complain }))

const description = 'We map tides with Python.\n\n## You will\n- row\n- write SQL'

function pageOf(fields: Partial<Page>): Page {
  return {
    success: true,
    as_of: '2026-11-20T09:00:00.000Z',
    state: 'open',
    closed_at: null,
    job: jobOf({ description, location: 'Harwich, GB' }),
    hackathon: null,
    facts: {},
    place_names: {},
    first_seen: null,
    registration_opens: null,
    ends: null,
    origins: [],
    similar: [],
    same_employer: [],
    ...fields,
  }
}

const open = (page: Page | null, who: Parameters<typeof renderPage>[1] | object = { account: null }) => {
  find.mockImplementation(() => (page ? Promise.resolve(page) : new Promise(() => {})))
  return renderPage(<ListingPage />, { route: '/jobs/:id', at: '/jobs/j1', ...who })
}

test('a page has its title, the text with its structure, and only facts that are known', async () => {
  open(
    pageOf({
      facts: {
        places: [{ city: 'Harwich', country: 'GB' }],
        terms: [{ season: 'summer', year: 2027 }],
        degree: 'bachelor',
      },
      place_names: { GB: 'United Kingdom' },
    }),
  )
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ferry Planner')
  expect(screen.getByRole('heading', { level: 3, name: 'You will' })).toBeTruthy()
  expect(screen.getByText('write SQL').closest('li')).toBeTruthy()
  const facts = [...document.querySelectorAll('dt')].map((name) => [name.textContent, name.nextSibling?.textContent])
  expect(facts).toEqual([
    ['Places', 'Harwich, United Kingdom'],
    ['Type', 'Internship'],
    ['Term', 'Summer 2027'],
    ['Degree', 'Bachelor’s degree'],
  ])
  expect(document.title).toBe('Ferry Planner, Quayside Lines · Scry')
})

test('the reasons are marked in the text, with a letter that they share with their line of the account', async () => {
  const at = (text: string) => {
    const start = description.indexOf(text)
    return [{ field: 'description', start, end: start + text.length, text }]
  }
  const match = {
    score: 70,
    band: 'good' as const,
    contributions: [
      skillLine('skills', 'Python', {
        points: 60,
        listing: at('Python'),
        profile: [{ field: 'skills.0', start: 0, end: 6, text: 'Python' }],
      }),
      skillLine('gap', 'SQL', { points: -5, listing: at('SQL') }),
    ],
  }
  open(pageOf({ job: jobOf({ description, match }) }), {
    account: ada,
    profile: profileOf({
      hasResume: true,
      skills: ['Python'],
      work_experience: 'Deckhand at Quay (2024): Wrote tide tables in Python. Rowed.',
    }),
  })
  const words = within(await screen.findByRole('region', { name: 'The posting' }))
  const mark = words.getByText('Python', { selector: '[data-tie-from] > .mark' })
  // The line of the resume stands beside, tied to the first of its words; a gap has none.
  const notes = [...document.querySelectorAll('.margin-note')].map((note) => note.textContent)
  expect(notes).toEqual(['Your resume: Wrote tide tables in Python'])
  expect(mark.closest('p')?.textContent).toContain('Python (line a)')
  expect(words.getByText('SQL', { selector: '.gap-words' }).parentElement?.textContent).toContain('SQL (line b)')
  const account = screen.getByRole('region', { name: 'Why this fits' })
  expect(within(account).getByRole('rowheader', { name: 'Skills' }).textContent).toContain('a')
  expect(within(account).getByRole('heading', { level: 2 })).toBeTruthy()
  // The account ties the two documents: the words that meet are marked in both, a gap is dashed.
  expect(within(account).getAllByText('Python', { selector: '.mark' })).toHaveLength(2)
  expect(account.querySelectorAll('.tie:not(.tie-gap) .tie-row')).toHaveLength(1)
  expect(within(account).getByText('SQL', { selector: '.tie-gap .gap-words' })).toBeTruthy()
})

test('a closed job says so, offers what is alike and nothing to apply to', async () => {
  const alike = { id: 'j2', kind: 'job' as const, title: 'Quay Planner', company: 'Marsh', location: 'Hull', type: '' }
  open(
    pageOf({
      state: 'closed',
      closed_at: '2026-11-18T09:00:00.000Z',
      similar: [{ ...alike, deadline: null, deadline_zone: null }],
    }),
  )
  expect(await screen.findByText('This job has closed. You can no longer apply.')).toBeTruthy()
  expect(screen.getByText(/Since Nov 18, 2026/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Apply Now/ })).toBeNull()
  expect(screen.getByRole('link', { name: 'Quay Planner' }).getAttribute('href')).toBe('/jobs/j2')
})

test.each([
  ['that took place offers its results', 'https://maps.example/results', 1],
  ['that closed before offers nothing to register for', '#', 0],
])('a closed hackathon %s', async (_, registration_link, links) => {
  const hackathon = hackathonOf({ registration_link, status: 'ended', is_sample: false })
  open(pageOf({ job: null, hackathon, state: 'closed' }))
  await screen.findByRole('heading', { name: hackathon.title })
  expect(screen.queryAllByRole('link', { name: /See results/ })).toHaveLength(links)
  expect(screen.queryByRole('button', { name: /See results|Register/ })).toBeNull()
})

test('it names the other places of the same job, each with its own address', async () => {
  const places = [
    { id: 'p1', location: 'Hull' },
    { id: 'p2', location: 'York' },
  ]
  open(pageOf({ job: jobOf({ description, other_places: places, other_places_total: 70 }) }))
  const section = await screen.findByRole('region', { name: 'The same job elsewhere' })
  const links = within(section)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Hull', '/jobs/p1'],
    ['York', '/jobs/p2'],
  ])
  expect(section.textContent).toContain('And 68 more.')
})

test('it says where it comes from and who else has it, with links that search engines follow', async () => {
  const origin = { credit: null, home_page: null, last_seen: null, is_closed: false }
  const origins = [
    { ...origin, name: 'Remotive', page: 'https://remotive.example/1', credit: 'Remote jobs by Remotive.' },
    { ...origin, name: 'Lever', page: 'https://lever.example/1', is_closed: true },
  ]
  open(pageOf({ origins }))
  const section = await screen.findByRole('region', { name: 'Where this comes from' })
  expect(section.textContent).toContain('Remotive. Remote jobs by Remotive.Also on Lever (closed there).')
  const link = within(section).getByRole('link', { name: 'Remotive' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://remotive.example/1', 'noopener'])
})

test('a listing that is not there is the not-found page (§2.70)', async () => {
  const { queryClient } = open(null)
  queryClient.setQueryData(listingPageKey('j1', null), null)
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
})

test('anybody can say that something is wrong with a listing, and hears what comes of it', async () => {
  complain.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(true)
  open(pageOf({}))
  const what = await screen.findByRole('button', { name: 'Something wrong with this listing?' })
  expect(screen.queryByRole('button', { name: 'It is a scam' })).toBeNull()
  fireEvent.click(what)
  expect(screen.queryByRole('button', { name: 'These are two openings' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'It is a scam' }))
  // What was not sent can be sent again.
  await expect.poll(() => screen.getByRole('button', { name: 'It is a scam' })).toHaveProperty('disabled', false)
  fireEvent.click(screen.getByRole('button', { name: 'It is a scam' }))
  expect(await screen.findByText(/We will check its source again within a minute/)).toBeTruthy()
  expect(complain).toHaveBeenLastCalledWith('j1', 'scam')
})

test('a listing that joins several can be called two, and a hidden one says so and offers no way to apply', async () => {
  const origin = { page: null, credit: null, home_page: null, last_seen: null, is_closed: false }
  const origins = ['One', 'Other'].map((name) => ({ ...origin, name }))
  const { unmount } = open(pageOf({ origins }))
  fireEvent.click(await screen.findByRole('button', { name: 'Something wrong with this listing?' }))
  expect(screen.getByRole('button', { name: 'These are two openings' })).toBeTruthy()
  unmount()
  open(pageOf({ state: 'hidden' }))
  expect(await screen.findByText(/People reported a problem with this listing/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Apply Now/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Something wrong with this listing?' })).toBeNull()
})

const hostile = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><iframe>',
  '&lt;b&gt;',
  '\u2028{{x}}',
]

test('on the server a page is written whole, and whatever a listing says stays text', () => {
  for (const words of hostile) {
    const job = jobOf({
      title: words,
      company: words,
      location: words,
      description: `${words}\n\n## ${words}\n- ${words}`,
      skills: [words],
    })
    const { markup, title, description: told } = renderOnServer(pageOf({ job }), '/jobs/j1')
    const box = document.createElement('div')
    box.innerHTML = markup
    expect(box.querySelectorAll('script, img, iframe, b')).toHaveLength(0)
    expect(box.querySelector('h1')?.textContent).toBe(words)
    expect(box.querySelector('li')?.closest('article')?.textContent).toContain(words)
    expect(title).toBe(`${words}, ${words}`)
    expect(told.length).toBeLessThanOrEqual(161)
  }
  const missing = renderOnServer(null, '/hackathons/x')
  expect(missing.markup).toContain('404 Page Not Found')
  const hackathon = renderOnServer(pageOf({ job: null, hackathon: hackathonOf({}) }), '/hackathons/h1')
  expect(hackathon.markup).toContain('Night of Maps')
})

test('its dates are a file for a calendar while it is open and has one', async () => {
  const name = 'Add its dates to a calendar'
  const job = jobOf({ description, deadline: '2026-12-06T11:59:00.000Z', deadline_zone: 'AoE' })
  const first = open(pageOf({ job }))
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/api/listings/j1/dates.ics')
  first.unmount()
  const second = open(pageOf({ job, state: 'closed' }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name })).toBeNull()
  second.unmount()
  open(pageOf({ job: jobOf({ description, deadline: null }) }))
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('link', { name })).toBeNull()
})
