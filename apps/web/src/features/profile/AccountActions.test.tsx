import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { removeAccount } from '../../calls/own-account.ts'
import { ada } from '../../testing/people.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Toaster } from '../../ui/Toaster.tsx'
import { AccountActions } from './AccountActions.tsx'

vi.mock('../../calls/own-account.ts')

test('who leaves the page while the account is deleted is told all the same (§2.55)', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<{ success: true }>()
  vi.mocked(removeAccount).mockReturnValue(promise)
  renderPage(<Toaster />, { route: '/', account: ada })
  const settings = renderPage(<AccountActions />, { route: '/profile', account: ada })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  await user.type(screen.getByLabelText('Your password'), 'Lantern-Bridge-41')
  await user.click(screen.getByRole('button', { name: 'Delete everything' }))
  settings.unmount()
  expect(screen.queryByText(/account and everything kept with it is deleted/)).toBeNull()
  act(() => finish({ success: true }))
  expect(await screen.findByText('Your account and everything in it is deleted')).toBeTruthy()
})
