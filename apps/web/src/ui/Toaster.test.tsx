import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify, notifyError, notifySuccess, notifyUndo } from './notify.ts'
import { Toaster } from './Toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['blank', notify],
  ['success', notifySuccess],
  ['error', notifyError],
])('a %s toast stays for 4 seconds (§2.20, §9.8)', (_, tell) => {
  render(<Toaster />)
  act(() => void tell('Saved for later'))
  act(() => void vi.advanceTimersByTime(3900))
  expect(screen.getByText('Saved for later')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText('Saved for later')).toBeNull()
})

test('the pointer and the focus on a toast keep it (§2.20)', () => {
  render(<Toaster />)
  act(() => void notify('Saved for later'))
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }))
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByText('Saved for later')).toBeTruthy()
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }))
  act(() => void vi.advanceTimersByTime(4100))
  expect(screen.queryByText('Saved for later')).toBeNull()
})

test.each(['Undo', 'Dismiss'])(
  '%s with the focus on it ends the pause of the toasts that stay (§2.20, §9.8)',
  (name) => {
    render(<Toaster />)
    act(() => void notify('Hidden on this device.'))
    act(() => void notifyUndo('Saved for later', () => {}))
    const toast = screen.getByText('Saved for later').closest('div[class*="toast-in"]') as HTMLElement
    const button = within(toast).getByRole('button', { name })
    act(() => button.focus())
    act(() => void vi.advanceTimersByTime(10_000))
    fireEvent.click(button)
    expect(screen.queryByText('Saved for later')).toBeNull()
    act(() => void vi.advanceTimersByTime(4100))
    expect(screen.queryByText('Hidden on this device.')).toBeNull()
  },
)

test('at most 20 toasts are shown at once (§9.8)', () => {
  render(<Toaster />)
  act(() => {
    for (let index = 1; index <= 25; index += 1) notify(`Number ${index}`)
  })
  expect(screen.getAllByText(/^Number/)).toHaveLength(20)
  expect(screen.getByText('Number 25')).toBeTruthy()
})

test.each([
  ['blank', () => notify('It is a sample')],
  ['success', () => notifySuccess('It is a sample')],
  ['error', () => notifyError('It is a sample', 'So nothing is sent')],
])('a %s toast said again while it stands is one toast with its 4 seconds begun anew (§2.20)', (_, tell) => {
  render(<Toaster />)
  act(() => void tell())
  act(() => void vi.advanceTimersByTime(3000))
  const before = screen.getByText('It is a sample')
  act(() => void tell())
  expect(screen.getAllByText('It is a sample')).toHaveLength(1)
  // A new element is read out again.
  expect(screen.getByText('It is a sample')).not.toBe(before)
  act(() => void vi.advanceTimersByTime(3000))
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('It is a sample')).toBeNull()
  act(() => void tell())
  act(() => void vi.advanceTimersByTime(3900))
  expect(screen.getAllByText('It is a sample')).toHaveLength(1)
  act(() => void vi.advanceTimersByTime(200))
  expect(screen.queryByText('It is a sample')).toBeNull()
})

test('Undo takes back what was done and closes the toast', () => {
  const undo = vi.fn()
  render(<Toaster />)
  act(() => void notifyUndo('Saved for later', undo))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Saved for later')).toBeNull()
})

test('a further Undo takes the place of the one before and stands for its own 4 seconds (§2.20)', () => {
  const undone: string[] = []
  render(<Toaster />)
  act(() => void notifyUndo('Saved for later', () => undone.push('save')))
  act(() => void vi.advanceTimersByTime(3000))
  act(() => void notifyUndo('Hidden on this device.', () => undone.push('hide')))
  expect(screen.queryByText('Saved for later')).toBeNull()
  act(() => void vi.advanceTimersByTime(3000))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undone).toEqual(['hide'])
  act(() => void notifyUndo('No longer saved', () => undone.push('unsave')))
  act(() => void vi.advanceTimersByTime(3000))
  expect(screen.getByText('No longer saved')).toBeTruthy()
})
