import { composed, type Families } from './compositions.ts'
import { type Field, type Layout, type Slot, slot } from './entry-slots.ts'
import * as dates from './invented-dates.ts'
import type * as names from './invented-names.ts'
import * as texts from './invented-texts.ts'
import { type Chance, capital } from './invented-words.ts'

/** What a part of a row is: a field of its entry, nothing (a sign between fields), what is told, or the head of a group. */
export type Part = 'a' | 'b' | 'place' | 'date' | 'note' | 'text' | 'head' | 'heading' | ''

export interface Look {
  readonly bold: boolean
  readonly italic: boolean
  readonly color: 0 | 1 | 2
  readonly size: number
  readonly capitals: boolean
}

export interface Segment {
  readonly text: string
  readonly part: Part
  readonly entry: number
  readonly look: Look
}

export type EntryKind = 'experience' | 'education'

export const plain: Look = { bold: false, italic: false, color: 0, size: 0, capitals: false }

function looksOf(chance: Chance): Record<Exclude<Part, '' | 'heading'>, Look> {
  const strong = (): Look => ({
    ...plain,
    bold: true,
    color: chance() < 0.2 ? 1 : 0,
    size: chance() < 0.2 ? 1 : 0,
    capitals: chance() < 0.12,
  })
  const soft = (): Look =>
    chance.of([
      plain,
      plain,
      { ...plain, italic: true },
      { ...plain, color: 2 },
      { ...plain, color: 1 },
      { ...plain, italic: true, color: 2 },
      { ...plain, size: -1, color: 2 },
      { ...plain, bold: true, color: 1 },
    ])
  const at = chance()
  const same = strong()
  const [a, b] =
    at < 0.16
      ? [plain, plain]
      : at < 0.26
        ? [same, same]
        : at < 0.62
          ? [strong(), soft()]
          : at < 0.92
            ? [soft(), strong()]
            : [strong(), { ...strong(), italic: true }]
  const date = chance() < 0.55 ? soft() : chance() < 0.5 ? a : b
  return {
    a,
    b,
    date,
    place: chance() < 0.5 ? date : chance() < 0.5 ? b : soft(),
    note: soft(),
    text: plain,
    head: chance.of([strong(), { ...strong(), capitals: true }, soft()]),
  }
}

const joints = [', ', ', ', ', ', ' | ', ' | ', ' – ', ' – ', ' - ', ' · ', ' • ', ' / ', ': ', ' — ', ', ']
export const atWords = [
  ' at ',
  ' at ',
  ' @ ',
  ' bei ',
  ' chez ',
  ' presso ',
  ' en ',
  ' w ',
  ' hos ',
  ' in ',
  ' na ',
  ' bij ',
  ' v ',
  ' på ',
  ' i ',
  ' à ',
  ' im ',
  ' u ',
  ' la ',
  ' em ',
  ' am ',
  ' an der ',
  ' aan de ',
]

const datePlaces = [
  'right1',
  'right1',
  'right1',
  'right2',
  'right2',
  'below',
  'below',
  'top',
  'between',
  'margin',
  'margin',
  'inline1',
  'inline2',
  'bracket1',
  'bracket2',
  'prefix',
  'prefix',
  'none',
] as const

const placePlaces = [
  'none',
  'none',
  'none',
  'none',
  'b',
  'b',
  'b',
  'bracket',
  'right',
  'right',
  'date',
  'date',
  'row',
  'a',
  'margin',
  'end',
  'end',
] as const

function tableOf(chance: Chance, x: Field, y: Field): Layout {
  const order = chance.of([
    ['date', x, y, 'place'],
    [x, y, 'date'],
    ['date', x, y],
    [x, y, 'place', 'date'],
    ['date', y, 'place', x],
  ] as Field[][])
  return {
    rows: [order.map((field) => slot(field, '', 'cell'))],
    hasDate: true,
    hasPlace: order.includes('place'),
    hasNote: false,
    table: true,
  }
}

/** Both names in one row, in one row with the second at its right edge, or in a row each. */
function namesOf(chance: Chance, x: Field, y: Field, joint: string): Slot[][] {
  const shape = chance()
  if (shape < 0.3) return [[slot(x), slot(y, joint)]]
  return shape < 0.36 ? [[slot(x), slot(y, '', 'right')]] : [[slot(x)], [slot(y)]]
}

const isFree = (row: readonly Slot[]) => !row.some(({ where }) => where === 'right')

