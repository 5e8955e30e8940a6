import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import * as account from './account.ts'
import * as alerts from './alerts.ts'
import * as applications from './applications.ts'
import { backendFailure, notOurs, unreachable } from './backend-failure.ts'
import * as calendar from './calendar.ts'
import * as documents from './documents.ts'
import * as feedback from './feedback.ts'
import * as listingPage from './listing-page.ts'
import * as listings from './listings.ts'
import * as ownAccount from './own-account.ts'
import * as ownPostings from './own-postings.ts'
import * as reports from './reports.ts'
import * as resumes from './resumes.ts'
import * as review from './review.ts'
import * as skills from './skills.ts'

const { signal } = new AbortController()
const file = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' })

/** Every call that asks the server. Whoever adds one adds it here. */
const calls: Record<string, () => Promise<unknown>> = {
  getAccount: () => account.getAccount(),
  createAccount: () => account.createAccount({ userId: 'u', email: 'a@b.example', password: 'p', name: 'User' }),
  createSession: () => account.createSession('a@b.example', 'p'),
  deleteCurrentSession: () => account.deleteCurrentSession(),
  sendRecovery: () => account.sendRecovery('a@b.example', 'http://x.example/reset-password'),
  finishRecovery: () => account.finishRecovery('u', 's', 'p'),
  sendVerification: () => account.sendVerification('http://x.example/verify-email'),
  finishVerification: () => account.finishVerification('u', 's'),
  changePassword: () => account.changePassword('new', 'old'),
  findProfile: () => documents.findProfile('u'),
  createProfile: () => documents.createProfile({}),
  updatePosting: () => documents.updatePosting('hackathon', 'h', {} as never),
  decide: () => review.decide({ kind: 'job', id: 'j', version: 'v', decision: 'approve', reason: null, words: '' }),
  recordApplication: () => applications.recordApplication('l', 'applied'),
  saveApplication: () => applications.saveApplication('a', {}),
  dropApplication: () => applications.dropApplication('a'),
  bringApplications: () => applications.bringApplications('title'),
  sayWhy: () => feedback.sayWhy('l', 'closed'),
  takeBack: () => feedback.takeBack('f'),
  sayOfSkill: () => skills.sayOfSkill('SQL', 'rejected'),
  findOwnStates: () => ownPostings.findOwnStates(signal),
  readJobDraft: () => ownPostings.readJobDraft({} as never, signal),
  readHackathonDraft: () => ownPostings.readHackathonDraft({} as never, signal),
  closePosting: () => ownPostings.closePosting('job', 'j'),
  updateProfile: () => documents.updateProfile('p', {}),
  createPosting: () => documents.createPosting('hackathon', {} as never),
  listOwnPostings: () => documents.listOwnPostings('hackathon', 'a@b.example'),
  deletePosting: () => documents.deletePosting('hackathon', 'h'),
  findJobs: () => listings.findJobs({}, signal),
  recommendJobs: () => listings.recommendJobs({} as never, signal),
  findShortlist: () => listings.findShortlist({}, signal),
  findHackathons: () => listings.findHackathons({}, signal),
  recommendHackathons: () => listings.recommendHackathons({} as never, signal),
  findListing: () => listings.findListing('l', signal),
  suggestForHackathonList: () => listings.suggestForHackathonList({ of: 'place', typed: 'oslo' }, signal),
  suggestForJobList: () => listings.suggestForJobList({ of: 'place', typed: 'oslo' }, signal),
  complainOf: () => listingPage.complainOf('l', 'closed' as never),
  findListingPage: () => listingPage.findListingPage('l', signal),
  findSkillGap: () => listings.findSkillGap({} as never, signal),
  turnAlertsOn: () => alerts.turnAlertsOn('daily'),
  turnAlertsOff: () => alerts.turnAlertsOff(),
  previewOfAlerts: () => alerts.previewOfAlerts(),
  keepSearch: () => alerts.keepSearch({ kind: 'job', name: 'x', query: '' }),
  forgetSearch: () => alerts.forgetSearch('s'),
  endAlertsByLink: () => alerts.endAlertsByLink('k'),
  makeFeed: () => calendar.makeFeed(),
  removeFeed: () => calendar.removeFeed(),
  findSessions: () => ownAccount.findSessions(signal),
  endOneSession: () => ownAccount.endOneSession('s'),
  endEveryOtherSession: () => ownAccount.endEveryOtherSession(),
  bringAccount: () => ownAccount.bringAccount(file),
  downloadAccount: () => ownAccount.downloadAccount('p'),
  removeAccount: () => ownAccount.removeAccount('p'),
  sendReport: () => reports.sendReport({}, signal),
  findEmail: () => resumes.findEmail(file, signal),
  checkFile: () => resumes.checkFile(file, signal),
  analyse: () => resumes.analyse(file, signal),
  analyseWithModel: () => resumes.analyseWithModel(file, signal),
}
/** Ask nothing, or are only logged: what they throw is shown to nobody. */
const silent = [
  'newAccountId',
  'reviewQueueQuery',
  'applicationsQuery',
  'feedbackQuery',
  'skillsQuery',
  'movesQuery',
  'gainQuery',
  'rankAnew',
  'applicationsFile',
  'alertsQuery',
  'datesQuery',
  'feedQuery',
  'dateFile',
  'listFeed',
  'jobsPage',
  'shortlistOf',
  'hackathonsPage',
  'noteApply',
  'uploadScreenshot',
  'fetchSampleResume',
]

