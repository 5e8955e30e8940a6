import { afterEach, expect, test, vi } from 'vitest'
import { clearOwn, countSaved, inTab, readOwn, writeOwn } from './own-storage.ts'
import { rememberVisit, visitIsOver } from './remember-me.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: a new visit begins without it
  document.cookie = 'scry_this_visit=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
})

test('saved listings are counted over all their keys, and logging out leaves only the theme', () => {
  localStorage.setItem('scry-theme', 'dark')
  writeOwn('saved-jobs:a1', ['j1', 'j2'])
  writeOwn('saved-hackathons:a1', ['h1'])
  writeOwn('draft:report', { title: 'x' })
  writeOwn(`${inTab}draft:profile`, { name: 'x' })
  expect(countSaved()).toBe(3)
  clearOwn()
  expect(Object.keys(localStorage)).toEqual(['scry-theme'])
  expect(sessionStorage).toHaveLength(0)
})

test('what goes with the tab is not on the device for the next one', () => {
  writeOwn(`${inTab}draft:profile`, { name: 'Ada' })
  expect(readOwn(`${inTab}draft:profile`, null)).toEqual({ name: 'Ada' })
  expect(localStorage).toHaveLength(0)
})

test('what cannot be read gives the fallback', () => {
  localStorage.setItem('scry-own:broken', '{')
  expect(readOwn('broken', 7)).toBe(7)
  expect(readOwn('absent', 7)).toBe(7)
})

test('where the browser stores nothing, what is written lives as long as the page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  writeOwn('saved-jobs:a1', ['j1'])
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeOwn('saved-jobs:a1', ['j1', 'j2'])
  expect(readOwn('saved-jobs:a1', [])).toEqual(['j1', 'j2'])
  expect(countSaved()).toBe(2)
  clearOwn()
  expect(readOwn('saved-jobs:a1', [])).toEqual([])
  full.mockRestore()
  writeOwn('saved-jobs:a1', ['j3'])
  expect(readOwn('saved-jobs:a1', [])).toEqual(['j3'])
})

test('without Remember me the session ends with the visit, with it the session stays (§2.43)', () => {
  rememberVisit(false)
  expect(visitIsOver()).toBe(false)
  // biome-ignore lint/suspicious/noDocumentCookie: the browser was closed
  document.cookie = 'scry_this_visit=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  expect(visitIsOver()).toBe(true)
  rememberVisit(true)
  expect(visitIsOver()).toBe(false)
})
