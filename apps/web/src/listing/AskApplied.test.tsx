import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as applications from '../calls/applications.ts'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
import { AskApplied } from './AskApplied.tsx'
import { noteFollowed } from './asked-apply.ts'

vi.mock('../calls/applications.ts')

beforeEach(() => {
  vi.resetAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  const answer = { success: true, application: { id: 'x1' }, before: null }
  vi.mocked(applications.recordApplication).mockResolvedValue(answer as never)
  vi.mocked(applications.dropApplication).mockResolvedValue({ success: true })
})

const link = { id: 'board:7', title: 'Ferry Planner' }
function comeBack() {
  renderPage(<AskApplied />, { route: '/jobs', account: ada })
  fireEvent.focus(window)
  return userEvent.setup()
}

test('whoever comes back from an employer is asked whether they applied; yes keeps it, and can be undone', async () => {
  noteFollowed(ada.id, link)
  const user = comeBack()
  expect(await screen.findByText('Did you apply?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Yes, I applied' }))
  await waitFor(() => expect(applications.recordApplication).toHaveBeenCalledWith('board:7', 'applied'))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(applications.dropApplication).toHaveBeenCalledWith('x1'))
})

test('undo gives an application that was there its stage back', async () => {
  const answer = { success: true, application: { id: 'x1' }, before: 'interested' }
  vi.mocked(applications.recordApplication).mockResolvedValue(answer as never)
  vi.mocked(applications.saveApplication).mockResolvedValue({} as never)
  noteFollowed(ada.id, link)
  const user = comeBack()
  await user.click(await screen.findByRole('button', { name: 'Yes, I applied' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(applications.saveApplication).toHaveBeenCalledWith('x1', { stage: 'interested' }))
})

test('it is asked once for a listing, and nothing is kept on a no', async () => {
  noteFollowed(ada.id, link)
  const user = comeBack()
  await user.click(await screen.findByRole('button', { name: 'No' }))
  noteFollowed(ada.id, link)
  fireEvent.focus(window)
  expect(screen.queryByRole('button', { name: 'Yes, I applied' })).toBeNull()
  expect(applications.recordApplication).not.toHaveBeenCalled()
})
