// What people post, as its poster and its reviewer see it, and what they keep of their applications.
import { answer, broken, marked, press, type Scene, see, steps } from './gallery-steps.ts'

export const postingScenes: Scene[] = [
  { name: 'review', who: 'reviewer', path: '/review', act: see('River Data Intern') },
  {
    name: 'review-incomplete',
    who: 'reviewer',
    path: '/review',
    act: steps(press('Reject: River Data Intern'), marked),
  },
  {
    name: 'review-flagged',
    who: 'reviewer',
    path: '/review',
    prepare: async (page) => {
      await page.route('**/api/review*', async (route) => {
        const answered = await route.fetch()
        const { postings, ...rest } = await answered.json()
        const link = {
          ...{ host: 'careers.example', trust: 'unverified', flags: ['leads-elsewhere', 'leads-anew'] },
          leads_to: {
            ...{ address: 'https://apply.river-jobs.example/now', is_reached: true, trust: 'unverified' },
            at: '2026-11-26T09:00:00.000Z',
          },
        }
        const complaints = [{ about: 'scam', count: 2 }]
        await route.fulfill({
          json: { ...rest, postings: postings.map((posting: object) => ({ ...posting, link, complaints })) },
        })
      })
    },
    act: see('Leads on to another site'),
  },
  { name: 'review-nothing', who: 'reviewer', path: '/review?show=approved', act: see('Nothing is approved yet') },
  {
    name: 'review-failed',
    who: 'reviewer',
    path: '/review',
    prepare: answer('**/api/review*', 503, broken),
    act: see('did not load'),
  },
  { name: 'review-refused', who: 'member', path: '/review' },
  {
    name: 'posting-edit',
    who: 'member',
    path: '/jobs',
    act: steps(press('Edit River Data Intern'), see('Edit your job posting')),
  },
  { name: 'dashboard-next', who: 'applicant', path: '/dashboard', act: see('What is next') },
  { name: 'applications', who: 'applicant', path: '/applications', act: see('Tide Clerk') },
  {
    name: 'applications-open',
    who: 'applicant',
    path: '/applications',
    act: steps(press('Notes and next step of Tide Clerk'), see('Save')),
  },
  { name: 'applications-board', who: 'applicant', path: '/applications?view=board', act: see('Tide Clerk') },
  { name: 'applications-no-match', who: 'applicant', path: '/applications?q=zzz', act: see('No application matches') },
  { name: 'applications-nothing', who: 'newcomer', path: '/applications', act: see('Nothing here yet') },
  {
    name: 'applications-failed',
    who: 'applicant',
    path: '/applications',
    prepare: answer('**/api/applications', 503, broken),
    act: see('did not load'),
  },
  {
    name: 'alerts',
    who: 'applicant',
    path: '/alerts',
    prepare: answer('**/api/alerts', 200, {
      ...{ success: true, is_on: true, is_paused: false, every: 'daily', zone: 'UTC', is_refused: false },
      ...{ next_at: '2096-12-01T08:00:00Z', is_verified: true, has_profile: true },
      searches: [{ id: 's', kind: 'job', name: '“data” · Internship · New York, US', query: 'q=data' }],
    }),
    act: see('On: every morning'),
  },
  { name: 'alerts-off', who: 'applicant', path: '/alerts', act: see('Saved searches') },
  {
    name: 'alerts-failed',
    who: 'applicant',
    path: '/alerts',
    prepare: answer('**/api/alerts', 503, broken),
    act: see('did not load'),
  },
  { name: 'unsubscribe', who: 'visitor', path: '/unsubscribe?key=x', act: see('Turn alerts off') },
  { name: 'calendar', who: 'applicant', path: '/calendar', act: see('Call Jo') },
  {
    name: 'calendar-address',
    who: 'applicant',
    path: '/calendar?view=month&month=2096-12',
    prepare: answer('**/api/calendar-feed', 200, { success: true, path: '/api/calendar.ics?key=0a1b', made_at: null }),
    act: steps(press('Make a link'), see('Secret link')),
  },
  { name: 'calendar-nothing', who: 'visitor', path: '/calendar', act: see('No dates yet') },
  {
    name: 'calendar-failed',
    who: 'applicant',
    path: '/calendar',
    prepare: answer('**/api/calendar', 503, broken),
    act: see('did not load'),
  },
]
