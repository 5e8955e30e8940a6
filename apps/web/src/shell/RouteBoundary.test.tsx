import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ServerUnreachable, servedBuild } from '../calls/served-build.ts'
import { renderPage } from '../testing/render-page.tsx'
import { RouteBoundary } from './RouteBoundary.tsx'

vi.mock('../calls/served-build.ts', async (original) => ({ ...(await original<object>()), servedBuild: vi.fn() }))

const reload = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})

let error: unknown
function Broken(): never {
  throw error
}

function showBroken(cause: unknown) {
  error = cause
  return renderPage(
    <RouteBoundary>
      <Broken />
    </RouteBoundary>,
    { route: '/hackathons' },
  )
}
const lineIsBack = () => fireEvent(window, new Event('online'))

test('a page that the server did not give is loaded once when the line is back (§2.9)', async () => {
  vi.mocked(servedBuild).mockResolvedValueOnce('unreachable').mockResolvedValue('same')
  showBroken(new ServerUnreachable())
  expect(screen.getByRole('alert').textContent).toContain('Check your connection.')
  lineIsBack()
  await expect.poll(() => servedBuild).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
  await expect
    .poll(() => {
      lineIsBack()
      return reload
    })
    .toHaveBeenCalledOnce()
  lineIsBack()
  expect(servedBuild).toHaveBeenCalledTimes(2)
})

test.each([
  ['a dialog is open', true],
  ['the page was left', false],
])('nothing is loaded when %s (§2.42)', async (_, isOpen) => {
  const { promise, resolve: answer } = Promise.withResolvers<'same'>()
  vi.mocked(servedBuild).mockReturnValueOnce(promise)
  const { unmount } = showBroken(new ServerUnreachable())
  lineIsBack()
  const dialog = document.createElement('dialog')
  if (isOpen) {
    dialog.open = true
    document.body.append(dialog)
  } else unmount()
  answer('same')
  await Promise.resolve()
  await Promise.resolve()
  expect(reload).not.toHaveBeenCalled()
  dialog.remove()
})

test('a page that waited for an open dialog is loaded when that is closed (§2.42)', async () => {
  vi.mocked(servedBuild).mockResolvedValue('same')
  showBroken(new ServerUnreachable())
  const dialog = document.createElement('dialog')
  dialog.open = true
  document.body.append(dialog)
  lineIsBack()
  await expect.poll(() => servedBuild).toHaveBeenCalledOnce()
  dialog.open = false
  fireEvent(dialog, new Event('close'))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
  dialog.remove()
})

test('a page that broke by itself waits for Try again (§2.9)', async () => {
  vi.mocked(servedBuild).mockResolvedValue('same')
  showBroken(new TypeError('undefined is not a function'))
  expect(screen.getByRole('alert').textContent).not.toContain('connection')
  lineIsBack()
  expect(servedBuild).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => reload).toHaveBeenCalledOnce()
})