test('every call of the web app is looked at here', () => {
  const parts = [
    account,
    alerts,
    applications,
    calendar,
    documents,
    feedback,
    listingPage,
    listings,
    ownAccount,
    ownPostings,
    reports,
    resumes,
    review,
    skills,
  ]
  const exported = parts.flatMap((calls) => Object.keys(calls))
  expect(exported.filter((name) => !silent.includes(name)).sort()).toEqual(Object.keys(calls).sort())
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const html = '<!doctype html><title>Sign in to Hotel Wi-Fi</title><p>nginx</p>'
const page =
  (status: number, type = 'text/html', text = html) =>
  () =>
    new Response(text, { status, headers: { 'content-type': type } })
const json = (status: number, body: unknown) => () => Response.json(body, { status })
const thrown = (message: string) => () => {
  throw new TypeError(message)
}
const answers: [string, () => Response][] = [
  ['a page of a network with 200', page(200)],
  ['a page of a network with 401', page(401)],
  ['a page of a network with 404', page(404)],
  ['a page of a proxy with 502', page(502)],
  ['an empty answer with 200', page(200, 'text/html', '')],
  ['plain words of a proxy', page(503, 'text/plain', 'upstream connect error or disconnect/reset before headers')],
  ['plain words with 200', page(200, 'text/plain', 'success')],
  ['JSON that broke off', page(200, 'application/json', '{"$id": "a')],
  ['JSON of a proxy', json(502, { message: 'no healthy upstream' })],
  ['JSON of a proxy with 200', json(200, { message: 'login required' })],
  ['JSON with an error of another form', json(400, { error: { issues: ['Too big: expected string'] } })],
  ['what Chromium says of a lost request', thrown('Failed to fetch')],
  ['what Firefox says of a lost request', thrown('NetworkError when attempting to fetch resource.')],
  ['what Safari says of a lost request', thrown('Load failed')],
  ['what Safari says of a request that broke off', thrown('The network connection was lost.')],
]
const sentences = [notOurs, unreachable]

test.each(answers)(
  'after %s no call succeeds, and each is told by a sentence of ours (§8.7, §8.10)',
  async (what, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => answer())
    for (const [name, ask] of Object.entries(calls)) {
      // To the SDK no words are what 204 says, and that is how a removal is answered.
      if (what === 'an empty answer with 200' && ['deleteCurrentSession', 'deletePosting'].includes(name)) continue
      const outcome = await ask().then(
        (value) => ({ value }),
        (error: unknown) => ({ said: backendFailure(error).message }),
      )
      expect([name, outcome]).toEqual([name, { said: expect.toSatisfy((said: string) => sentences.includes(said)) }])
    }
  },
)

test('what was thrown by a mistake of ours is told by a sentence too', () => {
  const broken = new TypeError("Cannot read properties of undefined (reading 'map')")
  expect(backendFailure(broken).message).toBe('Something went wrong in your browser. Try again.')
})

test('what the protocol says to programmers is told in words for people, and its code and type stay', () => {
  const said = (code: number, type: string, message: string) =>
    backendFailure(Object.assign(new Error(message), { name: 'AppwriteException', code, type })).message
  expect(said(401, 'general_unauthorized_scope', 'User (role: guests) missing scope (account)')).toBe(
    'You are signed out. Sign in again.',
  )
  expect(said(400, 'general_argument_invalid', 'Invalid `email` param: Value must be a valid email address')).toBe(
    'Please enter a valid email address',
  )
  expect(said(400, 'general_argument_invalid', 'Param "password" is not optional.')).toMatch(
    /^The server did not accept/,
  )
  expect(said(400, 'document_invalid_structure', 'Invalid document structure: "skills" takes a list.')).toMatch(
    /^The server did not accept/,
  )
  expect(said(400, 'document_invalid_structure', 'Job role is required')).toBe('Job role is required')
  expect(said(404, 'document_not_found', 'Document with the requested ID could not be found.')).toMatch(
    /^It has been deleted/,
  )
})

/**
 * Where the text of an error reaches the screen, it is one of our own errors, made of the specified words. The drawing of a
 * page tells the console alone.
 */
const ownErrors = [
  'features/resumes/draw-pdf-worker.ts',
  'features/resumes/draw-pdf.ts',
  'features/resumes/reading.ts',
  'features/resumes/use-resume-reading.ts',
  'reports/ScreenshotPicker.tsx',
  'resume/use-resume-update.ts',
]

test('no screen shows the text of an error that it did not make itself', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.|^testing|^calls/.test(path),
  )
  const showing = files.filter((path) =>
    /\b(error|thrown|cause|failed|failure|reason)\??\.message\b|String\(error\)/.test(
      readFileSync(join(root, path), 'utf8'),
    ),
  )
  expect(showing.sort()).toEqual(ownErrors)
})
