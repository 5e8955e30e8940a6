import type { Families } from './compositions.ts'
import {
  atWords,
  type EntryKind,
  type Habits,
  habitsOf,
  type Look,
  type Part,
  plain,
  type Segment,
} from './entry-layouts.ts'
import { type Field, type Slot, slot, type Where } from './entry-slots.ts'
import * as dates from './invented-dates.ts'
import * as names from './invented-names.ts'
import * as texts from './invented-texts.ts'
import { type Chance, capital } from './invented-words.ts'
import { proses } from './prose-sentences.ts'
import { type EntryRow, rowOf, TellingWriter } from './telling-writer.ts'

/** The rows of one section of jobs or studies, and how many entries they hold. */
export class EntryWriter {
  readonly rows: EntryRow[] = []
  private entry = 0
  private year: number
  private readonly chance: Chance
  private readonly habits: Habits
  private readonly kind: EntryKind

  constructor(chance: Chance, kind: EntryKind, tongue: names.Tongue, families: Families = 'trained') {
    this.chance = chance
    this.kind = kind
    this.habits = habitsOf(chance, kind, tongue, families)
    this.year = chance.int(2016, 2025)
    this.spoken = chance() < 0.7
  }

  write(): EntryRow[] {
    const { chance, habits } = this
    const form = chance()
    const count = chance.of([1, 2, 2, 3, 3, 4, 5, 6])
    if (chance() < 0.03)
      this.row(
        [this.segment(texts.told(chance, habits.tongue, chance.int(4, 16), habits.text), 'text', habits.looks.text)],
        { gap: 2 },
      )
    const grouped = chance() < 0.05
    for (let i = 0; i < count; i++) {
      if (grouped && (i === 0 || chance() < 0.3))
        this.row([this.segment(names.nameOf(chance, habits.tongue, chance.int(1, 3)), 'head', habits.looks.head)], {
          gap: habits.entryGap + 2,
        })
      if (this.kind === 'experience' && form < 0.06) this.prose()
      else if (form < 0.09) this.labelled()
      else if (!habits.layout.table && chance() < habits.groups) this.group()
      else {
        const values = this.valuesOf()
        this.header(values, this.inTwoRows(values, habits.layout.rows), habits.entryGap)
        this.tell(i)
        this.entry++
      }
    }
    return this.rows
  }

  /** A name in two parts may stand in two rows: a degree above its subject, a department above or below its employer. */
  private inTwoRows(values: Map<Field, string>, rows: readonly (readonly Slot[])[]): readonly (readonly Slot[])[] {
    const all = rows.flatMap((slots) => {
      const [only] = slots
      const value = only && values.get(only.field)
      if (
        !only ||
        !value ||
        only.where !== 'left' ||
        (only.field !== 'a' && only.field !== 'b') ||
        !this.habits.splits.includes(only.field)
      )
        return [slots]
      const second =
        only.field === 'a'
          ? names.nameOf(this.chance, this.habits.tongue, this.chance.int(1, 3))
          : names.employer(this.chance, this.habits.tongue)
      this.extra = second
      return [slots, [{ ...slot(only.field), joint: 'extra' }]]
    })
    // 'Master of Arts' above 'Major in Economics, University of Elm'.
    const at = all.findIndex((slots) => slots[0]?.joint === 'extra')
    const below = all[at + 1]
    const [lead] = below ?? []
    if (at < 0 || !below || !lead || lead.where !== 'left' || lead.field === 'place' || this.chance() < 0.5) return all
    return all.toSpliced(at, 2, [...(all[at] ?? []), { ...lead, joint: ', ' }, ...below.slice(1)])
  }
  private extra = ''
  /** The jobs of the section are told in sentences of a language. */
  private readonly spoken: boolean

  private segment(text: string, part: Part, look: Look): Segment {
    return { text, part, entry: this.entry, look }
  }

  private row(left: readonly Segment[], more: Partial<EntryRow>): void {
    this.rows.push(rowOf(left, this.habits.centred, more))
  }

  private dates(): string {
    const { chance, habits } = this
    const years = chance.int(0, 4)
    const open = this.entry === 0 && chance() < 0.55
    const out = dates.datesOf(chance, habits.date, this.year - years, years, open, chance() < habits.single)
    this.year -= years + (chance() < 0.2 ? 1 : 0)
    return out
  }

  private valuesOf(): Map<Field, string> {
    const { chance, kind, habits } = this
    const { tongue, layout, slips } = habits
    const out = new Map<Field, string>()
    const holds = () => chance() > slips * 0.5
    const a = kind === 'experience' ? names.jobTitle(chance, tongue) : names.degree(chance, tongue)
    const own = kind === 'experience' && chance() >= habits.departments ? names.employer : names.school
    const whole = own(chance, tongue)
    const b = chance() < habits.departments * 0.5 ? `${names.department(chance, tongue)}, ${whole}` : whole
    const lost = chance() < slips * 0.3 ? chance.of(['a', 'b']) : ''
    if (lost !== 'a') out.set('a', a)
    if (lost !== 'b') out.set('b', b)
    if (layout.hasPlace && holds()) out.set('place', names.place(chance, tongue, habits.placeForm))
    if (layout.hasDate && holds()) out.set('date', this.dates())
    if (layout.hasNote && chance() < 0.6) out.set('note', chance.of(habits.notes))
    return out
  }

