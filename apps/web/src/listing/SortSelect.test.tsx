import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basisOf, countText, SortSelect } from './SortSelect.tsx'

test.each([
  [true, '', ['Best fit first', 'Newest first', 'Deadline first']],
  [true, 'sql', ['Most relevant', 'Newest first', 'Deadline first']],
  [false, 'sql', ['Most relevant', 'Newest first', 'Deadline first']],
  [false, '', ['Newest first', 'Deadline first']],
])('with a person %s and the words %j the orders are named for what they do (§4.29)', (hasPerson, q, labels) => {
  render(<SortSelect value="best" basis={basisOf(hasPerson, q, 'newest')} onChange={() => {}} />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(labels)
})

test('a list that goes by its deadlines says so and offers the newest', () => {
  render(<SortSelect value="best" basis={basisOf(false, '', 'deadline')} onChange={() => {}} />)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Deadline first', 'Newest first'])
  expect(countText(272, 'hackathon', 'best', 'deadline')).toBe('272 hackathons, deadline soonest')
})

test.each([
  [4241, 'best', true, '', '4,241 listings, best fit first'],
  [4241, 'best', false, '', '4,241 listings, newest first'],
  [4241, 'newest', false, '', '4,241 listings, newest first'],
  [244, 'best', false, 'sql', '244 listings, most relevant first'],
  [12, 'deadline', true, 'sql', '12 listings, deadline soonest'],
  [1, 'best', true, '', '1 listing'],
  [0, 'newest', true, '', '0 listings'],
])(
  '%i in the order %j, with a person %s and the words %j, are headed %j (§4.28)',
  (count, sort, hasPerson, q, text) => {
    expect(countText(count, 'listing', sort, basisOf(hasPerson, q, 'newest'))).toBe(text)
  },
)
