// Every screen and state: the gallery takes their pictures, axe looks at each. Faults are caused on the wire.
import { stopClock } from './clock.ts'
import { postingScenes } from './gallery-postings.ts'
import { registrationScenes } from './gallery-registration.ts'
import {
  answer,
  broken,
  empty,
  hang,
  lists,
  marked,
  opens,
  preparing,
  press,
  type Scene,
  see,
  shown,
  steps,
  type,
  waiting,
} from './gallery-steps.ts'
import { password } from './journey.ts'

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
  { name: 'login', who: 'visitor', path: '/login' },
  { name: 'login-empty', who: 'visitor', path: '/login', act: steps(press('Sign In'), marked) },
  {
    name: 'login-refused',
    who: 'visitor',
    path: '/login',
    act: steps(
      type('Email', 'nobody@mailbox.example'),
      type('Password', 'Wrong-Word-1'),
      press('Sign In'),
      see('Invalid'),
    ),
  },
  ...registrationScenes,
  { name: 'forgot-password', who: 'visitor', path: '/forgot-password' },
  {
    name: 'forgot-password-error',
    who: 'visitor',
    path: '/forgot-password',
    act: steps(press('Send reset link'), marked),
  },
  {
    name: 'forgot-password-unknown',
    who: 'visitor',
    path: '/forgot-password',
    act: steps(type('Email', 'nobody@mailbox.example'), press('Send reset link'), see('No account found')),
  },
  {
    name: 'forgot-password-sent',
    who: 'visitor',
    path: '/forgot-password',
    prepare: answer('**/v1/account/recovery', 201, { $id: 'a' }),
    act: steps(type('Email', 'somebody@mailbox.example'), press('Send reset link'), see('Check Your Email')),
  },
  { name: 'reset-password', who: 'visitor', path: '/reset-password?userId=a&secret=b' },
  {
    name: 'reset-password-errors',
    who: 'visitor',
    path: '/reset-password?userId=a&secret=b',
    act: steps(type('New password', 'short'), type('Confirm password', 'other'), press('Reset Password'), marked),
  },
  {
    name: 'reset-password-expired',
    who: 'visitor',
    path: '/reset-password?userId=a&secret=b',
    act: steps(
      type('New password', password),
      type('Confirm password', password),
      press('Reset Password'),
      see('Invalid or expired'),
    ),
  },
  {
    name: 'reset-password-done',
    who: 'visitor',
    path: '/reset-password?userId=a&secret=b',
    prepare: answer('**/v1/account/recovery', 200, { $id: 'a' }),
    act: steps(
      type('New password', password),
      type('Confirm password', password),
      press('Reset Password'),
      see('Password Reset Successful!'),
    ),
  },
  { name: 'reset-password-invalid', who: 'visitor', path: '/reset-password' },
  {
    name: 'verify-verifying',
    who: 'visitor',
    path: '/verify-email?userId=a&secret=b',
    hangs: true,
    prepare: hang('**/v1/account/verification'),
  },
  { name: 'verify-error', who: 'visitor', path: '/verify-email?userId=a&secret=b' },
  { name: 'verify-pending', who: 'unverified', path: '/verify-email' },
  {
    name: 'verify-resent',
    who: 'unverified',
    path: '/verify-email',
    act: steps(press('Resend Verification Email'), see('Verification email sent')),
  },
  {
    name: 'verify-not-yet',
    who: 'unverified',
    path: '/verify-email',
    act: steps(press('Continue to Dashboard'), see('not verified yet')),
  },
  // The page goes on to the dashboard by itself, unless its clock stands.
  {
    name: 'verify-success',
    who: 'member',
    path: '/verify-email',
    prepare: (page) => page.clock.install(),
    act: stopClock,
  },
  {
    name: 'verify-of-another',
    who: 'member',
    path: '/verify-email?userId=a&secret=b',
    prepare: answer('**/v1/account/verification', 200, { $id: 'a' }),
  },
  { name: 'not-found', who: 'visitor', path: '/nowhere' },
  ...['how-matching-works', 'quality', 'privacy', 'terms', 'faq', 'contact', 'resume-guide', 'sources'].map(
    (name): Scene => ({ name, who: 'visitor', path: `/${name}` }),
  ),
]

