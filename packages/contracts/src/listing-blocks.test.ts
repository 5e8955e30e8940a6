import { expect, test } from 'vitest'
import { blocksOf } from './listing-blocks.ts'

const read = (text: string) =>
  blocksOf(text).map(({ kind, spans }) => [kind, ...spans.map(({ start, end }) => text.slice(start, end))])

test('a blank line parts paragraphs, ## begins a heading and - an item; lines of one paragraph stay together', () => {
  expect(read('We map tides.\nAt sea.\n\n## You will\n- row\n- steer\n\n- land\nThen rest.')).toEqual([
    ['paragraph', 'We map tides.', 'At sea.'],
    ['heading', 'You will'],
    ['list', 'row', 'steer', 'land'],
    ['paragraph', 'Then rest.'],
  ])
})

test('signs without words after them, and signs inside a line, are words', () => {
  expect(read('## \n- \n-5 degrees - cold ## here')).toEqual([['paragraph', '## ', '- ', '-5 degrees - cold ## here']])
})

test('every word of any text stands in exactly one span, in order', () => {
  const parts = ['## ', '- ', 'word', ' ', '\n', '\n\n', '<b>', '\u2028', '#', '-']
  for (let seed = 1; seed <= 3000; seed += 1) {
    let state = seed
    const next = () => {
      state = (state * 48_271) % 2_147_483_647
      return state
    }
    const text = Array.from({ length: next() % 24 }, () => parts[next() % parts.length]).join('')
    const spans = blocksOf(text).flatMap((block) => block.spans)
    expect(spans.every(({ start, end }, at) => start < end && start >= (spans[at - 1]?.end ?? 0))).toBe(true)
    const said = spans.map(({ start, end }) => text.slice(start, end)).join('\n')
    expect(said.match(/word/g)?.length).toBe(text.match(/word/g)?.length)
  }
})
