import { promisedBreaks } from './promised-breaks.mjs'

/**
 * Ways to break the product, each by one small change of one file, and the test file that must notice: by a test that
 * cites the `statement` of the specification, or, for what no statement says, by the test whose title begins with `title`.
 * `find` is replaced once.
 */
const web = 'apps/web/src'
const server = 'apps/server/src/features'
const limits = 'packages/contracts/src/limits.ts'

export const breaks = [
  {
    statement: '1.5',
    file: `${web}/features/landing/content.ts`,
    find: "figure: '5,000+'",
    replace: "figure: '50,000+'",
    test: `${web}/features/landing/LandingPage.test.tsx`,
  },
  {
    statement: '2.12',
    file: `${web}/shell/TopBar.tsx`,
    find: 'pathname === paths.home && !scrolled',
    replace: '!scrolled',
    test: `${web}/shell/TopBar.test.tsx`,
  },
  {
    statement: '2.60',
    file: `${web}/features/profile/ProfileView.tsx`,
    find: 'projects.slice(0, limits.projects)',
    replace: 'projects.slice(0, limits.projects + 1)',
    test: `${web}/features/profile/ProfileView.test.tsx`,
  },
  {
    statement: '3.8',
    file: limits,
    find: 'workDescriptionCap = 200',
    replace: 'workDescriptionCap = 250',
    test: 'packages/profile/src/profile.test.ts',
  },
  {
    statement: '3.27',
    file: `${web}/postings/posting-id.ts`,
    find: 'length: 5',
    replace: 'length: 4',
    test: `${web}/postings/posting-id.test.ts`,
  },
  {
    statement: '4.14',
    file: `${web}/features/account/LoginPage.tsx`,
    find: 'account.emailVerification ? paths.dashboard : paths.verifyEmail',
    replace: 'paths.dashboard',
    test: `${web}/features/account/LoginPage.test.tsx`,
  },
  {
    statement: '4.16',
    file: 'packages/profile/src/completeness.ts',
    find: " && folded !== 'flexible'",
    replace: '',
    test: 'packages/profile/src/profile.test.ts',
  },
  {
    statement: '4.26',
    file: `${web}/ui/FormDialog.tsx`,
    find: 'setTimeout(onClose, dialogCloseMs)',
    replace: 'setTimeout(onClose, dialogCloseMs * 2)',
    test: `${web}/postings/PostHackathonDialog.test.tsx`,
  },
  {
    statement: '5.6',
    file: `${web}/features/account/reset-rules.ts`,
    find: 'Ll}/u',
    replace: 'L}/u',
    test: `${web}/features/account/reset-rules.test.ts`,
  },
  {
    statement: '5.29',
    file: `${web}/postings/link-rule.ts`,
    find: '^https?:',
    replace: '^\\w+:',
    test: `${web}/postings/rules.test.ts`,
  },
  {
    statement: '5.44',
    file: `${web}/ui/use-checked-form.ts`,
    find: 'onChange: () => clearErrors(name)',
    replace: 'onChange: () => {}',
    test: `${web}/postings/PostHackathonDialog.test.tsx`,
  },
  {
    statement: '5.53',
    file: `${web}/reports/shrink-image.ts`,
    find: 'blob.size >= screenshot',
    replace: 'blob.size > screenshot',
    test: `${web}/reports/shrink-image.test.ts`,
  },
  {
    statement: '6.3',
    file: 'apps/server/src/platform/remove-own.ts',
    find: ".where('account_id', '=', accountId)",
    replace: '',
    test: `${server}/documents/posting-records.test.ts`,
  },
  {
    statement: '6.4',
    file: `${web}/shell/RouteGuard.tsx`,
    find: "needs === 'verified' && !session.account.emailVerification",
    replace: "needs === 'verified'",
    test: `${web}/shell/RouteGuard.test.tsx`,
  },
  {
    statement: '7.6',
    file: `${web}/calls/account.ts`,
    find: ', passwordAgain: password',
    replace: '',
    test: `${web}/calls/backend-wire.test.ts`,
  },
  {
    statement: '7.29',
    file: 'packages/profile/src/person.ts',
    find: 'location: filters.location || ranked.location',
    replace: 'location: ranked.location',
    test: `${web}/listing/list-requests.test.tsx`,
  },
  {
    statement: '8.11',
    file: 'packages/contracts/src/messages.ts',
    find: 'HTTP error! status: ',
    replace: 'HTTP error: ',
    test: `${web}/calls/call.test.ts`,
  },
  {
    statement: '8.24',
    file: `${web}/reports/submit-report.ts`,
    find: 'skipped.push(name)',
    replace: 'throw error',
    test: `${web}/reports/ReportDialog.test.tsx`,
  },
  {
    statement: '9.1',
    file: limits,
    find: 'activityEntries = 10',
    replace: 'activityEntries = 9',
    test: `${server}/documents/profiles.test.ts`,
  },
  {
    statement: '9.15',
    file: limits,
    find: 'dashboard: { skills: 6',
    replace: 'dashboard: { skills: 7',
    test: `${web}/features/dashboard/profile-on-dashboard.test.tsx`,
  },
  ...promisedBreaks,
]
