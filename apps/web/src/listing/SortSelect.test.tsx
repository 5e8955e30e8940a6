import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basisOf, SortSelect } from './SortSelect.tsx'

test.each([
  [true, '', ['Best fit first', 'Newest first', 'Deadline soonest']],
  [true, 'sql', ['Closest to your words', 'Newest first', 'Deadline soonest']],
  [false, 'sql', ['Closest to your words', 'Newest first', 'Deadline soonest']],
  [false, '', ['Newest first', 'Deadline soonest']],
])('with a person %s and the words %j the orders are named for what they do (§4.29)', (hasPerson, q, labels) => {
  render(<SortSelect value="best" basis={basisOf(hasPerson, q)} onChange={() => {}} />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(labels)
})
