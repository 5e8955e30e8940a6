import result from '@scry/evaluation/result.json'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { QualityPage } from './QualityPage.tsx'

const figuresOf = (caption: RegExp) =>
  within(screen.getByRole('table', { name: caption }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent))

test('the numbers on the page are those of the committed evaluation', () => {
  renderPage(<QualityPage />, { route: '/' })
  expect(figuresOf(/95 % interval/)).toEqual(
    result.systems.map((one) => [
      one.name,
      one.ndcg.toFixed(3),
      `${one.low.toFixed(3)}–${one.high.toFixed(3)}`,
      one.precision.toFixed(3),
      one.unjudged.toFixed(1),
    ]),
  )
  expect(figuresOf(/by field and level/)).toEqual(
    result.slices.map((one) => [one.name, `${one.people}`, one.ndcg.toFixed(3), one.ndcgBm25.toFixed(3)]),
  )
  const words = document.body.textContent ?? ''
  expect(words).toContain(`${result.judgments.pairs.toLocaleString('en-US')} pairs of a person and an opening`)
  expect(words).toContain(`p = ${result.comparison.p.toFixed(4)}`)
  expect(words).toContain(result.corpus.version)
})

test('the page says first what it is, that a language model judged and that no human agreement exists', () => {
  renderPage(<QualityPage />, { route: '/' })
  const words = document.body.textContent ?? ''
  expect(words).toContain(
    'These are relevance judgments on fictional resumes; they do not measure interviews or offers.',
  )
  expect(words).toContain('A language model gave every grade')
  expect(words).toContain('no agreement with a human exists')
})

test('slices stand worst first and every worst case is shown with what the judge said', () => {
  renderPage(<QualityPage />, { route: '/' })
  const values = figuresOf(/by field and level/).map((cells) => Number(cells[2]))
  expect(values).toEqual(values.toSorted((one, other) => one - other))
  const cases = screen.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(cases).toHaveLength(result.worst.length)
  for (const [at, one] of result.worst.entries()) expect(cases[at]).toContain(one.reason)
})
