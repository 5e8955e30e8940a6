import { expect, test } from 'vitest'
import type { PlannedSource } from './source-plan.ts'
import { startSentence } from './tell-arrival.ts'

test('with the sample alone the terminal says that imports are shown too, and whether own feeds are asked', () => {
  const feed = { units: new Map() } as unknown as PlannedSource
  expect(startSentence('sample', [])).toBe(
    'Listings are a labelled sample and what you import; nobody is asked (SOURCES=sample).',
  )
  expect(startSentence('sample', [feed])).toContain('only your own feeds are asked')
})
