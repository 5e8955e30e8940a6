import { afterEach, expect, test, vi } from 'vitest'
import { jobOf } from '../testing/listings.ts'
import { notify, notifyError } from '../ui/notify.ts'
import { shareShortlist, shareShortlistPicture } from './share-shortlist.ts'
import { pictureLines, shortlistPicture } from './shortlist-picture.ts'

vi.mock('../ui/notify.ts')
vi.mock('./shortlist-picture.ts', async (actual) => ({ ...(await actual<object>()), shortlistPicture: vi.fn() }))
afterEach(() => vi.unstubAllGlobals())

const shelves = [
  {
    name: 'Ready to apply',
    jobs: [jobOf({ id: 'a:1', title: 'Ferry Planner' }), jobOf({ id: 'a:2', title: 'Chart Maker', company: '' })],
  },
  { name: 'One step up', jobs: [jobOf({ id: 'a:3', title: 'Harbour Master', location: '', is_sample: true })] },
]

const { origin } = window.location
const text = [
  'My shortlist on Scry',
  '',
  'Ready to apply',
  'Ferry Planner, Quayside Lines, Harwich',
  `${origin}/jobs/a:1`,
  'Chart Maker, Harwich',
  `${origin}/jobs/a:2`,
  '',
  'One step up',
  'Harbour Master, Quayside Lines, sample listing',
  `${origin}/jobs/a:3`,
].join('\n')

test('a device that shares is handed what the shortlist lists and where that is found, and nothing else; closing its sheet says nothing', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
  vi.stubGlobal('navigator', { share })
  await shareShortlist(shelves)
  expect(share).toHaveBeenCalledWith({ text })
  expect(notifyError).not.toHaveBeenCalled()
})

test('elsewhere it is copied and says so, or says that it was not', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await shareShortlist(shelves)
  expect(writeText).toHaveBeenCalledWith(text)
  expect(notify).toHaveBeenCalledWith('Your shortlist is copied, without your name or contact.')
  writeText.mockRejectedValue(new Error('denied'))
  await shareShortlist(shelves)
  expect(notifyError).toHaveBeenCalledWith(
    'Your shortlist could not be copied.',
    'Your browser did not allow it. You can print this page instead.',
  )
})

test('the picture says what each listing is, and nothing of the person', () => {
  expect(pictureLines(shelves).map((line) => line.text)).toEqual([
    ...['My shortlist', 'Ready to apply', 'Ferry Planner', 'Quayside Lines · Harwich', 'Chart Maker', 'Harwich'],
    ...['One step up', 'Harbour Master', 'Quayside Lines · Sample listing', `Scry, ${window.location.host}`],
  ])
})

test('a device that shares pictures is handed it; elsewhere it becomes a file; what fails says so', async () => {
  const file = new File(['png'], 'scry-shortlist.png', { type: 'image/png' })
  vi.mocked(shortlistPicture).mockResolvedValue(file)
  const share = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { share, canShare: () => true })
  await shareShortlistPicture(shelves)
  expect(share).toHaveBeenCalledWith({ files: [file] })
  vi.stubGlobal('navigator', {})
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} })
  await shareShortlistPicture(shelves)
  expect(click.mock.contexts).toMatchObject([{ download: 'scry-shortlist.png', href: 'blob:picture' }])
  expect(notify).toHaveBeenCalledWith('The picture is saved. Your name and contact are not in it.')
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(shortlistPicture).mockRejectedValue(new Error('no canvas'))
  await shareShortlistPicture(shelves)
  expect(notifyError).toHaveBeenCalledWith(
    'The picture could not be shared.',
    'You can share the list as text, or print this page.',
  )
})
