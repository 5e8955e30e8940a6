import { type EntryKind, type Habits, type Look, marks, type Part, plain, type Segment } from './entry-layouts.ts'
import * as names from './invented-names.ts'
import * as texts from './invented-texts.ts'
import { type Chance, capital } from './invented-words.ts'

const credits =
  'Thesis|Thesis|Dissertation|Advisor|Advisors|Supervisor|Supervised by|Betreuer|Thema|Titre|Mémoire|Tesi|Relatore|Director|Minor|Major|Focus|Specialization|Coursework|Relevant Coursework|Schwerpunkte|Activities'.split(
    '|',
  )

/** One row before it is set: text that wraps, text at the right edge, text in the margin, or cells of a table. */
export interface EntryRow {
  readonly left: readonly Segment[]
  readonly right: readonly Segment[]
  readonly margin: readonly Segment[]
  readonly cells: readonly (readonly Segment[])[]
  readonly bullet: boolean
  readonly indent: number
  readonly gap: number
  readonly centred: boolean
}

export const rowOf = (left: readonly Segment[], centred: boolean, more: Partial<EntryRow>): EntryRow => ({
  left,
  right: [],
  margin: [],
  cells: [],
  bullet: false,
  indent: 0,
  gap: 0,
  centred,
  ...more,
})

/** Writes what one entry tells. */
export class TellingWriter {
  private readonly rows: EntryRow[] = []
  private readonly chance: Chance
  private readonly kind: EntryKind
  private readonly habits: Habits
  private readonly entry: number

  constructor(chance: Chance, kind: EntryKind, habits: Habits, entry: number) {
    this.chance = chance
    this.kind = kind
    this.habits = habits
    this.entry = entry
  }

  private segment(text: string, part: Part, look: Look): Segment {
    return { text, part, entry: this.entry, look }
  }

  private row(left: readonly Segment[], more: Partial<EntryRow>): void {
    this.rows.push(rowOf(left, this.habits.centred, more))
  }

  /** A row of what is told: words inside it may be set otherwise, a name may lead it. */
  private say(count: number, stop = this.habits.stop): Segment[] {
    const { chance, habits } = this
    const { tongue, looks } = habits
    const led = chance() < habits.led
    const out: Segment[] = led
      ? [
          this.segment(
            `${names.nameOf(chance, tongue, chance.int(1, 3))}${chance.of([': ', ' – ', ': '])}`,
            'text',
            habits.titledLook,
          ),
        ]
      : []
    const text = texts.told(chance, tongue, count, habits.text, stop)
    const words = text.split(' ')
    if (chance() >= habits.marked || words.length < 6) return [...out, this.segment(text, 'text', looks.text)]
    const from = chance.int(0, words.length - 3)
    const to = from + chance.int(1, 3)
    const marked = chance.of([
      { ...plain, bold: true },
      { ...plain, bold: true },
      { ...plain, italic: true },
      { ...plain, color: 1 as const },
    ])
    const part = (list: readonly string[], look: Look) =>
      list.length > 0 ? [this.segment(`${list.join(' ')} `, 'text', look)] : []
    return [
      ...out,
      ...part(words.slice(0, from), looks.text),
      ...part(words.slice(from, to), marked),
      ...part(words.slice(to), looks.text),
    ]
  }

  private words(): number {
    return Math.max(2, Math.round(this.habits.toldWords * (0.4 + this.chance() * 1.2)))
  }

  /** A row or two between the header and what is told. */
  private introduce(): void {
    const { chance, habits } = this
    const { tongue, told, toldIndent: indent } = habits
    if (told !== 'none' && chance() < 0.04) {
      const lead = chance.of([
        'Scope',
        'Focus',
        'Team',
        'Reporting to',
        'Project',
        names.nameOf(chance, tongue, chance.int(1, 2)),
      ])
      this.row(
        [
          this.segment(
            `${lead}: ${texts.told(chance, tongue, this.words(), { ...habits.text, names: 0.3 }, '')}`,
            'text',
            chance.of([plain, { ...plain, italic: true }]),
          ),
        ],
        { indent },
      )
    }
    if (told !== 'none' && chance() < 0.1)
      this.row(
        [
          {
            ...this.segment(texts.told(chance, tongue, this.words(), habits.text), 'text', plain),
            look: chance.of([plain, { ...plain, italic: true }]),
          },
        ],
        { indent },
      )
  }

