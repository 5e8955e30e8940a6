// Logging in, links that came by mail, and what a person sets of the own account.
import { resetRedirectMs, verifiedRedirectMs } from '@scry/contracts/limits'
import { stopClock } from './clock.ts'
import { answer, hang, marked, opens, press, type Scene, see, stays, steps, type } from './gallery-steps.ts'
import { password } from './journey.ts'

export const accountScenes: Scene[] = [
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
    spoils: true,
    prepare: steps(stays(resetRedirectMs), answer('**/v1/account/recovery', 200, { $id: 'a' })),
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
    spoils: true,
    prepare: steps(stays(verifiedRedirectMs), answer('**/v1/account/verification', 200, { $id: 'a' })),
  },
]

export const settingsScenes: Scene[] = [
  { name: 'settings', who: 'member', path: '/profile' },
  { name: 'settings-no-profile', who: 'newcomer', path: '/profile' },
  { name: 'settings-edit', who: 'member', path: '/profile', act: steps(press('Edit Profile'), see('Save Changes')) },
  {
    name: 'settings-told',
    who: 'member',
    path: '/profile',
    prepare: answer('**/api/feedback', 200, {
      success: true,
      feedback: [
        { reason: 'field', about: 'occupation', value: 'Nurse', title: 'Night Nurse', company: 'Summit Hollow Health' },
        { reason: 'closed', about: null, value: '', title: 'Tide Clerk', company: 'Saltmarsh Office' },
      ].map((said, at) => ({
        ...said,
        id: `${at}`,
        listing_id: `a:${at}`,
        kind: 'job',
        said_at: '2026-11-20T09:00:00Z',
      })),
    }),
    act: see('Nurse jobs rank lower for you.'),
  },
  {
    name: 'settings-skill-asked',
    who: 'member',
    path: '/profile',
    act: steps(press('I do not have it: SQL'), see('Of your 30 best jobs')),
  },
  {
    name: 'settings-skills-changed',
    who: 'member',
    path: '/profile',
    act: steps(press('Edit Profile'), press('Remove Python'), see('Of your 30 best jobs')),
  },
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
