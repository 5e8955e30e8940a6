import { expect, test } from 'vitest'
import { emptyIndex } from '../listing-index.ts'
import type { ListingText } from '../listing-input.ts'

const listing = (description: string) => ({
  ...{ id: 'a', kind: 'job' as const, title: 'Developer', skills: ['React'], workplace: 'remote' },
  description,
})

test('a listing that changed is explained by its new words (decision 0310, 6)', () => {
  const texts = new Map<string, ListingText>()
  const index = emptyIndex({ getText: (id) => texts.get(id) })
  const put = (description: string) => {
    const made = listing(description)
    index.remove('a')
    texts.set('a', made)
    index.add(made)
    const { hits } = index.recommend({ skills: ['React', 'Docker'], explain: true })
    const pointers = hits[0]?.match?.contributions.flatMap(({ listing }) => listing) ?? []
    for (const { field, start, end, text } of pointers.filter((pointer) => pointer.field === 'description'))
      expect(description.slice(start, end), field).toBe(text)
    return pointers.map(({ text }) => text)
  }
  const first = 'You have 2 years of experience. You must be based in Canada.'
  const second = 'You know Docker well. At least 5 years of experience. You must be based in France.'
  for (const words of ['2 years', 'Canada']) expect(put(first).join('; ')).toContain(words)
  const changed = put(second).join('; ')
  for (const words of ['Docker', '5 years', 'France']) expect(changed).toContain(words)
  expect(changed).not.toMatch(/2 years|Canada/)
})
