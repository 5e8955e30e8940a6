// Every screen and state: the gallery takes their pictures, axe looks at each. Faults are caused on the wire.
import type { Page } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import {
  answer,
  empty,
  hang,
  lists,
  marked,
  opens,
  press,
  see,
  shown,
  steps,
  toConfirm,
  type,
  waiting,
} from './gallery-steps.ts'
import { createAccount, dropResume, password } from './journey.ts'

export interface Scene {
  name: string
  who: 'visitor' | 'member' | 'newcomer' | 'unverified'
  path: string
  /** The only width at which the state is there. */
  width?: number
  /** It never comes to rest: what it waits for does not come. */
  hangs?: true
  /** Before the address is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the page into the state, and ends when it is there. */
  act?: (page: Page) => Promise<unknown>
}

const visitorScenes: Scene[] = [
  { name: 'landing', who: 'visitor', path: '/' },
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
  { name: 'upload', who: 'visitor', path: '/upload-resume' },
  {
    name: 'upload-no-file',
    who: 'visitor',
    path: '/upload-resume',
    act: steps(press('Extract Email & Continue'), see('Please select')),
  },
  {
    name: 'upload-reading',
    who: 'visitor',
    path: '/upload-resume',
    prepare: hang('**/api/{analyze-resume,extract-email}'),
    act: steps((page) => dropResume(page, samplePerson), see('Cancel')),
  },
  {
    name: 'upload-no-email',
    who: 'visitor',
    path: '/upload-resume',
    prepare: async (page) => {
      const json = { success: false, code: 'no-email-found', error: 'No address was found.' }
      await answer('**/api/extract-email', 422, json)(page)
      await page.route('**/api/analyze-resume', async (route) => {
        const response = await route.fetch()
        const { analysis, ...rest } = await response.json()
        await route.fulfill({ response, json: { ...rest, analysis: { ...analysis, email: '' } } })
      })
    },
    act: (page) => dropResume(page, samplePerson).then(() => see('Could not extract')(page)),
  },
  {
    name: 'upload-broken-file',
    who: 'visitor',
    path: '/upload-resume',
    act: async (page) => {
      const buffer = Buffer.from('%PDF-1.7 and nothing more')
      await page.locator('input[type=file]').setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer })
      await press('Extract Email & Continue')(page)
      await see('Failed to')(page)
    },
  },
  { name: 'confirm', who: 'visitor', path: '/upload-resume', act: toConfirm },
  {
    name: 'confirm-errors',
    who: 'visitor',
    path: '/upload-resume',
    act: steps(toConfirm, press('Create Account'), marked),
  },
  {
    name: 'confirm-correcting',
    who: 'visitor',
    path: '/upload-resume',
    act: steps(toConfirm, press('Correct name'), see('Done')),
  },
  {
    name: 'confirm-page',
    who: 'visitor',
    path: '/upload-resume',
    width: 390,
    act: steps(toConfirm, press('Show the page'), shown('.sheet-mark')),
  },
  {
    name: 'confirm-registering',
    who: 'visitor',
    path: '/upload-resume',
    prepare: hang('**/v1/account'),
    act: steps(toConfirm, (page) => createAccount(page, 'hanging@mailbox.example'), see('Registering...')),
  },
  {
    name: 'confirm-failed',
    who: 'visitor',
    path: '/upload-resume',
    prepare: (page) => page.route('**/v1/account', (route) => route.abort('connectionreset')),
    act: steps(toConfirm, (page) => createAccount(page, 'failing@mailbox.example'), see('Registration failed')),
  },
  {
    name: 'confirm-taken',
    who: 'visitor',
    path: '/upload-resume',
    prepare: answer('**/v1/account', 409, { message: 'exists', code: 409, type: 'user_already_exists' }),
    act: steps(toConfirm, (page) => createAccount(page, 'taken@mailbox.example'), see('User already exists')),
  },
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
  { name: 'verify-success', who: 'member', path: '/verify-email' },
  { name: 'not-found', who: 'visitor', path: '/nowhere' },
  ...['how-matching-works', 'quality', 'privacy', 'terms', 'faq', 'contact', 'resume-guide'].map(
    (name): Scene => ({ name, who: 'visitor', path: `/${name}` }),
  ),
]

const listScenes: Scene[] = [
  { name: 'jobs-visitor', who: 'visitor', path: '/jobs' },
  {
    name: 'jobs-loading',
    who: 'visitor',
    path: '/jobs?q=data',
    hangs: true,
    prepare: hang(lists),
    act: waiting,
  },
  {
    name: 'jobs-failed',
    who: 'visitor',
    path: '/jobs?q=data',
    prepare: answer(lists, 503, { success: false, error: 'The listings are being read in. Try again in a minute.' }),
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { name: 'jobs-empty', who: 'visitor', path: '/jobs?type=any', prepare: (page) => page.route(lists, empty) },
  { name: 'jobs-nothing-saved', who: 'visitor', path: '/jobs?saved=yes' },
  { name: 'jobs-gone', who: 'visitor', path: '/jobs?open=gone', act: see('is closed or was never here') },
  { name: 'jobs-filters', who: 'visitor', path: '/jobs', width: 390, act: steps(press('Filters'), see('Any level')) },
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
    prepare: answer(lists, 503, { success: false, error: 'The listings are being read in. Try again in a minute.' }),
    act: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
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
    act: steps(press(/^Why this fits/), see('The sum is the score.')),
  },
  { name: 'jobs', who: 'member', path: '/jobs' },
  {
    name: 'jobs-explained',
    who: 'member',
    path: '/jobs',
    act: steps(press(/^Why this fits/), see('The sum is the score.')),
  },
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
  { name: 'checking-session', who: 'member', path: '/dashboard', hangs: true, prepare: hang('**/v1/account') },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
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
    act: steps(press(/profile$/), shown('[aria-expanded=true]')),
  },
  { name: 'dashboard-no-resume', who: 'newcomer', path: '/dashboard' },
  { name: 'settings', who: 'member', path: '/profile' },
  { name: 'settings-no-profile', who: 'newcomer', path: '/profile' },
  { name: 'settings-edit', who: 'member', path: '/profile', act: steps(press('Edit Profile'), see('Save Changes')) },
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
