import type { Glyph } from '../pages/page-text.ts'
import { joinSlices } from './slice.ts'
import type { Word } from './words.ts'

const minTrackEm = 0.07
const maxTrackEm = 1.1

interface Letter {
  readonly text: string
  readonly mark: Glyph
  readonly word: Word
}

function lettersOf(words: readonly Word[]): Letter[] {
  const letters: Letter[] = []
  for (const word of words) {
    for (let i = 0; i < word.slice.text.length; i++) {
      const mark = word.slice.marks[i]
      const text = word.slice.text.charAt(i)
      const last = letters[letters.length - 1]
      if (!mark) continue
      if (last && last.mark === mark) letters[letters.length - 1] = { ...last, text: last.text + text }
      else letters.push({ text, mark, word })
    }
  }
  return letters
}

function median(values: readonly number[], at = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * at)] ?? 0
}

const looseJointEm = 0.36
/** Small capitals that a browser makes out of capitals are wider than their font says. */
const wideJointEm = 0.65
const cased = /\p{Lu}|\p{Ll}/u

/** Letters set by hand (small capitals of some programs) leave gaps where the document has no space: no word ends there. */
function joinLoose(words: readonly Word[]): Word[] {
  const loose = (a: Word | undefined, b: Word | undefined) => {
    const mark = b?.slice.marks[0]
    if (!a || !b || !mark || mark.spaceBefore || a.style.font !== b.style.font) return false
    const most = cased.test(mark.text) && cased.test(a.slice.text) ? wideJointEm : looseJointEm
    return b.x0 - a.x1 < Math.min(a.style.size, b.style.size) * most && /\p{L}$/u.test(a.slice.text)
  }
  if (words.filter((word, i) => loose(words[i - 1], word)).length === 0) return [...words]
  const out: Word[] = []
  for (const [i, word] of words.entries()) {
    const last = out[out.length - 1]
    if (last && loose(words[i - 1], word))
      out[out.length - 1] = { ...last, x1: word.x1, slice: joinSlices([last.slice, word.slice], '') }
    else out.push(word)
  }
  return out
}

/** One stretch of words without icons: re-cut when its letters are set apart, left alone otherwise. */
function recut(words: readonly Word[]): Word[] {
  if (words.length < 2) return [...words]
  const letters = lettersOf(words)
  if (letters.length < 4) return [...words]
  const gaps = letters.slice(1).map((letter, i) => {
    const before = letters[i]?.mark
    return before ? (letter.mark.x0 - before.x1) / Math.max(letter.mark.style.size, before.style.size, 1) : 0
  })
  const usual = median(gaps, 0.4)
  const apart = words.filter((word) => word.slice.text.length === 1).length >= words.length * 0.8 && words.length >= 4
  if (usual < minTrackEm && !(apart && usual > 0.02)) return [...words]
  if (usual > maxTrackEm) return [...words]
  const limit = Math.max(usual * 1.7, usual + 0.19)
  const out: Word[] = []
  let from = 0
  for (let i = 1; i <= letters.length; i++) {
    const gap = gaps[i - 1] ?? Number.POSITIVE_INFINITY
    if (i < letters.length && gap <= limit) continue
    const run = letters.slice(from, i)
    from = i
    const [first] = run
    const last = run[run.length - 1]
    if (!first || !last) continue
    const biggest = run.reduce((best, letter) => (letter.mark.style.size > best.mark.style.size ? letter : best), first)
    out.push({
      page: first.word.page,
      x0: first.mark.x0,
      x1: last.mark.x1,
      top: Math.min(...run.map((letter) => letter.mark.top)),
      bottom: Math.max(...run.map((letter) => letter.mark.bottom)),
      baseline: first.mark.baseline,
      style: biggest.mark.style,
      slice: {
        text: run.map((letter) => letter.text).join(''),
        marks: run.flatMap((letter) => Array.from(letter.text, () => letter.mark)),
      },
      icon: null,
    })
  }
  return out
}

/** Joins the letters of tracked text ("E X P E R I E N C E", also where some pairs already stand together). */
export function joinTracked(words: readonly Word[]): Word[] {
  const out: Word[] = []
  let run: Word[] = []
  const close = () => {
    out.push(...recut(joinLoose(run)))
    run = []
  }
  for (const word of words) {
    const last = run[run.length - 1]
    const size = Math.max(word.style.size, last?.style.size ?? 0)
    if (word.icon || (last && word.x0 - last.x1 > size * 2.4)) close()
    if (last && Math.abs(last.style.size - word.style.size) > size * 0.35) close()
    if (word.icon) out.push(word)
    else run.push(word)
  }
  close()
  return out
}
