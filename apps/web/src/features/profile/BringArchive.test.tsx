import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CallError } from '../../calls/call.ts'
import { bringAccount } from '../../calls/own-account.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { BringArchive } from './BringArchive.tsx'

vi.mock('../../calls/own-account.ts')

const archive = new File(['PK'], 'scry-account.zip', { type: 'application/zip' })
async function upload(answer = 'Restore') {
  await userEvent.upload(screen.getByLabelText('File to restore from'), archive)
  await userEvent.click(await screen.findByRole('button', { name: answer }))
}
async function choose(answer?: string) {
  renderPage(<BringArchive />, { route: '/profile', account: ada })
  await upload(answer)
}

test('what an archive brought back is told by kind', async () => {
  const brought = {
    profiles: 1,
    job_postings: 0,
    hackathon_postings: 0,
    applications: 3,
    saved_searches: 2,
    feedback: 2,
  }
  vi.mocked(bringAccount).mockResolvedValue(brought)
  await choose()
  const line = 'Restored: 1 profile, 3 applications, 2 saved searches, and 2 answers to “Not for me”.'
  expect(await screen.findByText(line)).toBeTruthy()
  expect(vi.mocked(bringAccount).mock.calls[0]?.[0]).toBe(archive)
})

test('an archive that holds nothing, and one that is refused, say so', async () => {
  vi.mocked(bringAccount).mockResolvedValueOnce({})
  await choose()
  expect(await screen.findByText('The file held nothing to restore.')).toBeTruthy()
  vi.mocked(bringAccount).mockRejectedValue(new CallError('', 403, 'not-allowed', 'This account is not empty.'))
  await upload()
  expect(await screen.findByText('This account is not empty.')).toBeTruthy()
})

test('nothing replaces the profile before the person agrees', async () => {
  vi.mocked(bringAccount).mockReset()
  await choose('Cancel')
  expect(vi.mocked(bringAccount)).not.toHaveBeenCalled()
})
