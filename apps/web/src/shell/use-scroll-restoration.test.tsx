import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { useScrollRestoration } from './use-scroll-restoration.ts'

function Page() {
  useScrollRestoration()
  return null
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/jobs']}>
      <Page />
    </MemoryRouter>,
  )

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a page that is left before it was told of its last scrolling is found again where it was (§2.9)', () => {
  vi.stubGlobal('scrollY', 600)
  const left = open()
  window.dispatchEvent(new Event('pagehide'))
  left.unmount()
  vi.stubGlobal('scrollY', 0)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => vi.stubGlobal('scrollY', 600))
  open()
  expect(scrollTo).toHaveBeenCalledWith({ top: 600, behavior: 'instant' })
})

test('a page that is left before it has grown is found again where it was (§2.9)', () => {
  sessionStorage.setItem('scry-scroll', JSON.stringify({ 'default /jobs': { top: 600 } }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const left = open()
  window.dispatchEvent(new Event('scroll'))
  window.dispatchEvent(new Event('pagehide'))
  left.unmount()
  scrollTo.mockClear()
  open()
  expect(scrollTo).toHaveBeenCalledWith({ top: 600, behavior: 'instant' })
})
