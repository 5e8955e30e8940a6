import type { Hackathon } from '@scry/contracts/listing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeadlineRuler, milestones } from './DeadlineRuler.tsx'

const dayMs = 86_400_000
const now = Date.parse('2026-11-21T09:00:00.000Z')
const day = (days: number) => new Date(now + days * dayMs).toISOString()
const hackathon = (id: string, deadline: number, start: number, submit: number) =>
  ({
    id,
    title: `A rather long name of the hackathon ${id}`,
    deadline: day(deadline),
    start_date: day(start),
    submission_deadline: day(submit),
  }) as Hackathon

/** The days that a label takes, as the ruler draws it. */
const span = ({ at, side }: { at: number; side: string }) =>
  side === 'right' ? [at, at + 18 * dayMs] : [at - 18 * dayMs, at]

test('labels of the ruler never overprint each other and are not crossed by a stem (§2.37)', () => {
  let labels = 0
  for (let seed = 1; seed <= 200; seed += 1) {
    const of = (step: number) => (seed * step * 7919) % 57
    const list = Array.from({ length: 12 }, (_, at) => hackathon(`h${at}`, of(at + 1), of(at + 2), of(at + 3)))
    const shown = milestones(list, now)
    labels += shown.length
    for (const one of shown) {
      const [from = 0, to = 0] = span(one)
      for (const other of shown.filter((another) => another !== one)) {
        const [begins = 0, ends = 0] = span(other)
        if (one.lane === other.lane) expect(from >= ends || begins >= to).toBe(true)
        else if (other.lane === 'high') expect(other.at > from && other.at < to).toBe(false)
      }
    }
  }
  expect(labels).toBeGreaterThan(600)
})

test('the ruler shows the dates of the best rows that lie within eight weeks (§2.37)', () => {
  const shown = milestones([hackathon('h1', -3, 4, 90), hackathon('h2', 30, 200, 201)], now)
  expect(shown.map(({ key }) => key)).toEqual(['h1 Starts', 'h2 Register'])
})

test('a label says what is due before the title, which may be too long for it (§2.37)', () => {
  const soon = new Date(Date.now() + 5 * dayMs).toISOString()
  render(<DeadlineRuler hackathons={[{ id: 'h1', title: 'Long Night', deadline: soon } as Hackathon]} />)
  expect(screen.getByText('Register: Long Night')).toBeTruthy()
})
