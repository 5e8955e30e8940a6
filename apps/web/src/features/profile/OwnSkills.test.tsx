import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as call from '../../calls/call.ts'
import { CallError } from '../../calls/call.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { OwnSkills } from './OwnSkills.tsx'
import { movesSentence } from './SkillMoves.tsx'

vi.mock('../../calls/call.ts', async (original) => ({ ...(await original<typeof call>()), call: vi.fn() }))

const skills = [
  { name: 'SQL', state: 'stated', quotes: [{ where: 'list', text: 'SQL' }] },
  { name: 'JavaScript', state: 'stated', quotes: [{ where: 'list', text: 'JS' }] },
  { name: 'React', state: 'inferred', quotes: [{ where: 'text', text: 'Wrote forms in React' }] },
]
const moves = {
  ...{ compared: 30, come: 2, rebanded: 1, replaced: 0 },
  moved: [
    {
      ...{ id: 'j', title: 'Web Developer', company: 'Loom' },
      ...{ before: { place: 3, band: 'strong' }, after: { place: null, band: 'fair' } },
    },
  ],
}
const answer = vi.mocked(call.call)
let kept: object[] = skills
beforeEach(() => {
  kept = skills
  answer.mockReset()
  answer.mockImplementation((async (route: string) => {
    if (route === 'POST /api/skills/preview') return { moves }
    if (route === 'POST /api/skills') kept = [...skills.slice(0, 2), { ...skills[2], state: 'rejected' }]
    return { skills: kept }
  }) as never)
})
const show = () => renderPage(<OwnSkills accountId={ada.id} version="v1" />, { route: '/profile', account: ada })
const asked = (route: string) => answer.mock.calls.filter(([to]) => to === route).map(([, options]) => options)

test('each skill says where it comes from, and a word on it is kept only after what it moves was shown', async () => {
  show()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => within(row).getByText(/^Your /).textContent)).toEqual([
    'Your list of skills names it.',
    'Your list of skills says “JS”.',
    'Your experience or projects say “Wrote forms in React”.',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'I do not have it: React' }))
  expect(await screen.findByText(/2 are replaced by others and 1 gets another match strength/)).toBeTruthy()
  expect(screen.getByText('Strong, place 3 → Fair, below place 30')).toBeTruthy()
  expect(asked('POST /api/skills')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Keep this' }))
  expect(await screen.findByText(/^You said that you do not have it, so it does not count\./)).toBeTruthy()
  expect(asked('POST /api/skills')).toEqual([{ body: { name: 'React', claim: 'rejected' } }])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Skills that count for you'))
  expect(screen.getByRole('button', { name: 'Take back: React' })).toBeTruthy()
})

test('what is cancelled is not kept, and a skill that no resume names can be confirmed', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'I have it: SQL' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.type(screen.getByLabelText(/A skill that your resume does not name/), 'Payroll{Enter}')
  expect(screen.getByText(/^You have Payroll: it counts/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep this' }))
  await waitFor(() => expect(asked('POST /api/skills')).toEqual([{ body: { name: 'Payroll', claim: 'confirmed' } }]))
})

test('skills that do not load say so, and a preview that does not leaves the choice open', async () => {
  answer.mockRejectedValueOnce(new CallError('It broke.', 500, 'internal-error', 'The disk is full.'))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  answer.mockRejectedValueOnce(new CallError('It broke.', 429, 'too-many-requests', 'Wait a minute.'))
  await userEvent.click(await screen.findByRole('button', { name: 'I do not have it: SQL' }))
  expect(await screen.findByText(/^We cannot show now what this changes\. Wait a minute\./)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Keep this' })).toBeTruthy()
})

test('what a change moves is one sentence', () => {
  const none = { compared: 30, come: 0, rebanded: 0, replaced: 0, moved: [] }
  expect(movesSentence(none)).toBe('Of your 30 best jobs, none changes its place or match strength.')
  expect(movesSentence({ ...none, compared: 0 })).toMatch(/^No job is ranked/)
  expect(movesSentence({ ...none, come: 1, rebanded: 2, replaced: 3 })).toBe(
    'Of your 30 best jobs, 1 is replaced by others, 2 get another match strength and 3 change their place.',
  )
})