  /** The rows of a header; what has no value is left out with its joint. */
  private header(values: ReadonlyMap<Field, string>, layout: readonly (readonly Slot[])[], gap: number): void {
    const { habits, chance } = this
    const { looks } = habits
    let isFirst = true
    for (const slots of layout) {
      const parts: Record<Where, Segment[]> = { left: [], right: [], margin: [], cell: [] }
      const cells: Segment[][] = []
      for (const { field, joint, where, close, open: lead = '' } of slots) {
        const text = joint === 'extra' ? this.extra : values.get(field)
        if (text === undefined) {
          if (where === 'cell') cells.push([])
          continue
        }
        const own = this.segment(text, field, looks[field])
        if (where === 'cell') cells.push([own])
        else {
          const open = joint.endsWith('(')
          if (parts[where].length > 0)
            parts[where].push(this.segment(joint || ' | ', '', chance() < 0.5 ? looks[field] : plain))
          if (field === 'date' && habits.dateLead) parts[where].push(this.segment(habits.dateLead, 'note', looks.date))
          if (lead) parts[where].push(this.segment(lead, '', looks[field]))
          parts[where].push(own)
          if (field === 'date' && habits.lasts && where !== 'margin') {
            const length = chance.of([
              '1 yr 2 mos',
              '3 years',
              '5 months',
              '2 Jahre',
              '8 mos',
              '1 año 3 meses',
              '2 ans',
            ])
            parts[where].push(
              this.segment(habits.lasts, '', looks.date),
              this.segment(length, 'note', looks.date),
              this.segment(habits.lasts === ' (' ? ')' : '', '', looks.date),
            )
          }
          const shut = close || (open ? ')' : '')
          if (shut && parts[where].length > 1) parts[where].push(this.segment(shut, '', looks[field]))
        }
      }
      if (parts.left.length + parts.right.length + parts.margin.length + cells.flat().length === 0) continue
      if (parts.left.length === 0 && cells.length === 0 && parts.margin.length === 0) {
        parts.left = parts.right
        parts.right = []
      }
      const number = habits.numbered && isFirst ? [this.segment(`${this.entry + 1}. `, '', plain)] : []
      this.row([...number, ...parts.left], {
        right: parts.right,
        margin: parts.margin,
        cells,
        gap: isFirst ? gap : habits.rowGap,
        indent: isFirst ? 0 : habits.under,
        bullet: habits.bulleted && isFirst,
      })
      isFirst = false
    }
  }

  /** What an entry tells. */
  private tell(index: number): void {
    this.rows.push(...new TellingWriter(this.chance, this.kind, this.habits, this.entry).tell(index))
  }

  /** Several titles under one employer, several degrees under one school. */
  private group(): void {
    const { chance, habits } = this
    const { layout } = habits
    const all = this.valuesOf()
    const hasTotal = chance() < 0.35
    const top: Slot[] = [slot('b')]
    if (all.has('place'))
      top.push(
        chance() < 0.5 ? slot('place', chance.of([', ', ' | ', ' – ', ' · ']), 'left') : slot('place', '', 'right'),
      )
    const total = hasTotal ? this.dates() : null
    if (!total && chance() < 0.2) top.push(slot('note', chance.of([' · ', ', ', ' | '])))
    if (total) this.year += 2
    const rows: Slot[][] = [top]
    // The whole time there counts its roles together and is the date of none.
    if (total) {
      if (chance() < 0.5 && !top.some(({ where }) => where === 'right')) top.push(slot('note', '', 'right'))
      else rows.push([slot('note')])
    }
    const values = new Map(all)
    values.delete('a')
    values.delete('date')
    values.set('note', total ?? chance.of(habits.notes))
    this.header(values, rows, habits.entryGap)
    if (chance() < 0.1) this.tell(1)
    const own = layout.rows
      .map((slots) => slots.filter(({ field }) => field === 'a' || field === 'date'))
      .filter((slots) => slots.length > 0)
    // Where the date stood in the row of the employer, it stands beside the title.
    const withDate = own.some(
      (slots) => slots.some(({ field }) => field === 'a') && slots.some(({ field }) => field === 'date'),
    )
    const rolesRows =
      withDate || chance() < 0.5
        ? own
        : [
            [
              slot('a'),
              slot('date', chance.of([', ', ' | ', ' – ', '']), chance.of(['left', 'right', 'right'] as const)),
            ],
          ]
    for (let i = chance.int(2, 4); i > 0; i--) {
      const role = this.valuesOf()
      if (!role.has('a'))
        role.set(
          'a',
          this.kind === 'experience' ? names.jobTitle(chance, habits.tongue) : names.degree(chance, habits.tongue),
        )
      role.delete('b')
      role.delete('place')
      this.header(role, rolesRows, Math.max(0, habits.entryGap - chance.int(0, 4)))
      this.tell(i)
      this.entry++
    }
  }

