import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NameTree } from './name-tree.ts'
import { nextSkillWord, skillWords, unhashed } from './skill-text.ts'

const words = ['data', 'Data', 'science', 'DATA', 'node', '.NET', 'C++', '&', 'and', 'é', 'html5', '中文', 'x'] as const
const names = fc.array(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }), { maxLength: 40 })

test('a name is found word by word exactly when it was added, whatever its case; the first value stays', () => {
  fc.assert(
    fc.property(names, fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), (added, asked) => {
      const tree = new NameTree<number>()
      const plain = new Map<string, number>()
      const keysOf = (parts: readonly string[]) => skillWords(parts.join(' ')).map(({ key }) => key)
      added.forEach((parts, value) => {
        const keys = keysOf(parts)
        tree.add(keys, value)
        if (!plain.has(keys.join(' '))) plain.set(keys.join(' '), value)
      })
      const text = asked.join(' ')
      const place = { start: 0, end: 0, hash: unhashed }
      let node = 0
      for (let count = 1; nextSkillWord(text, place.end, place); count += 1) {
        const word = tree.wordAt(text, place)
        node = count === 1 ? tree.from(word) : node === 0 ? 0 : tree.after(node, word)
        const run = keysOf([text]).slice(0, count).join(' ')
        expect(tree.at(node)).toBe(plain.get(run))
        expect(node !== 0 && tree.goesOn(node)).toBe([...plain.keys()].some((name) => name.startsWith(`${run} `)))
      }
      expect(tree.ofWord('science')).toBe(plain.get('science'))
    }),
  )
})

test('thousands of words keep their numbers', () => {
  const tree = new NameTree<string>()
  const all = Array.from({ length: 5000 }, (_, at) => `word${at}x`)
  for (const word of all) tree.add([word], word)
  expect(all.every((word) => tree.ofWord(word) === word)).toBe(true)
  expect(tree.ofWord('word5000x')).toBeUndefined()
})
