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
  { name: 'calendar', who: 'applicant', path: '/calendar', act: see('Call Jo') },
  {
    name: 'calendar-address',
    who: 'applicant',
    path: '/calendar?view=month&month=2096-12',
    prepare: answer('**/api/calendar-feed', 200, { success: true, path: '/api/calendar.ics?key=0a1b', made_at: null }),
    act: steps(press('Make an address'), see('Secret address')),
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