  /** 'From 2016 to 2019 I worked as a nurse at the clinic of Elm.' */
  private sentence(): void {
    const { chance, habits } = this
    const words = chance.of(proses)
    const years = chance.int(0, 4)
    const open = this.entry === 0 && chance() < 0.5
    const habit = { ...habits.date, joint: words.to, since: words.since }
    const told = dates.datesOf(chance, habit, this.year - years, years, open, false)
    this.year -= years
    const date = open ? told : `${words.from} ${told}`
    const values: Record<string, [string, Part]> = {
      a: [names.jobTitle(chance, habits.tongue), 'a'],
      b: [names.employer(chance, habits.tongue), 'b'],
    }
    const parts = chance.of(open ? words.open : words.ended).split(/\{(\w)\}/)
    const out = parts.flatMap((text, at): Segment[] => {
      if (text === '') return []
      if (at % 2 === 0) return [this.segment(text, 'note', plain)]
      const [value, part] = values[text] ?? [at === 1 && parts[0] === '' ? capital(date) : date, 'date']
      return [this.segment(value, part, plain)]
    })
    const tail = chance.of([0, 5, 12, 20])
    out.push(this.segment(chance.of(['. ', ', ', '. ']), '', plain))
    if (tail > 0) out.push(this.segment(texts.told(chance, habits.tongue, tail, habits.text, '.'), 'text', plain))
    this.row(out, { gap: habits.entryGap, bullet: chance() < 0.1 })
    if (chance() < 0.3) this.tell(1)
    this.entry++
  }

  /** 'Since 2019 I have been a nurse at the clinic of Elm, where …' */
  private prose(): void {
    if (this.spoken) {
      this.sentence()
      return
    }
    const { chance, habits } = this
    const { tongue, looks } = habits
    const values = this.valuesOf()
    const small = (count: number) => Array.from({ length: count }, () => tongue.word(chance)).join(tongue.space)
    const date = values.get('date') ?? (chance() < 0.7 ? this.dates() : null)
    const front = chance() < 0.5
    const out: Segment[] = []
    if (date && front)
      out.push(
        this.segment(chance() < 0.4 ? `${capital(small(1))} ` : '', '', plain),
        this.segment(date, 'date', plain),
        this.segment(chance.of([' ', ', ', ': ']), '', plain),
      )
    const lead = `${front && date ? small(chance.int(1, 3)) : capital(small(chance.int(1, 3)))} `
    if (chance() < 0.75 || !date) out.push(this.segment(lead, 'note', plain))
    out.push(this.segment(values.get('a') ?? names.jobTitle(chance, tongue), 'a', chance() < 0.3 ? looks.a : plain))
    out.push(
      this.segment(chance.of([...atWords, ', ']), '', plain),
      this.segment(values.get('b') ?? names.employer(chance, tongue), 'b', chance() < 0.3 ? looks.b : plain),
    )
    if (values.has('place'))
      out.push(
        this.segment(chance.of([' in ', ', ', ' à ', ' w ']), '', plain),
        this.segment(values.get('place') ?? '', 'place', plain),
      )
    if (date && !front) out.push(this.segment(chance.of([' (', ', ']), '', plain), this.segment(date, 'date', plain))
    const tail = chance.of([2, 5, 12, 20])
    out.push(
      this.segment(chance.of(['. ', ', ', '. ']), '', plain),
      this.segment(texts.told(chance, tongue, tail, habits.text, '.'), 'text', looks.text),
    )
    this.row(out, { gap: habits.entryGap, bullet: chance() < 0.1 })
    if (chance() < 0.3) this.tell(1)
    this.entry++
  }

  /** 'Wording: value' rows whose words nobody knows. */
  private labelled(): void {
    const { chance, habits } = this
    const { looks, tongue } = habits
    const values = this.valuesOf()
    const joint = chance.of([': ', ' : ', ' - ', ': '])
    let isFirst = true
    for (const slots of habits.layout.rows)
      for (const { field } of slots) {
        const value = values.get(field)
        if (value === undefined) continue
        this.row(
          [
            this.segment(names.nameOf(chance, tongue, chance.int(1, 2)), 'note', looks.note),
            this.segment(joint, '', plain),
            this.segment(value, field, looks[field]),
          ],
          { gap: isFirst ? habits.entryGap : 0 },
        )
        isFirst = false
      }
    this.tell(1)
    this.entry++
  }
}
