import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ada } from '../testing/people.ts'
import { renderPage } from '../testing/render-page.tsx'
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
