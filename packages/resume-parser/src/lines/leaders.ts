import { rowsOf } from './lines.ts'
import type { Word } from './words.ts'

const dots = /^[.…·_]+$/
const leastDots = 4

/**
 * Words without the dots that lead the eye from a text to the date at the end of its row ('Waiter . . . . . 2019'), so that a
 * gap stands where they stood.
 */
export function withoutLeaders(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ slice }) => dots.test(slice.text))) return words
  const leading = new Set<Word>()
  for (const row of rowsOf(words)) {
    let run: Word[] = []
    const close = () => {
      if (run.map(({ slice }) => slice.text).join('').length >= leastDots) for (const word of run) leading.add(word)
      run = []
    }
    for (const word of row.words) {
      if (dots.test(word.slice.text)) run.push(word)
      else close()
    }
    close()
  }
  return words.filter((word) => !leading.has(word))
}
