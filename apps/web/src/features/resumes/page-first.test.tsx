import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as listings from '../../calls/listings.ts'
import * as resumes from '../../calls/resumes.ts'
import { shortlist } from '../../testing/listings.ts'
import { analysisOf } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { UploadResumePage } from './UploadResumePage.tsx'

const drawing = vi.hoisted(() => ({ finish: () => {} }))
vi.mock('../../calls/listings.ts')
vi.mock('../../calls/resumes.ts')
vi.mock('./PdfSheet.tsx', () => ({
  PdfSheet: ({ onDrawn, marked }: { onDrawn: () => void; marked: string | null }) => {
    drawing.finish = onDrawn
    return <p>The page is on its way{marked && `, ${marked}`}</p>
  },
}))

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => {})
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.mocked(resumes.findEmail).mockResolvedValue('ada@mailbox.example')
  vi.mocked(resumes.analyse).mockResolvedValue(analysisOf({}))
  vi.mocked(listings.findShortlist).mockResolvedValue(shortlist({}))
})
afterEach(() => {
  vi.useRealTimers()
})

/** A resume that is read while its page is not drawn yet. */
async function readBeforeDrawn() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  renderPage(<UploadResumePage />, { route: '/upload-resume', at: '/upload-resume' })
  const pdf = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' })
  fireEvent.change(screen.getByLabelText('Resume PDF'), { target: { files: [pdf] } })
  await screen.findByText('ada.pdf')
  await user.click(screen.getByRole('button', { name: 'Extract Email & Continue' }))
  await screen.findByText(/^The page is on its way/)
  await expect.poll(() => listings.findShortlist).toHaveBeenCalled()
  return user
}
const stepTwo = 'Check what we read, then create your account'

test('the page is shown before what was read of it, while the matches are looked for already', async () => {
  await readBeforeDrawn()
  expect(screen.queryByRole('heading', { name: stepTwo })).toBeNull()
  drawing.finish()
  expect(await screen.findByRole('heading', { name: stepTwo })).toBeTruthy()
  expect(listings.findShortlist).toHaveBeenCalledTimes(1)
})

test('the words are marked on the page before the second step stands', async () => {
  await readBeforeDrawn()
  expect(await screen.findByText('The page is on its way, with the words marked that were read')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: stepTwo })).toBeNull()
})

test('a page that does not come is not waited for beyond a second', async () => {
  await readBeforeDrawn()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await screen.findByRole('heading', { name: stepTwo })).toBeTruthy()
})

test('who cancels while the page is drawn stays where they are', async () => {
  const user = await readBeforeDrawn()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  drawing.finish()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await screen.findByRole('button', { name: 'Extract Email & Continue' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: stepTwo })).toBeNull()
})
