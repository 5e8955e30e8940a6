import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { bundleLines } from './bundle-lines.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('lines of the same moment are one write, in their order', () => {
  const written: string[] = []
  const lines = bundleLines((text) => written.push(text))
  lines.write('one\n')
  lines.write('two\n')
  expect(written).toEqual([])
  vi.advanceTimersByTime(50)
  lines.write('three\n')
  vi.advanceTimersByTime(50)
  vi.advanceTimersByTime(500)
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('at the end of the process nothing stays behind, and nothing is written twice', () => {
  const written: string[] = []
  const lines = bundleLines((text) => written.push(text))
  lines.write('last words\n')
  lines.flush()
  lines.flush()
  vi.advanceTimersByTime(500)
  expect(written).toEqual(['last words\n'])
})
