import type { DocumentText, Glyph, TextStyle } from '../src/pages/page-text.ts'
import type { DraftRow, DraftSection } from './invented-resume.ts'
import type { Chance } from './invented-words.ts'

/** Which row each letter was set for. */
export type Labels = WeakMap<Glyph, string>

const width = 595
const height = 842
const narrow = /[iljtfr.,:;'|!()I ]/
const wide = /[mwMW@%]/
const letterWidth = (letter: string) =>
  narrow.test(letter) ? 0.29 : wide.test(letter) ? 0.85 : /\p{Lu}/u.test(letter) ? 0.68 : 0.53

interface Look {
  readonly style: TextStyle
  readonly capitals: boolean
}

interface Column {
  readonly x0: number
  readonly x1: number
  y: number
  page: number
}

function looksOf(chance: Chance): Record<DraftRow['look'], Look> {
  const size = chance.of([9, 9.5, 10, 10.5, 11])
  const family = chance.of(['Helvetica', 'Times', 'Calibri', 'Lato'])
  const style = (add: number, weight: number, color = 0): TextStyle => ({
    font: weight > 400 ? `${family}-Bold` : family,
    size: size + add,
    weight,
    italic: false,
    color,
    icon: false,
  })
  const accent = chance() < 0.4 ? chance.of([0x1a4f9c, 0x8a1c1c, 0x2b6a4d, 0x666666]) : 0
  const bold = chance() < 0.7
  const strong = chance() < 0.75 ? 700 : 400
  const add = chance.of([0, 0, 1, 2, 3, 4])
  const capitals = chance() < 0.45 || (!bold && add === 0 && accent === 0)
  return {
    name: { style: style(chance.int(4, 16), chance.of([400, 700]), accent), capitals: chance() < 0.25 },
    heading: { style: style(add, bold ? 700 : 400, accent), capitals },
    strong: { style: style(0, strong, chance() < 0.15 ? accent : 0), capitals: false },
    soft: { style: style(0, 400, chance() < 0.3 ? 0x555555 : 0), capitals: false },
    plain: { style: style(0, 400), capitals: false },
  }
}

const widthOf = (text: string, look: Look) =>
  [...(look.capitals ? text.toUpperCase() : text)].reduce(
    (sum, letter) => sum + letterWidth(letter) * look.style.size,
    0,
  )

type SetText = (text: string, x: number, y: number, page: number, look: Look, label: string) => void

/** Sets letters on pages and keeps what each was set for. */
function letterSetter(): { setText: SetText; pages: Glyph[][]; labels: Labels } {
  const labels: Labels = new WeakMap()
  const pages: Glyph[][] = []
  const setText: SetText = (text, x, y, page, look, label) => {
    pages[page] ??= []
    let at = x
    let spaceBefore = true
    for (const letter of look.capitals ? text.toUpperCase() : text) {
      const step = letterWidth(letter) * look.style.size
      if (letter !== ' ') {
        const { size } = look.style
        const glyph: Glyph = {
          text: letter,
          page: page + 1,
          x0: at,
          x1: at + step,
          top: y - size * 0.78,
          bottom: y + size * 0.22,
          baseline: y,
          angle: 0,
          style: look.style,
          visible: true,
          mapped: true,
          spaceBefore,
        }
        labels.set(glyph, label)
        pages[page]?.push(glyph)
      }
      spaceBefore = letter === ' '
      at += step
    }
  }
  return { setText, pages, labels }
}

type SetRow = (row: DraftRow, column: Column, indent?: number) => void

/** Sets rows in columns, one under the other, and breaks them at the column's edge. */
function rowSetter(
  setText: SetText,
  looks: Record<DraftRow['look'], Look>,
  leading: number,
  headingGap: number,
): SetRow {
  return (row, column, indent = 0) => {
    const look = looks[row.look]
    const line = look.style.size * leading
    column.y += row.look === 'heading' ? headingGap : row.gap
    if (column.y > height - 60) {
      column.page++
      column.y = 50
    }
    const x = column.x0 + indent + (row.bullet ? 12 : 0)
    column.y += line
    if (row.bullet) setText('•', column.x0 + indent + 2, column.y, column.page, looks.plain, row.label)
    if (row.margin) setText(row.margin, column.x0, column.y, column.page, looks.plain, row.label)
    const right = row.right ? widthOf(row.right, looks.soft) : 0
    if (row.right) setText(row.right, column.x1 - right, column.y, column.page, looks.soft, row.label)
    let text = ''
    for (const word of row.text.split(' ')) {
      const longer = text === '' ? word : `${text} ${word}`
      if (text !== '' && widthOf(longer, look) > column.x1 - x - right - (right > 0 ? 10 : 0)) {
        setText(text, x, column.y, column.page, look, row.label)
        column.y += line
        text = word
      } else text = longer
    }
    setText(text, x, column.y, column.page, look, row.label)
  }
}

/** Each heading in the margin beside what stands below it. */
function setBesideHeadings(
  setRow: SetRow,
  sections: readonly DraftSection[],
  full: Column,
  indent: number,
  headingGap: number,
) {
  const body: Column = { ...full, x0: full.x0 + 105 }
  for (const { rows } of sections) {
    const [heading, ...rest] = rows
    body.y += headingGap
    if (body.y > height - 90) Object.assign(body, { page: body.page + 1, y: 50 })
    const margin: Column = { x0: full.x0, x1: full.x0 + 95, y: body.y - headingGap, page: body.page }
    if (heading) setRow(heading, margin)
    for (const row of rest) setRow(row, body, indent)
    body.y = margin.page === body.page ? Math.max(body.y, margin.y) : body.y
  }
}

/** Small sections in a narrow column, the others in a wide one. */
function setInTwoColumns(
  setRow: SetRow,
  sections: readonly DraftSection[],
  chance: Chance,
  side: 'left' | 'right',
  full: Column,
  indent: number,
) {
  const share = chance.int(140, 200)
  const [narrowX0, wideX0] = side === 'left' ? [full.x0, full.x0 + share + 18] : [full.x1 - share, full.x0]
  const narrowColumn: Column = { x0: narrowX0, x1: narrowX0 + share, y: full.y + 8, page: 0 }
  const wideColumn: Column = {
    x0: wideX0,
    x1: side === 'left' ? full.x1 : full.x1 - share - 18,
    y: full.y + 8,
    page: 0,
  }
  const small = new Set(['skills', 'languages', 'contact', 'interests', 'certifications', 'awards', 'references'])
  for (const section of sections) {
    const column =
      small.has(section.kind) || (section.kind === 'education' && chance() < 0.2) ? narrowColumn : wideColumn
    for (const row of section.rows) setRow(row, column, column === wideColumn && row.look !== 'heading' ? indent : 0)
  }
}

/** Sets an invented resume on pages: one column, a sidebar at either side, or headings in the margin. */
export function setResume(
  chance: Chance,
  { head, sections }: { head: readonly DraftRow[]; sections: readonly DraftSection[] },
): { document: DocumentText; labels: Labels } {
  const looks = looksOf(chance)
  const leading = chance.of([1.15, 1.25, 1.4])
  const headingGap = chance.int(3, 16)
  const { setText, pages, labels } = letterSetter()
  const setRow = rowSetter(setText, looks, leading, headingGap)
  const kind = chance.of(['one', 'one', 'left', 'right', 'margin'] as const)
  const edge = chance.int(30, 70)
  const full: Column = { x0: edge, x1: width - edge, y: 40, page: 0 }
  for (const row of head) setRow(row, full)
  const indent = sections.some(({ rows }) => rows.some(({ margin }) => margin)) ? 92 : 0
  if (kind === 'one') {
    for (const { rows } of sections) for (const row of rows) setRow(row, full, row.look === 'heading' ? 0 : indent)
  } else if (kind === 'margin') setBesideHeadings(setRow, sections, full, indent, headingGap)
  else setInTwoColumns(setRow, sections, chance, kind, full, indent)
  const document: DocumentText = {
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
  }
  return { document, labels }
}