  private tellRows(way: Habits['told'], count: number): void {
    const { chance, habits } = this
    const { tongue, looks, toldIndent: indent } = habits
    for (let i = 0; i < count; i++) {
      if (way !== 'prose' && chance() < habits.titled)
        this.row(
          [
            this.segment(names.nameOf(chance, tongue, chance.int(1, 4)), 'text', habits.titledLook),
            ...(chance() < 0.2 ? [this.segment(` (${texts.listOf(chance, tongue)})`, 'text', plain)] : []),
          ],
          { indent, gap: habits.rowGap },
        )
      if (way === 'bullets') {
        this.row(this.say(this.words()), { bullet: true, indent: habits.bulletIndent, gap: habits.rowGap })
        if (chance() < 0.06)
          for (let k = chance.int(1, 3); k > 0; k--)
            this.row(this.say(this.words()), { bullet: true, indent: habits.bulletIndent + 14, gap: habits.rowGap })
      } else if (way === 'prose') {
        const text = Array.from({ length: chance.int(1, 4) }, () =>
          texts.told(chance, tongue, this.words() + 4, habits.text, '.'),
        ).join(' ')
        this.row([this.segment(text, 'text', looks.text)], { indent, gap: habits.rowGap })
      } else this.row(this.say(this.words()), { indent, gap: habits.rowGap })
    }
  }

  /** Tools, subjects, links and marks below what is told. */
  private close(way: Habits['told']): void {
    const { chance, habits } = this
    const { tongue, looks, told, toldIndent: indent } = habits
    if (told !== 'none' && chance() < 0.12) {
      const label = this.segment(
        `${chance() < 0.4 ? chance.of(['Technologies', 'Coursework', 'Thesis', 'Tools', 'Link', 'Relevant courses', 'Tech Stack', 'Themen', 'Environment']) : names.nameOf(chance, tongue, 1)}: `,
        'text',
        chance.of([plain, { ...plain, bold: true }, { ...plain, italic: true }]),
      )
      const value =
        chance() < 0.75 ? texts.listOf(chance, tongue) : texts.told(chance, tongue, this.words(), habits.text)
      this.row([label, this.segment(value, 'text', looks.text)], {
        indent,
        bullet: way === 'bullets' && chance() < 0.5,
      })
    }
    if (told !== 'none' && chance() < 0.02)
      this.row([this.segment(`www.${tongue.word(chance)}.${chance.of(['com', 'io', 'org/x'])}`, 'text', plain)], {
        indent,
      })
    if (this.kind === 'education' && chance() < 0.15)
      this.row(
        [
          this.segment(chance.of(marks), 'text', looks.note),
          ...(chance() < 0.3 ? [this.segment(` | ${texts.listOf(chance, tongue)}`, 'text', plain)] : []),
        ],
        { indent, bullet: way === 'bullets' && chance() < 0.4 },
      )
  }

  /** 'Thesis: …', 'Advisor: …' below a study, a supervisor below a job at a university. */
  private credit(): void {
    const { chance, habits } = this
    const { tongue, looks, toldIndent: indent } = habits
    const label = chance.of(credits)
    const value = /^(?:Advisor|Supervis|Betreu|Direct|Relat)/.test(label)
      ? `${chance.of(['Prof. ', 'Dr. ', 'Prof. Dr. ', ''])}${names.nameOf(chance, tongue, chance.int(2, 3))}`
      : texts.told(chance, tongue, chance.int(3, 12), { ...habits.text, names: 0.3 }, '')
    const quoted = chance() < 0.3 ? `“${value}”` : value
    this.row(
      [
        this.segment(`${label}: `, 'text', chance.of([plain, { ...plain, italic: true }, { ...plain, bold: true }])),
        this.segment(quoted, 'text', chance.of([looks.text, { ...plain, italic: true }])),
      ],
      { indent, bullet: chance() < 0.2 },
    )
  }

  /** What an entry tells. */
  tell(index: number): EntryRow[] {
    const { chance, habits } = this
    const { tongue, told, toldIndent: indent } = habits
    this.introduce()
    let count = told === 'none' ? (chance() < 0.05 ? 1 : 0) : chance.int(index === 0 ? 1 : 0, habits.mostTold)
    if (told === 'prose') count = Math.min(1, count)
    const way = told === 'mixed' ? chance.of(['bullets', 'prose', 'rows'] as const) : told
    if (count > 0 && chance() < 0.06) {
      const label = capital(`${texts.told(chance, tongue, chance.int(1, 2), habits.text, '')}${chance.of([':', ''])}`)
      this.row([this.segment(label, 'text', habits.titledLook)], { indent })
    }
    for (let i = 0; i < 2; i++) if (chance() < habits.credited) this.credit()
    this.tellRows(way, count)
    this.close(way)
    return this.rows
  }
}
