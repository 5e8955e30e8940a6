import type { DocumentText, Glyph, TextStyle } from '../src/pages/page-text.ts'
import type { Look, Segment } from './entry-layouts.ts'
import type { Chance } from './invented-words.ts'
import type { EntryRow } from './telling-writer.ts'

/** What each letter is: its part and its entry, as 'part entry'. */
export type PartOf = WeakMap<Glyph, string>

/** What the letters of a heading are. */
export const heading = 'heading 0'

const width = 595
const height = 842
const narrow = /[iljtfr.,:;'|!()I ]/
const wide = /[mwMW@%]/
const letterWidth = (letter: string) =>
  /[\u3040-\u9fff\uac00-\ud7af]/u.test(letter)
    ? 1
    : narrow.test(letter)
      ? 0.29
      : wide.test(letter)
        ? 0.85
        : /\p{Lu}/u.test(letter)
          ? 0.68
          : 0.53

interface Word {
  readonly text: string
  readonly segment: Segment
  /** A space stands before it. */
  readonly spaced: boolean
}

function wordsOf(segments: readonly Segment[]): Word[] {
  let spaced = false
  return segments.flatMap((segment) =>
    segment.text.split(/(\s+)/).flatMap((text): Word[] => {
      if (text === '') return []
      if (/^\s/.test(text)) {
        spaced = true
        return text.length > 2 ? [{ text: '   ', segment, spaced: false }] : []
      }
      const out = { text, segment, spaced }
      spaced = false
      return [out]
    }),
  )
}

export interface EntrySection {
  readonly heading: string
  readonly rows: readonly EntryRow[]
}

/** Sets sections of entries on pages, in one column as wide as the page or as what a sidebar leaves. */
export function setEntries(
  chance: Chance,
  sections: readonly EntrySection[],
  name: string,
): { document: DocumentText; parts: PartOf } {
  const size = chance.of([8.5, 9, 9.5, 10, 10.5, 11])
  const family = chance.of(['Helvetica', 'Times', 'Calibri', 'Lato'])
  const accent = chance.of([0x1a4f9c, 0x8a1c1c, 0x2b6a4d, 0x0077b5])
  const styles = new Map<string, TextStyle>()
  const styleOf = (look: Look, add = 0): TextStyle => {
    const key = JSON.stringify([look, add])
    const style = styles.get(key) ?? {
      font: `${family}${look.bold ? '-Bold' : ''}${look.italic ? '-Italic' : ''}`,
      size: size + look.size + add,
      weight: look.bold ? 700 : 400,
      italic: look.italic,
      color: look.color === 1 ? accent : look.color === 2 ? 0x666666 : 0,
      icon: false,
    }
    styles.set(key, style)
    return style
  }
  const parts: PartOf = new WeakMap()
  const pages: Glyph[][] = []
  const leading = chance.of([1.12, 1.2, 1.3, 1.45])
  const edge = chance.int(30, 70)
  const isNarrow = chance() < 0.35
  const x0 = isNarrow ? edge + chance.int(0, 200) : edge
  const x1 = isNarrow
    ? Math.min(width - edge, x0 + chance.of([chance.int(110, 170), chance.int(170, 250), chance.int(250, 360)]))
    : width - edge
  let y = 50
  let page = 0

  const widthOf = (text: string, style: TextStyle, capitals: boolean) =>
    [...(capitals ? text.toUpperCase() : text)].reduce((sum, letter) => sum + letterWidth(letter) * style.size, 0)
  const setWord = (word: Word, x: number, at: number, onPage: number, isFirst: boolean): number => {
    const { look } = word.segment
    const style = styleOf(look)
    let here = x
    let spaceBefore = isFirst || word.spaced
    pages[onPage] ??= []
    for (const letter of look.capitals ? word.text.toUpperCase() : word.text) {
      const step = letterWidth(letter) * style.size
      if (letter !== ' ') {
        const glyph: Glyph = {
          text: letter,
          page: onPage + 1,
          x0: here,
          x1: here + step,
          top: at - style.size * 0.78,
          bottom: at + style.size * 0.22,
          baseline: at,
          angle: 0,
          style,
          visible: true,
          mapped: true,
          spaceBefore,
        }
        if (word.segment.part !== '') parts.set(glyph, `${word.segment.part} ${word.segment.entry}`)
        pages[onPage]?.push(glyph)
      }
      spaceBefore = letter === ' '
      here += step
    }
    return here
  }
  const wordWidth = (word: Word) => widthOf(word.text, styleOf(word.segment.look), word.segment.look.capitals)
  /** Sets words in rows no wider than this and says how many rows they took. */
  const flow = (
    words: readonly Word[],
    from: number,
    to: number,
    firstTo: number,
    centred: boolean,
    hang = 0,
  ): number => {
    const lines: Word[][] = [[]]
    let at = from
    for (const word of words) {
      const line = lines[lines.length - 1] as Word[]
      const edge = lines.length === 1 ? firstTo : to
      const space = word.spaced && line.length > 0 ? 0.29 * size : 0
      const end = at + space + wordWidth(word)
      if (line.length === 0 || end <= edge || (!word.spaced && word.text.length <= 8 && to - from >= 120)) {
        line.push(word)
        at = end
        continue
      }
      lines.push([word])
      at = from + wordWidth(word)
    }
    const top = page
    for (const [index, line] of lines.entries()) {
      const whole = line.reduce(
        (sum, word, nth) => sum + wordWidth(word) + (word.spaced && nth > 0 ? 0.29 * size : 0),
        0,
      )
      let x = centred ? Math.max(from, (from + to - whole) / 2) : from + (index > 0 ? hang : 0)
      for (const [nth, word] of line.entries()) {
        if (word.spaced && nth > 0) x += 0.29 * size
        x = setWord(word, x, y + index * size * leading, top, nth === 0)
      }
    }
    return lines.length
  }
  const head = (text: string, add: number, gap: number, part: Segment['part']) => {
    y += gap
    const style = { bold: true, italic: false, color: 0, size: add, capitals: false } as const
    flow(wordsOf([{ text, part, entry: 0, look: style }]), x0, x1, x1, false)
    y += (size + add) * leading
  }
  head(name, 8, 0, '')
  // The rows that a bullet's text goes on in mostly stand below that text, here and there below the bullet.
  const hang = chance() < 0.85 ? 0 : -10
  const marginWidth = chance.int(70, 120)
  for (const { heading: title, rows } of sections) {
    head(title, 3, 12, 'heading')
    const hasMargin = rows.some(({ margin }) => margin.length > 0)
    const main = hasMargin ? x0 + marginWidth + 12 : x0
    for (const row of rows) {
      y += row.gap
      if (y > height - 90) {
        page++
        y = 50
      }
      const from = main + row.indent + (row.bullet ? 11 : 0)
      if (row.bullet)
        setWord(
          {
            text: '•',
            segment: {
              text: '•',
              part: '',
              entry: 0,
              look: { bold: false, italic: false, color: 0, size: 0, capitals: false },
            },
            spaced: true,
          },
          from - 10,
          y,
          page,
          true,
        )
      const right = wordsOf(row.right)
      const rightWidth = right.reduce(
        (sum, word, nth) => sum + wordWidth(word) + (word.spaced && nth > 0 ? 0.29 * size : 0),
        0,
      )
      let lines = 1
      if (row.cells.length > 0) {
        const share = (x1 - from) / row.cells.length
        lines = Math.max(
          ...row.cells.map((cell, at) =>
            flow(wordsOf(cell), from + at * share, from + (at + 1) * share - 10, from + (at + 1) * share - 10, false),
          ),
        )
      } else {
        if (row.margin.length > 0) lines = flow(wordsOf(row.margin), x0, x0 + marginWidth, x0 + marginWidth, false)
        const words = wordsOf(row.left)
        if (words.length > 0)
          lines = Math.max(
            lines,
            flow(
              words,
              from,
              x1,
              x1 - (right.length > 0 ? rightWidth + 12 : 0),
              row.centred && right.length === 0,
              row.bullet ? hang : 0,
            ),
          )
        if (right.length > 0) flow(right, Math.max(from, x1 - rightWidth), x1 + 2, x1 + 2, false)
      }
      y += lines * size * leading
    }
  }
  return {
    document: {
      title: '',
      pages: Array.from(pages, (glyphs, at) => ({
        number: at + 1,
        width,
        height,
        glyphs: glyphs ?? [],
        links: [],
        imageShare: 0,
        pictures: [],
      })),
    },
    parts,
  }
}