const listScenes: Scene[] = [
  { name: 'jobs-visitor', who: 'visitor', path: '/jobs' },
  { name: 'jobs-loading', who: 'visitor', path: '/jobs?q=data', hangs: true, prepare: hang(lists), act: waiting },
  {
    name: 'jobs-preparing',
    who: 'visitor',
    path: '/jobs',
    hangs: true,
    prepare: preparing,
    act: see('Listings are being prepared'),
  },
  {
    name: 'hackathons-more-filters',
    who: 'visitor',
    path: '/hackathons?closing=30',
    act: steps(press(/^(More filters|Filters \(1\))$/), see('Closes within')),
  },
  {
    name: 'hackathons-preparing',
    who: 'member',
    path: '/hackathons',
    hangs: true,
    prepare: preparing,
    act: see('Listings are being prepared'),
  },
  {
    name: 'jobs-failed',
    who: 'visitor',
    path: '/jobs?q=data',
    prepare: answer(lists, 503, { ...broken, error: 'The database cannot be reached right now.' }),
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { name: 'jobs-empty', who: 'visitor', path: '/jobs?type=any', prepare: (page) => page.route(lists, empty) },
  { name: 'jobs-nothing-saved', who: 'visitor', path: '/jobs?saved=yes' },
  { name: 'jobs-gone', who: 'visitor', path: '/jobs?open=gone', act: see('has closed or never existed') },
  { name: 'job-page', who: 'visitor', path: '/jobs/sample-job-00001' },
  { name: 'job-page-member', who: 'member', path: '/jobs/sample-job-00001', act: see('Why this fits') },
  { name: 'hackathon-page', who: 'visitor', path: '/hackathons/sample-hackathon-0001' },
  { name: 'jobs-compact', who: 'member', path: '/jobs', width: 390, act: press('Compact') },
  { name: 'hackathons-compact', who: 'member', path: '/hackathons', width: 390, act: press('Compact') },
  { name: 'jobs-filters', who: 'visitor', path: '/jobs', width: 390, act: steps(press('Filters'), see('Any level')) },
  {
    name: 'jobs-suggestions',
    who: 'visitor',
    path: '/jobs?type=any',
    act: async (page) => {
      const filters = page.getByRole('button', { name: 'Filters', exact: true })
      if (await filters.isVisible()) await filters.click()
      await page.getByRole('combobox', { name: 'Any place' }).fill('united')
      await page.locator('.suggestion').first().waitFor()
    },
  },
  { name: 'jobs-filtered', who: 'visitor', path: '/jobs?q=data&location=remote&type=full-time' },
  {
    name: 'jobs-offline',
    who: 'visitor',
    path: '/jobs',
    act: async (page) => {
      await page.locator('[data-row]').first().waitFor()
      await page.context().setOffline(true)
      await see('You are offline.')(page)
    },
  },
  {
    name: 'keys',
    who: 'visitor',
    path: '/jobs',
    act: (page) => page.keyboard.press('?').then(() => shown('dialog[open]')(page)),
  },
  { name: 'report-menu', who: 'visitor', path: '/jobs', act: steps(press('Report'), see('Bug report')) },
  { name: 'report', who: 'visitor', path: '/jobs', act: steps(press('Report'), opens('Bug report')) },
  {
    name: 'report-errors',
    who: 'visitor',
    path: '/jobs',
    act: steps(press('Report'), opens('Bug report'), press('Submit report'), marked),
  },
  {
    name: 'report-sent',
    who: 'visitor',
    path: '/jobs',
    prepare: (page) => page.route('**/email/send', (route) => route.fulfill({ status: 200, body: 'OK' })),
    act: steps(
      press('Report'),
      press('Feedback'),
      type('Title', 'Clear and calm'),
      type('Description', 'The list is easy to read.'),
      type('Contact email', 'reader@mailbox.example'),
      press('Submit report'),
      see('received'),
    ),
  },
  { name: 'hackathons-visitor', who: 'visitor', path: '/hackathons' },
  {
    name: 'hackathons-failed',
    who: 'visitor',
    path: '/hackathons?q=data',
    prepare: answer(lists, 503, { ...broken, error: 'The database cannot be reached right now.' }),
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  {
    name: 'hackathons-without-words',
    who: 'visitor',
    path: '/hackathons?q=%40%40%40',
    act: see('There is no word in what you typed'),
  },
  { name: 'hackathons-past', who: 'visitor', path: '/hackathons?status=past' },
  { name: 'hackathons-ongoing', who: 'member', path: '/hackathons?status=ongoing' },
  {
    name: 'hackathons-loading',
    who: 'visitor',
    path: '/hackathons?q=data',
    hangs: true,
    prepare: hang(lists),
    act: waiting,
  },
  { name: 'hackathons-no-match', who: 'member', path: '/hackathons?q=zzzzqqq' },
  { name: 'hackathons', who: 'member', path: '/hackathons' },
  {
    name: 'hackathons-explained',
    who: 'member',
    path: '/hackathons',
    act: steps(press(/^Why this fits/), see('added up')),
  },
  { name: 'jobs', who: 'member', path: '/jobs' },
  { name: 'jobs-explained', who: 'member', path: '/jobs', act: steps(press(/^Why this fits/), see('added up')) },
  { name: 'jobs-no-match', who: 'member', path: '/jobs?q=zzzzqqq&location=Seattle' },
  {
    name: 'jobs-toast',
    who: 'member',
    path: '/jobs',
    act: steps(press(/^Save /), (page) => page.getByRole('button', { name: 'Undo' }).hover()),
  },
  { name: 'jobs-newcomer', who: 'newcomer', path: '/jobs' },
  { name: 'resume-dialog', who: 'newcomer', path: '/jobs', act: opens('Upload Resume (PDF)') },
  { name: 'post-job', who: 'member', path: '/jobs', act: opens('Post a job') },
  {
    name: 'post-job-errors',
    who: 'member',
    path: '/jobs',
    act: steps(opens('Post a job'), press('Submit for review'), marked),
  },
  { name: 'post-hackathon', who: 'member', path: '/hackathons', act: opens('Post a hackathon') },
  {
    name: 'post-hackathon-errors',
    who: 'member',
    path: '/hackathons',
    act: steps(opens('Post a hackathon'), press('Submit for review'), marked),
  },
  { name: 'delete-posting', who: 'member', path: '/jobs', act: opens(/^Delete /) },
]

const ownScenes: Scene[] = [
  {
    name: 'checking-session',
    who: 'member',
    path: '/dashboard',
    hangs: true,
    prepare: hang('**/{v1/account,api/first-screen}'),
  },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
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
  { name: 'settings', who: 'member', path: '/profile' },
  { name: 'settings-no-profile', who: 'newcomer', path: '/profile' },
  { name: 'settings-edit', who: 'member', path: '/profile', act: steps(press('Edit Profile'), see('Save Changes')) },
  {
    name: 'settings-come-back',
    who: 'member',
    path: '/profile',
    act: steps(
      press('Edit Profile'),
      type('Project name', 'Half a project'),
      (page) => page.reload(),
      see('We kept what you typed'),
    ),
  },
  {
    name: 'settings-saved',
    who: 'member',
    path: '/profile',
    act: steps(press('Edit Profile'), press('Save Changes'), see('Profile updated')),
  },
  {
    name: 'settings-password',
    who: 'member',
    path: '/profile',
    act: steps(press('Change Password'), see('Confirm new password')),
  },
  {
    name: 'settings-password-errors',
    who: 'member',
    path: '/profile',
    act: steps(press('Change Password'), press('Change Password'), marked),
  },
  {
    name: 'settings-password-wrong',
    who: 'member',
    path: '/profile',
    act: steps(
      press('Change Password'),
      type('Current password', 'Wrong-Word-1'),
      type('New password', password),
      type('Confirm new password', password),
      press('Change Password'),
      see('Current password is incorrect'),
    ),
  },
  { name: 'settings-delete-resume', who: 'member', path: '/profile', act: opens('Delete Resume') },
  { name: 'settings-download', who: 'member', path: '/profile', act: opens('Download my data') },
  {
    name: 'settings-delete-account-wrong',
    who: 'member',
    path: '/profile',
    act: steps(press('Delete my account'), type('Your password', 'Wrong-Word-1'), press('Delete everything'), (page) =>
      page.getByRole('dialog').getByRole('alert').waitFor(),
    ),
  },
  { name: 'logout', who: 'member', path: '/profile', act: opens('Sign Out') },
]

export const scenes: Scene[] = [...visitorScenes, ...listScenes, ...ownScenes]
