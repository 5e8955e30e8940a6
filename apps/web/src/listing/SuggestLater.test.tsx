import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../testing/render-page.tsx'
import { SuggestLater } from './SuggestLater.tsx'

test('what is typed before the code of the suggestions has come stays, with the focus, and brings suggestions', async () => {
  const onChoose = vi.fn()
  const oslo = { filter: 'place', value: 'oslo', label: 'Oslo', count: 12 } as const
  const field = { label: 'Any place', placeholder: 'Town', noun: 'place', queryKey: ['place'] }
  renderPage(<SuggestLater {...field} suggest={async () => [oslo]} onChoose={onChoose} />, {
    route: '/jobs',
    account: null,
  })
  const first = screen.getByRole<HTMLInputElement>('combobox', { name: 'Any place' })
  const user = userEvent.setup()
  await user.type(first, 'os')
  expect((await screen.findByRole('option')).textContent).toContain('Oslo')
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Any place' })
  expect(input.value).toBe('os')
  expect(document.activeElement).toBe(input)
  await user.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(oslo)
})