function layoutOf(chance: Chance): Layout {
  const [x, y] = (chance() < 0.5 ? ['a', 'b'] : ['b', 'a']) as [Field, Field]
  if (chance() < 0.05) return tableOf(chance, x, y)
  const joint = chance() < 0.22 && x === 'a' ? chance.of(atWords) : chance.of(joints)
  const rows = namesOf(chance, x, y, joint)
  const rowOf = (field: Field) => rows.find((row) => row.some((one) => one.field === field)) ?? []
  const after = (field: Field, ...more: Slot[]) => {
    const row = rowOf(field)
    row.splice(row.findIndex((one) => one.field === field) + 1, 0, ...more)
  }
  const dateAt = chance.of(datePlaces)
  const placeAt = chance.of(placePlaces)
  const dateJoint = chance.of([', ', ' | ', ' – ', ' · ', ' - ', ': ', ' ', '  /  '])
  const placeJoint = chance.of([', ', ', ', ', ', ' | ', ' – ', ' · ', ' - ', ' in ', ' / '])
  const [first] = rows
  const last = rows[rows.length - 1]
  if (placeAt === 'b') after('b', slot('place', placeJoint))
  if (placeAt === 'a') after('a', slot('place', placeJoint))
  if (placeAt === 'bracket') after('b', slot('place', ' (', 'left', ')'))
  const placeRow = placeAt === 'right' ? rows.filter(isFree)[chance.int(0, rows.length - 1)] : undefined
  if (dateAt === 'margin') first?.unshift(slot('date', '', 'margin'))
  if (dateAt === 'right1' && first && isFree(first)) first.push(slot('date', '', 'right'))
  if (dateAt === 'right2' && last && isFree(last)) last.push(slot('date', '', 'right'))
  if (dateAt === 'inline1') first?.push(slot('date', dateJoint))
  if (dateAt === 'inline2') last?.push(slot('date', dateJoint))
  if (dateAt === 'bracket1') first?.push(slot('date', ' (', 'left', ')'))
  // The employer in brackets, in its row or below it.
  const [second] = last ?? []
  if (rows.length > 1 && last && second && chance() < 0.05) last[0] = { ...second, open: '(', close: ')' }
  if (dateAt === 'bracket2') last?.push(slot('date', ' (', 'left', ')'))
  if (dateAt === 'prefix' && first) {
    first[0] = slot(first[0]?.field ?? x, chance.of([' ', ': ', ' – ', ', ', '    ', ' | ']))
    first.unshift(slot('date'))
  }
  if (dateAt === 'top') rows.unshift([slot('date')])
  if (dateAt === 'between') rows.splice(1, 0, [slot('date')])
  if (dateAt === 'below') rows.push([slot('date')])
  if (placeRow) placeRow.push(slot('place', placeJoint, isFree(placeRow) || chance() < 0.4 ? 'right' : 'left'))
  if (placeAt === 'date' && dateAt !== 'none') {
    if (chance() < 0.3)
      after('date', slot('place', dateJoint, rowOf('date').find(({ field }) => field === 'date')?.where ?? 'left'))
    else {
      const row = rowOf('date')
      const at = row.findIndex(({ field }) => field === 'date')
      const own = row[at] ?? slot('date')
      if (own.close === '') row.splice(at, 1, slot('place', own.joint, own.where), slot('date', placeJoint, own.where))
    }
  }
  if (placeAt === 'row') rows.splice(chance.int(1, rows.length), 0, [slot('place')])
  if (placeAt === 'end' && last) {
    const at = last.findIndex(({ where }) => where === 'right')
    last.splice(at < 0 ? last.length : at, 0, slot('place', placeJoint))
  }
  if (placeAt === 'margin' && dateAt === 'margin' && rows[1]) rows[1].unshift(slot('place', '', 'margin'))
  const hasNote = chance() < 0.14
  if (hasNote) {
    const row = chance.of(rows)
    if (chance() < 0.7)
      row.splice(chance.int(1, row.length), 0, slot('note', chance.of([' · ', ' | ', ', ', ' (']), 'left', ''))
    else rows.splice(chance.int(1, rows.length), 0, [slot('note')])
  }
  return { rows, hasDate: dateAt !== 'none', hasPlace: placeAt !== 'none', hasNote, table: false }
}

