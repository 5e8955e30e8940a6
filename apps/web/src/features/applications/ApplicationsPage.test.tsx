import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as applications from '../../calls/applications.ts'
import { CallError } from '../../calls/call.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ApplicationsPage } from './ApplicationsPage.tsx'

vi.mock('../../calls/applications.ts')

const ferry: applications.Application = {
  ...{ id: 'a1', listing_id: 'board:7', kind: 'job', title: 'Ferry Planner', company: 'Quayside Lines' },
  ...{ place: 'Harwich', link: 'https://quayside.example', deadline: null, deadline_zone: null, words: ['SQL'] },
  ...{ stage: 'interested', notes: '', next_step: '', next_step_on: null, is_listed: true },
  ...{ added_at: '2026-11-20T12:00:00.000Z', updated_at: '2026-11-20T12:00:00.000Z' },
}
const loom = { ...ferry, id: 'a2', listing_id: 'board:8', title: 'Weaver', company: 'Loom', is_listed: false }
const asked = vi.fn()

beforeEach(() => {
  vi.resetAllMocks()
  asked.mockResolvedValue([ferry, loom])
  vi.mocked(applications.applicationsQuery).mockImplementation(
    (id) => ({ queryKey: ['applications', id], queryFn: asked }) as never,
  )
  vi.mocked(applications.saveApplication).mockResolvedValue({} as never)
  vi.mocked(applications.dropApplication).mockResolvedValue({ success: true })
})

function open(at = '/applications') {
  renderPage(<ApplicationsPage />, { route: '/applications', at, account: ada })
  return userEvent.setup()
}

test('each application leads to its listing while that is here, and says when it is gone', async () => {
  open()
  const link = await screen.findByRole('link', { name: 'Ferry Planner' })
  expect(link.getAttribute('href')).toBe('/jobs/board:7')
  expect(screen.queryByRole('link', { name: 'Weaver' })).toBeNull()
  expect(screen.getByText('This listing is no longer here.')).toBeTruthy()
})

test('a stage is changed by its select, in the list and on the board, and put back where it is not taken', async () => {
  const user = open('/applications?view=board')
  const interested = await screen.findByRole('region', { name: 'Interested' })
  await user.selectOptions(within(interested).getByLabelText('Stage of Ferry Planner'), 'interview')
  expect(applications.saveApplication).toHaveBeenCalledWith('a1', { stage: 'interview' })
  const interview = screen.getByRole('region', { name: 'Interview' })
  expect(await within(interview).findByText('Ferry Planner')).toBeTruthy()
  vi.mocked(applications.saveApplication).mockRejectedValue(
    new CallError('no', 500, 'internal-error', 'The disk is full.'),
  )
  await user.selectOptions(screen.getByLabelText('Stage of Ferry Planner'), 'offer')
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
  expect(within(interview).getByText('Ferry Planner')).toBeTruthy()
})

test('notes and the next step are written under the row', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Notes and next step of Ferry Planner' }))
  await user.type(screen.getByLabelText('Next step'), 'Call Jo')
  await user.type(screen.getByLabelText('On'), '2026-12-01')
  await user.type(screen.getByLabelText('Notes'), 'Asked for a portfolio.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const change = { notes: 'Asked for a portfolio.', next_step: 'Call Jo', next_step_on: '2026-12-01' }
  expect(applications.saveApplication).toHaveBeenCalledWith('a1', change)
  expect(await screen.findByText('Next: Call Jo')).toBeTruthy()
  expect(screen.getByText(/Dec 1, 2026/)).toBeTruthy()
})

test('notes that were not saved stay in their field, closed and opened again too', async () => {
  vi.mocked(applications.saveApplication).mockRejectedValueOnce(
    new CallError('no', 500, 'internal-error', 'The disk is full.'),
  )
  const user = open()
  const toggle = await screen.findByRole('button', { name: 'Notes and next step of Ferry Planner' })
  await user.click(toggle)
  await user.type(screen.getByLabelText('Notes'), 'Asked for a portfolio.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
  const typed = () => (screen.getByLabelText('Notes') as HTMLTextAreaElement).value
  expect(typed()).toBe('Asked for a portfolio.')
  await user.click(toggle)
  await user.click(toggle)
  expect(typed()).toBe('Asked for a portfolio.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByLabelText('Notes')).toBeNull())
  expect(applications.saveApplication).toHaveBeenLastCalledWith(
    'a1',
    expect.objectContaining({ notes: 'Asked for a portfolio.' }),
  )
})

test('the search looks at titles, employers, notes and stages; what does not match says so', async () => {
  const user = open()
  const field = await screen.findByRole('searchbox', { name: 'Search your applications' })
  await user.type(field, 'loom')
  expect(screen.queryByText('Ferry Planner')).toBeNull()
  await user.type(field, 'x')
  expect(screen.getByText('No application matches your search')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Show all 2' }))
  expect(screen.getByText('Ferry Planner')).toBeTruthy()
})

test('removing asks first', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'Notes and next step of Weaver' }))
  await user.click(screen.getByRole('button', { name: 'Remove Weaver' }))
  expect(applications.dropApplication).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(applications.dropApplication).toHaveBeenCalledOnce())
})

test('a file is brought, and the lines that were left out are named', async () => {
  vi.mocked(applications.bringApplications).mockResolvedValue({
    ...{ success: true, added: 2, changed: 1, problems: [{ line: 4, problem: 'It has no title.' }] },
  })
  const user = open()
  const chooser = await screen.findByLabelText('CSV file of applications')
  await user.upload(chooser, new File(['title\nWeaver'], 'mine.csv', { type: 'text/csv' }))
  expect(await screen.findByText('2 added, 1 changed.')).toBeTruthy()
  expect(screen.getByText('Line 4: It has no title.')).toBeTruthy()
  expect(applications.bringApplications).toHaveBeenCalledWith('title\nWeaver')
})

test('a file that is not UTF-8 or too large is refused before its letters are lost', async () => {
  const user = open()
  const chooser = await screen.findByLabelText('CSV file of applications')
  const latin = new File([new Uint8Array([...new TextEncoder().encode('title\nZ'), 0xfc])], 'mine.csv', {
    type: 'text/csv',
  })
  await user.upload(chooser, latin)
  expect(await screen.findByText(/Its letters are not in UTF-8/)).toBeTruthy()
  await user.upload(chooser, new File(['x'.repeat(250_001)], 'all.csv', { type: 'text/csv' }))
  expect(await screen.findByText(/It is larger than 250 KB/)).toBeTruthy()
  expect(applications.bringApplications).not.toHaveBeenCalled()
})

test('nothing yet and a failed load are two screens', async () => {
  asked.mockRejectedValueOnce(new CallError('no', 500, 'internal-error', 'The database is away.'))
  const user = open()
  expect(await screen.findByText('The database is away.')).toBeTruthy()
  asked.mockResolvedValue([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing here yet')).toBeTruthy()
})
