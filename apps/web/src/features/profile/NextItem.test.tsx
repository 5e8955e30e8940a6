import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as skills from '../../calls/skills.ts'
import { ada, profileOf } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { NextItem } from './NextItem.tsx'

vi.mock('../../calls/skills.ts')

const whole = {
  ...profileOf({}),
  name: 'Ada',
  email: 'ada@mailbox.example',
  phone: '(503) 555-0137',
  skills: ['SQL'],
  education: 'Statistics',
  work_experience: 'Data Intern at Juniper River Trust (2025)',
  summary: 'Readable',
  location: 'Austin, TX',
  hasResume: true,
}
const asked = vi.fn()
beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(skills.gainQuery).mockImplementation(
    (id, version, item) => ({ queryKey: ['gain', id, version, item], queryFn: () => asked(item) }) as never,
  )
})
const open = (fields: object) =>
  renderPage(<NextItem profile={{ ...whole, ...fields }} />, { route: '/profile', account: ada })

test('what completes a profile next is what changes the list most, and its change is counted in the own list (§4.16)', async () => {
  asked.mockResolvedValue({
    supposed: 'Hull, United Kingdom',
    moves: { compared: 30, come: 4, rebanded: 0, replaced: 12, moved: [] },
  })
  open({ phone: '', location: 'flexible' })
  const said =
    'Next: the place where you would work, for 88%. Your best jobs are most often in Hull, United Kingdom. If your profile said so: ' +
    'of your 30 best jobs, 4 are replaced by others and 12 change their place.'
  await waitFor(() => expect(screen.getByText(/^Next:/).textContent).toBe(said))
  expect(asked).toHaveBeenCalledWith('location')
})

test('where nothing can be counted the sentence says what the item changes in general', async () => {
  asked.mockRejectedValue(new Error('It broke.'))
  open({ location: 'flexible' })
  expect(screen.getByText(/^Next:/).textContent).toBe(
    'Next: the place where you would work, for 100%. Listings there come higher.',
  )
  await waitFor(() => expect(asked).toHaveBeenCalled())
  expect(screen.getByText(/Listings there come higher/)).toBeTruthy()
})

test('an item of which none of the best jobs says anything says so', async () => {
  asked.mockResolvedValue(null)
  open({ education: '' })
  expect(await screen.findByText(/None of your best jobs asks for a degree\./)).toBeTruthy()
})

test('what no list is ranked by says so without asking, and a whole profile has nothing next', () => {
  open({ phone: '' })
  expect(screen.getByText('Next: a phone number, for 100%. Your list stays as it is.')).toBeTruthy()
  open({})
  expect(screen.getAllByText(/^Next:/)).toHaveLength(1)
  expect(asked).not.toHaveBeenCalled()
})
