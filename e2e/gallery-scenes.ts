// Every screen and state that the gallery shows, and how a page comes into it. Faults are caused on the wire.
import type { Page, Route } from '@playwright/test'
import { samplePerson } from '@scry/fictional/people'
import { createAccount, dropResume, password } from './journey.ts'

export interface Scene {
  name: string
  who: 'visitor' | 'member' | 'newcomer' | 'unverified'
  path: string
  /** The only width at which the state is there. */
  width?: number
  /** Before the address is opened. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<unknown>
}

const answer = (url: string, status: number, json: unknown) => (page: Page) =>
  page.route(url, (route) => route.fulfill({ status, json }))
const hang = (url: string) => (page: Page) => page.route(url, () => {})
const lists = '**/api/{search,get-personalized}-*'
const press = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .locator('visible=true')
    .first()
    .click()
const steps =
  (...all: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of all) await step(page)
  }
const type = (label: string, text: string) => (page: Page) => page.getByLabel(label, { exact: true }).fill(text)
const see = (text: string) => (page: Page) => page.getByText(text).locator('visible=true').first().waitFor()
const empty = async (route: Route) => {
  const response = await route.fetch()
  const json = await response.json()
  await route.fulfill({
    response,
    json: { ...json, jobs: [], hackathons: [], total: 0, next: null, relax: [], facets: {} },
  })
}
const confirmHeading = 'Check the reading, then create your account'
const toConfirm = (page: Page) => dropResume(page, samplePerson).then(() => see(confirmHeading)(page))

const visitorScenes: Scene[] = [
  { name: 'landing', who: 'visitor', path: '/' },
  { name: 'landing-menu', who: 'visitor', path: '/', width: 390, act: press('Open menu') },
  { name: 'login', who: 'visitor', path: '/login' },
  { name: 'login-empty', who: 'visitor', path: '/login', act: press('Sign In') },
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
  { name: 'upload-no-file', who: 'visitor', path: '/upload-resume', act: press('Extract Email & Continue') },
  {
    name: 'upload-reading',
    who: 'visitor',
    path: '/upload-resume',
    prepare: hang('**/api/{analyze-resume,extract-email}'),
    act: (page) => dropResume(page, samplePerson),
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
  { name: 'confirm-errors', who: 'visitor', path: '/upload-resume', act: steps(toConfirm, press('Create Account')) },
  {
    name: 'confirm-correcting',
    who: 'visitor',
    path: '/upload-resume',
    act: steps(toConfirm, press('Correct name')),
  },
  {
    name: 'confirm-registering',
    who: 'visitor',
    path: '/upload-resume',
    prepare: hang('**/v1/account'),
    act: steps(toConfirm, (page) => createAccount(page, 'hanging@mailbox.example')),
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
  { name: 'forgot-password-error', who: 'visitor', path: '/forgot-password', act: press('Send reset link') },
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
    act: steps(type('New password', 'short'), type('Confirm password', 'other'), press('Reset Password')),
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
    prepare: hang(lists),
    act: (page) => page.waitForTimeout(400),
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
  { name: 'keys', who: 'visitor', path: '/jobs', act: (page) => page.keyboard.press('?') },
  { name: 'report-menu', who: 'visitor', path: '/jobs', act: press('Report') },
  { name: 'report', who: 'visitor', path: '/jobs', act: steps(press('Report'), press('Bug report')) },
  {
    name: 'report-errors',
    who: 'visitor',
    path: '/jobs',
    act: steps(press('Report'), press('Bug report'), press('Submit report')),
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
    prepare: hang(lists),
    act: (page) => page.waitForTimeout(400),
  },
  { name: 'hackathons-no-match', who: 'member', path: '/hackathons?q=zzzzqqq' },
  { name: 'hackathons', who: 'member', path: '/hackathons' },
  { name: 'hackathons-explained', who: 'member', path: '/hackathons', act: press(/^Why this fits/) },
  { name: 'jobs', who: 'member', path: '/jobs' },
  { name: 'jobs-explained', who: 'member', path: '/jobs', act: press(/^Why this fits/) },
  { name: 'jobs-no-match', who: 'member', path: '/jobs?q=zzzzqqq&location=Seattle' },
  {
    name: 'jobs-toast',
    who: 'member',
    path: '/jobs',
    act: steps(press(/^Save /), (page) => page.getByRole('button', { name: 'Undo' }).hover()),
  },
  { name: 'jobs-newcomer', who: 'newcomer', path: '/jobs' },
  { name: 'resume-dialog', who: 'newcomer', path: '/jobs', act: press('Upload Resume (PDF)') },
  { name: 'post-job', who: 'member', path: '/jobs', act: press('Post a job') },
  {
    name: 'post-job-errors',
    who: 'member',
    path: '/jobs',
    act: steps(press('Post a job'), press('Submit for review')),
  },
  { name: 'post-hackathon', who: 'member', path: '/hackathons', act: press('Post a hackathon') },
  {
    name: 'post-hackathon-errors',
    who: 'member',
    path: '/hackathons',
    act: steps(press('Post a hackathon'), press('Submit for review')),
  },
  { name: 'delete-posting', who: 'member', path: '/jobs', act: press(/^Delete /) },
]

const ownScenes: Scene[] = [
  { name: 'checking-session', who: 'member', path: '/dashboard', prepare: hang('**/v1/account') },
  { name: 'dashboard', who: 'member', path: '/dashboard' },
  { name: 'dashboard-menu', who: 'member', path: '/dashboard', width: 390, act: press('Open menu') },
  { name: 'dashboard-unfolded', who: 'member', path: '/dashboard', act: press(/profile$/) },
  { name: 'dashboard-no-resume', who: 'newcomer', path: '/dashboard' },
  { name: 'settings', who: 'member', path: '/profile' },
  { name: 'settings-no-profile', who: 'newcomer', path: '/profile' },
  { name: 'settings-edit', who: 'member', path: '/profile', act: press('Edit Profile') },
  {
    name: 'settings-saved',
    who: 'member',
    path: '/profile',
    act: steps(press('Edit Profile'), press('Save Changes'), see('Profile updated')),
  },
  { name: 'settings-password', who: 'member', path: '/profile', act: press('Change Password') },
  {
    name: 'settings-password-errors',
    who: 'member',
    path: '/profile',
    act: steps(press('Change Password'), press('Change Password')),
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
  { name: 'settings-delete-resume', who: 'member', path: '/profile', act: press('Delete Resume') },
  { name: 'settings-download', who: 'member', path: '/profile', act: press('Download my data') },
  {
    name: 'settings-delete-account-wrong',
    who: 'member',
    path: '/profile',
    act: steps(press('Delete my account'), type('Your password', 'Wrong-Word-1'), press('Delete everything'), (page) =>
      page.getByRole('dialog').getByRole('alert').waitFor(),
    ),
  },
  { name: 'logout', who: 'member', path: '/profile', act: press('Sign Out') },
]

export const scenes: Scene[] = [...visitorScenes, ...listScenes, ...ownScenes]
