import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Account } from '../calls/account.ts'
import * as documents from '../calls/documents.ts'
import { sessionQuery } from '../session/use-session.ts'
import { ada } from '../testing/people.ts'
import { backendError, renderPage } from '../testing/render-page.tsx'
import { PostingTabs } from './PostingTabs.tsx'

vi.mock('../calls/documents.ts')

test.each(['Post a job', 'Post a hackathon'])(
  'the floating button %s opens its dialog (§2.41, §1.3, §6.2)',
  async (name) => {
    renderPage(<PostingTabs />, { route: '/jobs', account: ada })
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('dialog', { name })).toBeTruthy()
  },
)

test('a visitor has no posting buttons (§2.41, §6.1)', () => {
  renderPage(<PostingTabs />, { route: '/jobs', account: null })
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('a posting sent after a logout in another tab says so, keeps what was typed and goes after the next login (§4.26, §8.20)', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(documents.createPosting)
    .mockRejectedValueOnce(backendError(401, 'No session', 'general_unauthorized_scope'))
    .mockResolvedValue({} as never)
  const { queryClient } = renderPage(<PostingTabs />, { route: '/jobs', account: ada })
  await userEvent.click(screen.getByRole('button', { name: 'Post a job' }))
  await screen.findByRole('dialog')
  for (const label of ['Job role', 'Company name', 'Job description', 'Site/Source', 'Skills']) {
    await userEvent.type(screen.getByLabelText(label), 'Ferries')
  }
  await userEvent.type(screen.getByLabelText('Application link'), 'https://quayside.example')
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Post a hackathon' })).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to submit job posting. Please try again.')
  expect(alert.textContent).toContain('You are signed out. Sign in again in another tab, then submit again.')
  expect((screen.getByLabelText('Job role') as HTMLInputElement).value).toBe('Ferries')
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, ada))
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  expect(await screen.findByText('Job posting submitted')).toBeTruthy()
  expect(documents.createPosting).toHaveBeenLastCalledWith(
    'aggregated_jobs',
    expect.objectContaining({ createdBy: ada.email }),
  )
})

test('a posting that is open when somebody else signs in is put away for its writer (§2.41, §6.2)', async () => {
  const { queryClient } = renderPage(<PostingTabs />, { route: '/jobs', account: ada })
  await userEvent.click(screen.getByRole('button', { name: 'Post a job' }))
  await screen.findByRole('dialog')
  act(() => void queryClient.setQueryData(sessionQuery.queryKey, null))
  await userEvent.type(screen.getByLabelText('Job role'), 'Ferry pilot')
  act(() => void queryClient.setQueryData<Account>(sessionQuery.queryKey, { ...ada, id: 'somebody-else' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Post a job' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Job role')).value).toBe('')
})
