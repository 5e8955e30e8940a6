import type { Word } from './words.ts'

const dash = /^[ㅡ—―–]$/u

/** The word that begins the next row of the same label. */
function nextRow(words: readonly Word[], begin: Word): Word | undefined {
  const below = (word: Word) => word.baseline - begin.baseline
  const { size } = begin.style
  return words.find(
    (word) =>
      Math.abs(word.x0 - begin.x0) <= 2.5 &&
      below(word) > size * 0.5 &&
      below(word) < size * 1.7 &&
      word.style === begin.style &&
      !dash.test(word.slice.text),
  )
}

/**
 * Labels printed below a dash in the margin stand one row lower than the text they belong to. The dash goes, and the
 * label takes its row.
 */
export function raiseLabels(words: readonly Word[]): Word[] {
  const dashes = words.filter((word) => dash.test(word.slice.text))
  if (dashes.length < 2) return [...words]
  const raised = new Map<Word, number>()
  const dropped = new Set<Word>()
  for (const mark of dashes) {
    const size = mark.style.size
    const alone = !words.some(
      (word) =>
        word !== mark &&
        Math.abs(word.baseline - mark.baseline) < size * 0.6 &&
        Math.abs(word.x0 - mark.x1) < size * 1.5,
    )
    const first = words.find(
      (word) =>
        Math.abs(word.x0 - mark.x0) <= 2.5 &&
        word.baseline > mark.baseline + size * 0.5 &&
        word.baseline < mark.baseline + size * 2.2,
    )
    if (!alone || !first) continue
    dropped.add(mark)
    const by = first.baseline - mark.baseline
    for (let begin: Word | undefined = first; begin; begin = nextRow(words, begin)) {
      let edge = begin.x1
      for (const word of words) {
        if (Math.abs(word.baseline - begin.baseline) > 1 || word.x0 < begin.x0 || word.x0 > edge + size * 0.6) continue
        edge = Math.max(edge, word.x1)
        raised.set(word, by)
      }
    }
  }
  return words.flatMap((word) => {
    if (dropped.has(word)) return []
    const by = raised.get(word)
    return by === undefined
      ? [word]
      : [{ ...word, baseline: word.baseline - by, top: word.top - by, bottom: word.bottom - by }]
  })
}
