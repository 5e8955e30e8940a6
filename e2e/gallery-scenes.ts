// Every screen and state: the gallery takes their pictures, axe looks at each. Faults are caused on the wire.
import { accountScenes, settingsScenes } from './gallery-account.ts'
import { listScenes } from './gallery-lists.ts'
import { postingScenes } from './gallery-postings.ts'
import { registrationScenes } from './gallery-registration.ts'
import { hang, preparing, press, type Scene, see, shown, steps, withList } from './gallery-steps.ts'

const visitorScenes: Scene[] = [
  { name: 'landing', who: 'visitor', path: '/' },
  {
    name: 'landing-preparing',
    who: 'visitor',
    path: '/',
    hangs: true,
    prepare: preparing,
    act: see('being prepared, 57%'),
  },
  {
    name: 'landing-menu',
    who: 'visitor',
    path: '/',
    width: 390,
    act: steps(press('Open menu'), shown('[aria-label="Close menu"]')),
  },
  ...registrationScenes,
  ...accountScenes,
  { name: 'not-found', who: 'visitor', path: '/nowhere' },
  ...['how-matching-works', 'quality', 'privacy', 'terms', 'faq', 'contact', 'resume-guide', 'sources'].map(
    (name): Scene => ({ name, who: 'visitor', path: `/${name}` }),
  ),
]

const ownScenes: Scene[] = [
  {
    name: 'checking-session',
    who: 'member',
    path: '/dashboard',
    hangs: true,
    prepare: hang('**/{v1/account,api/first-screen}'),
  },
  { name: 'dashboard', who: 'member', path: '/dashboard', act: withList },
  {
    name: 'dashboard-shortlist-failed',
    who: 'member',
    path: '/dashboard',
    prepare: (page) => page.route('**/api/{first-screen,shortlist}', (route) => route.abort()),
    act: see('Your shortlist did not load'),
  },
  {
    name: 'dashboard-menu',
    who: 'member',
    path: '/dashboard',
    width: 390,
    act: steps(press('Open menu'), shown('[aria-label="Close menu"]')),
  },
  {
    name: 'dashboard-unfolded',
    who: 'member',
    path: '/dashboard',
    width: 390, // On a wider screen the card stands open.
    act: steps(press('Your Profile'), shown('[aria-expanded=true]')),
  },
  { name: 'dashboard-no-resume', who: 'newcomer', path: '/dashboard' },
  ...postingScenes,
  ...settingsScenes,
]

export const scenes: Scene[] = [...visitorScenes, ...listScenes, ...ownScenes]
