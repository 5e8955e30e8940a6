import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as call from '../../calls/call.ts'
import { CallError } from '../../calls/call.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { ToldList } from './ToldList.tsx'

vi.mock('../../calls/call.ts', async (original) => ({ ...(await original<typeof call>()), call: vi.fn() }))

const nurse = {
  ...{ id: 'f1', listing_id: 'j1', kind: 'job', title: 'Night Nurse', company: 'Quay Clinic', reason: 'field' },
  ...{ about: 'occupation', value: 'Nurse', said_at: '2026-11-25T12:00:00.000Z' },
}
const answer = vi.mocked(call.call)
beforeEach(() => {
  answer.mockReset()
})
const show = () => renderPage(<ToldList accountId={ada.id} />, { route: '/profile', account: ada })

test('what a person said is listed with what follows from it, and is removed', async () => {
  answer.mockResolvedValueOnce({ feedback: [nurse] } as never).mockResolvedValueOnce({} as never)
  answer.mockResolvedValue({ feedback: [] } as never)
  show()
  expect((await screen.findByRole('listitem')).textContent).toContain('Wrong field: Night Nurse, Quay Clinic')
  expect(screen.getByText('Nurse jobs rank lower for you.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove wrong field of Night Nurse' }))
  expect(await screen.findByText(/^Nothing yet\./)).toBeTruthy()
  expect(answer.mock.calls[1]).toEqual(['DELETE /api/feedback/:id', { params: { id: 'f1' } }])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('What you told us'))
})

test('a list that does not load says so and can be tried again', async () => {
  answer.mockRejectedValueOnce(new CallError('It broke.', 500, 'internal-error', 'The disk is full.'))
  answer.mockResolvedValue({ feedback: [nurse] } as never)
  show()
  expect(await screen.findByText('The disk is full.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/Night Nurse/)).toBeTruthy()
})
