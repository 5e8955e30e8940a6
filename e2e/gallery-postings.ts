// What people post, as its poster and its reviewer see it.
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
]
