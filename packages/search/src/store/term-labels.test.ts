import { expect, test } from 'vitest'
import { TermLabels } from './term-labels.ts'

test('every term keeps its first label, whatever order they came in and behind a snapshot', () => {
  const wanted = new Map<number, string>()
  let labels = new TermLabels()
  const add = (term: number) => {
    const label = `Füße ${term}`.slice(term % 3)
    expect(labels.has(term)).toBe(wanted.has(term))
    if (wanted.has(term)) return
    labels.add(term, label)
    wanted.set(term, label)
  }
  const check = () => {
    for (let term = 0; term < 6000; term += 1) expect(labels.labelOf(term)).toBe(wanted.get(term) ?? '')
  }
  for (let term = 3; term < 4000; term += 1 + ((term * term) % 7)) add(term)
  check()
  labels.trim()
  for (let term = 0; term < 3000; term += 41) add(term)
  check()
  const snapshot = labels.snapshot()
  const copy = structuredClone(snapshot)
  labels = new TermLabels(snapshot)
  check()
  for (let term = 3990; term < 5900; term += 3) add(term)
  for (let term = 2; term < 5900; term += 97) add(term)
  check()
  expect(snapshot).toEqual(copy)
  labels = new TermLabels(labels.snapshot())
  check()
})
