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
]