export interface Habits {
  readonly layout: Layout
  readonly looks: Record<Exclude<Part, '' | 'heading'>, Look>
  readonly tongue: names.Tongue
  readonly date: dates.DateHabit
  readonly placeForm: names.PlaceForm
  readonly told: 'bullets' | 'prose' | 'rows' | 'none' | 'mixed'
  readonly mostTold: number
  readonly toldWords: number
  readonly entryGap: number
  readonly rowGap: number
  readonly bulletIndent: number
  readonly toldIndent: number
  readonly bulleted: boolean
  readonly numbered: boolean
  readonly centred: boolean
  readonly groups: number
  readonly slips: number
  readonly single: number
  /** How far the rows of a header below its first are set in. */
  readonly under: number
  /** How often a thesis or who led it is named below. */
  readonly credited: number
  /** How often an employer or school has a part of it named before, as academics write. */
  readonly departments: number
  readonly notes: readonly string[]
  readonly stop: string | undefined
  /** A word before the dates, a length of time after them. */
  readonly splits: readonly Field[]
  readonly dateLead: string
  readonly lasts: string
  readonly text: texts.TextHabit
  /** How often words inside what is told are set otherwise, and how often a name with a colon leads it. */
  readonly marked: number
  readonly led: number
  /** How often a row of its own names what is told below it. */
  readonly titled: number
  readonly titledLook: Look
}

export const terms = [
  'Full-time',
  'Part-time',
  'Vollzeit',
  'Teilzeit',
  'Internship',
  'Contract',
  'Freelance',
  'CDI',
  'Permanent',
  'Seasonal',
  'Ehrenamt',
  '3 yrs 2 mos',
  '8 mos',
  '2 Jahre',
  '40h',
  'Temps plein',
  'Remote',
  'stage',
]
export const marks = [
  'GPA: 3.8/4.0',
  'Note: 1,7',
  'Grade: A',
  '8.5/10',
  'First Class Honours',
  'cum laude',
  '110/110',
  'GPA 3.6',
  '2:1',
  'Mention Bien',
  'CGPA: 8.9',
  'Distinction',
  '92%',
  'Abschlussnote 2,1',
]

export function habitsOf(chance: Chance, kind: EntryKind, tongue: names.Tongue, families: Families): Habits {
  const layout =
    families === 'held back' || (kind === 'experience' && chance() < 0.4)
      ? composed(chance, families)
      : layoutOf(chance)
  const oneRow = layout.rows.length === 1
  return {
    layout,
    tongue,
    looks: looksOf(chance),
    date: dates.dateHabit(chance),
    placeForm: chance.of(['city', 'city', 'comma', 'comma', 'code', 'bracket', 'dash', 'country'] as const),
    told:
      kind === 'education'
        ? chance.of(['none', 'none', 'rows', 'bullets', 'mixed'] as const)
        : chance.of(['bullets', 'bullets', 'bullets', 'prose', 'rows', 'none', 'mixed'] as const),
    mostTold: chance.int(1, kind === 'education' ? 3 : 5),
    toldWords: chance.of([4, 8, 14, 22, 32]),
    entryGap: chance.of([0, 0, 2, 4, 6, 8, 12, 16]),
    rowGap: chance.of([0, 0, 0, 1, 3]),
    bulletIndent: chance.of([0, 0, 8, 16, 24]),
    toldIndent: chance.of([0, 0, 0, 0, 12]),
    bulleted: oneRow ? chance() < 0.25 : chance() < 0.05,
    numbered: chance() < 0.02,
    centred: chance() < 0.03,
    groups: chance() < 0.16 ? chance.of([0.3, 0.6, 1]) : 0,
    slips: chance.of([0, 0, 0.1, 0.25]),
    single: kind === 'education' ? chance.of([0, 0.3, 1]) : chance.of([0, 0, 0.1]),
    under: chance.of([0, 0, 0, 0, 0, 10, 18, 28]),
    departments: chance.of([0, 0, 0, 0.2, 0.7]),
    credited: chance.of([0, 0, 0, kind === 'education' ? 0.6 : 0.2]),
    notes: kind === 'education' ? [...marks, ...terms] : terms,
    stop: chance.of(['.', '', undefined]),
    splits:
      chance() < (kind === 'education' ? 0.05 : 0.03) && layout.rows.length > 1
        ? [chance() < 0.7 === (kind === 'education') ? 'a' : 'b']
        : [],
    dateLead:
      chance() < 0.06
        ? chance.of([
            'Graduated: ',
            'Expected ',
            'Dates: ',
            'Graduation: ',
            'Class of ',
            'Period: ',
            'Zeitraum: ',
            `${capital(tongue.word(chance))}: `,
          ])
        : '',
    lasts: chance() < 0.1 ? chance.of([' · ', ' (', ', ', ' | ']) : '',
    text: texts.textHabit(chance),
    marked: chance() < 0.15 ? 0.5 : 0,
    led: chance() < 0.12 ? chance.of([0.4, 1]) : 0,
    titled: chance() < 0.07 ? 0.6 : 0,
    titledLook: chance.of([
      { ...plain, bold: true },
      { ...plain, bold: true },
      { ...plain, italic: true },
      plain,
      { ...plain, color: 1 },
    ]),
  }
}
