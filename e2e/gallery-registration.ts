// Screens and states of the registration: the gallery takes their pictures, axe looks at each.
import { expect, type Page } from '@playwright/test'
import { foreignDocuments } from '@scry/fictional/hostile/foreign-documents'
import { hardResume } from '@scry/fictional/hostile/hard-resumes'
import { samplePerson } from '@scry/fictional/people'
import { answer, hang, marked, preparing, press, type Scene, see, shown, steps, toConfirm } from './gallery-steps.ts'
import { createAccount, dropResume } from './journey.ts'

const chooseFile = (name: string, bytes: Uint8Array) => (page: Page) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) })

export const registrationScenes: Scene[] = [
  {
    name: 'landing-dragged',
    who: 'visitor',
    path: '/',
    act: async (page) => {
      const dataTransfer = await page.evaluateHandle(() => {
        const held = new DataTransfer()
        held.items.add(new File(['x'], 'resume.pdf', { type: 'application/pdf' }))
        return held
      })
      // A file that is held over the page says so again and again; once alone could come before the page listens.
      await expect(async () => {
        await page.locator('body').dispatchEvent('dragover', { dataTransfer })
        await expect(page.getByText('Drop your resume to see it read')).toBeVisible({ timeout: 1000 })
      }).toPass()
    },
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
    act: steps((page) => dropResume(page, samplePerson), see('Cancel'), shown('[data-drawn]')),
  },
  {
    name: 'upload-no-email',
    who: 'visitor',
    path: '/upload-resume',
    prepare: async (page) => {
      const json = { success: false, code: 'no-email-found', error: 'No address was found.', requestId: 'a' }
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
  { name: 'resume-check', who: 'visitor', path: '/resume-check' },
  {
    name: 'resume-check-reading',
    who: 'visitor',
    path: '/resume-check',
    prepare: hang('**/api/check-resume'),
    act: steps(chooseFile('ada.pdf', hardResume('easy')), see('Cancel')),
  },
  {
    name: 'resume-check-failed',
    who: 'visitor',
    path: '/resume-check',
    act: steps(chooseFile('broken.pdf', Buffer.from('%PDF-1.7 and nothing more')), see('We could not check this file')),
  },
  {
    name: 'resume-check-easy',
    who: 'visitor',
    path: '/resume-check',
    act: steps(chooseFile('ada.pdf', hardResume('easy')), see('Nothing that we look for'), shown('[data-drawn]')),
  },
  {
    name: 'resume-check-hard',
    who: 'visitor',
    path: '/resume-check',
    act: steps(chooseFile('ada.pdf', hardResume('read-across')), see('Two columns'), shown('.sheet-mark')),
  },
  {
    name: 'resume-check-letter',
    who: 'visitor',
    path: '/resume-check',
    act: async (page) => {
      const letter = foreignDocuments.find(({ id }) => id === 'resignation-letter')
      await chooseFile('letter.pdf', (await letter?.bytes()) ?? new Uint8Array())(page)
      await steps(see('This looks like a letter'), shown('canvas'))(page)
    },
  },
  {
    name: 'resume-check-picture',
    who: 'visitor',
    path: '/resume-check',
    act: steps(
      chooseFile('ada.pdf', hardResume('picture-page')),
      see('A machine sees an empty page'),
      shown('.sheet-mark'),
    ),
  },
  { name: 'confirm', who: 'visitor', path: '/upload-resume', act: toConfirm },
  {
    name: 'confirm-preparing',
    who: 'visitor',
    path: '/upload-resume',
    hangs: true,
    prepare: preparing,
    act: steps((page) => dropResume(page, samplePerson), see('Listings are being prepared')),
  },
  {
    name: 'confirm-reloaded',
    who: 'visitor',
    path: '/upload-resume',
    act: steps(toConfirm, (page) => page.reload(), see('We no longer have the PDF'), shown('article')),
  },
  {
    name: 'upload-returned',
    who: 'visitor',
    path: '/upload-resume',
    act: steps(toConfirm, press('Back'), see('is kept in this tab')),
  },
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
    act: steps(toConfirm, press('Show the whole page'), shown('.sheet-mark')),
  },
  {
    name: 'confirm-row-open',
    who: 'visitor',
    path: '/upload-resume',
    act: steps(toConfirm, press(/^Why this fits/), shown('[aria-label="Why this fits"]')),
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
]
