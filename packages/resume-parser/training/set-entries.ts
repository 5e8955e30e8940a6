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

const bullet: Word = {
  text: '•',
  segment: { text: '•', part: '', entry: 0, look: { bold: false, italic: false, color: 0, size: 0, capitals: false } },
  spaced: true,
}

/** Sets words in one column of pages, as wide as the page or as what a sidebar leaves. */
class EntrySetter {
  readonly parts: PartOf = new WeakMap()
  readonly x0: number
  readonly x1: number
  private readonly pages: Glyph[][] = []
  private readonly styles = new Map<string, TextStyle>()
  private readonly size: number
  private readonly family: string
  private readonly accent: number
  private readonly leading: number
  private y = 50
  private page = 0

  constructor(chance: Chance) {
    this.size = chance.of([8.5, 9, 9.5, 10, 10.5, 11])
    this.family = chance.of(['Helvetica', 'Times', 'Calibri', 'Lato'])
    this.accent = chance.of([0x1a4f9c, 0x8a1c1c, 0x2b6a4d, 0x0077b5])
    this.leading = chance.of([1.12, 1.2, 1.3, 1.45])
    const edge = chance.int(30, 70)
    const isNarrow = chance() < 0.35
    this.x0 = isNarrow ? edge + chance.int(0, 200) : edge
    this.x1 = isNarrow
      ? Math.min(width - edge, this.x0 + chance.of([chance.int(110, 170), chance.int(170, 250), chance.int(250, 360)]))
      : width - edge
  }

  private styleOf(look: Look): TextStyle {
    const key = JSON.stringify(look)
    const style = this.styles.get(key) ?? {
      font: `${this.family}${look.bold ? '-Bold' : ''}${look.italic ? '-Italic' : ''}`,
      size: this.size + look.size,
      weight: look.bold ? 700 : 400,
      italic: look.italic,
      color: look.color === 1 ? this.accent : look.color === 2 ? 0x666666 : 0,
      icon: false,
    }
    this.styles.set(key, style)
    return style
  }

  private wordWidth({ text, segment: { look } }: Word): number {
    const { size } = this.styleOf(look)
    return [...(look.capitals ? text.toUpperCase() : text)].reduce((sum, letter) => sum + letterWidth(letter) * size, 0)
  }

  private widthOf(words: readonly Word[]): number {
    return words.reduce(
      (sum, word, nth) => sum + this.wordWidth(word) + (word.spaced && nth > 0 ? 0.29 * this.size : 0),
      0,
    )
  }

  private setWord(word: Word, x: number, baseline: number, isFirst: boolean): number {
    const { look, part, entry } = word.segment
    const style = this.styleOf(look)
    let here = x
    let spaceBefore = isFirst || word.spaced
    const { page } = this
    this.pages[page] ??= []
    for (const letter of look.capitals ? word.text.toUpperCase() : word.text) {
      const step = letterWidth(letter) * style.size
      if (letter !== ' ') {
        const [top, bottom] = [baseline - style.size * 0.78, baseline + style.size * 0.22]
        const place = { page: page + 1, x0: here, x1: here + step, top, bottom, baseline, angle: 0 }
        const glyph: Glyph = { text: letter, ...place, style, visible: true, mapped: true, spaceBefore }
        if (part !== '') this.parts.set(glyph, `${part} ${entry}`)
        this.pages[page]?.push(glyph)
      }
      spaceBefore = letter === ' '
      here += step
    }
    return here
  }

  /** The words in rows no wider than this. */
  private rowsOf(words: readonly Word[], from: number, to: number, firstTo: number): Word[][] {
    const lines: Word[][] = [[]]
    let at = from
    for (const word of words) {
      const line = lines[lines.length - 1] as Word[]
      const edge = lines.length === 1 ? firstTo : to
      const space = word.spaced && line.length > 0 ? 0.29 * this.size : 0
      const end = at + space + this.wordWidth(word)
      if (line.length === 0 || end <= edge || (!word.spaced && word.text.length <= 8 && to - from >= 120)) {
        line.push(word)
        at = end
        continue
      }
      lines.push([word])
      at = from + this.wordWidth(word)
    }
    return lines
  }

  /** Sets words in rows and says how many rows they took. */
  private flow(words: readonly Word[], from: number, to: number, firstTo = to, centred = false, hang = 0): number {
    const lines = this.rowsOf(words, from, to, firstTo)
    for (const [index, line] of lines.entries()) {
      let x = centred ? Math.max(from, (from + to - this.widthOf(line)) / 2) : from + (index > 0 ? hang : 0)
      for (const [nth, word] of line.entries()) {
        if (word.spaced && nth > 0) x += 0.29 * this.size
        x = this.setWord(word, x, this.y + index * this.size * this.leading, nth === 0)
      }
    }
    return lines.length
  }

  head(text: string, add: number, gap: number, part: Segment['part']): void {
    this.y += gap
    const look = { bold: true, italic: false, color: 0, size: add, capitals: false } as const
    this.flow(wordsOf([{ text, part, entry: 0, look }]), this.x0, this.x1)
    this.y += (this.size + add) * this.leading
  }

  row(row: EntryRow, main: number, marginTo: number, hang: number): void {
    const { x0, x1 } = this
    this.y += row.gap
    if (this.y > height - 90) {
      this.page++
      this.y = 50
    }
    const from = main + row.indent + (row.bullet ? 11 : 0)
    if (row.bullet) this.setWord(bullet, from - 10, this.y, true)
    const right = wordsOf(row.right)
    const rightWidth = this.widthOf(right)
    const words = wordsOf(row.left)
    const share = (x1 - from) / Math.max(1, row.cells.length)
    const taken = row.cells.map((cell, at) => this.flow(wordsOf(cell), from + at * share, from + (at + 1) * share - 10))
    if (row.cells.length === 0) {
      if (row.margin.length > 0) taken.push(this.flow(wordsOf(row.margin), x0, marginTo))
      const firstTo = x1 - (right.length > 0 ? rightWidth + 12 : 0)
      if (words.length > 0)
        taken.push(this.flow(words, from, x1, firstTo, row.centred && right.length === 0, row.bullet ? hang : 0))
      if (right.length > 0) this.flow(right, Math.max(from, x1 - rightWidth), x1 + 2)
    }
    this.y += Math.max(1, ...taken) * this.size * this.leading
  }

  document(): DocumentText {
    const sheet = { width, height, links: [], imageShare: 0, pictures: [] }
    return {
      title: '',
      pages: Array.from(this.pages, (glyphs, at) => ({ ...sheet, number: at + 1, glyphs: glyphs ?? [] })),
    }
  }
}

/** Sets sections of entries on pages. */
export function setEntries(
  chance: Chance,
  sections: readonly EntrySection[],
  name: string,
): { document: DocumentText; parts: PartOf } {
  const setter = new EntrySetter(chance)
  setter.head(name, 8, 0, '')
  // The rows that a bullet's text goes on in mostly stand below that text, here and there below the bullet.
  const hang = chance() < 0.85 ? 0 : -10
  const marginTo = setter.x0 + chance.int(70, 120)
  for (const { heading: title, rows } of sections) {
    setter.head(title, 3, 12, 'heading')
    const main = rows.some(({ margin }) => margin.length > 0) ? marginTo + 12 : setter.x0
    for (const row of rows) setter.row(row, main, marginTo, hang)
  }
  return { document: setter.document(), parts: setter.parts }
}
