import { monthWords, presentWords, sinceWords } from '@scry/vocabulary/date-words'
import { rightToLeft } from './invented-names.ts'
import { type Chance, capital } from './invented-words.ts'

export type DateForm = 'year' | 'month' | 'number' | 'iso' | 'dotted' | 'season' | 'day' | 'short'

/** Months of one language each: the n-th way of writing in every row. */
function months(chance: Chance): readonly string[] {
  const at = chance.int(0, 12)
  return monthWords.map((list) => {
    const left = list.filter((word) => !rightToLeft.test(word))
    return left[Math.min(at, left.length - 1)] ?? 'jan'
  })
}

export interface DateHabit {
  readonly form: DateForm
  readonly months: readonly string[]
  readonly joint: string
  readonly present: string
  readonly since: string | null
  readonly months2: string
  readonly capital: boolean
}

export function dateHabit(chance: Chance): DateHabit {
  return {
    form: chance.of([
      'year',
      'year',
      'month',
      'month',
      'month',
      'number',
      'number',
      'iso',
      'dotted',
      'season',
      'day',
      'short',
    ] as const),
    months: months(chance),
    joint: chance.of(' – | - |–|-| to | — | bis | à |~'.split('|')),
    present:
      chance() < 0.5
        ? chance.of(['Present', 'present', 'Current', 'now', 'heute'])
        : chance.of(presentWords.filter((word) => !rightToLeft.test(word))),
    since: chance() < 0.2 ? chance.of(sinceWords.filter((word) => !rightToLeft.test(word))) : null,
    months2: chance.of([' ', ' ', ' ', '. ', ' de ']),
    capital: chance() < 0.6,
  }
}

function point(chance: Chance, { form, months: list, months2, capital: upper }: DateHabit, year: number): string {
  const month = chance.int(0, 11)
  const number = String(month + 1).padStart(2, '0')
  if (form === 'month') return `${upper ? capital(list[month] ?? 'jan') : (list[month] ?? 'jan')}${months2}${year}`
  if (form === 'number') return `${number}/${year}`
  if (form === 'iso') return `${year}-${number}`
  if (form === 'dotted') return `${number}.${year}`
  if (form === 'season') return `${chance.of(['Spring', 'Summer', 'Fall', 'Autumn', 'Winter'])} ${year}`
  if (form === 'day') return `${String(chance.int(1, 28)).padStart(2, '0')}.${number}.${year}`
  if (form === 'short') return `${capital(list[month] ?? 'jan')} ’${String(year).slice(2)}`
  return String(year)
}

/** The dates of an entry that ended some years after it began, the newest without an end. */
export function datesOf(
  chance: Chance,
  habit: DateHabit,
  year: number,
  years: number,
  open: boolean,
  single: boolean,
): string {
  if (single) return point(chance, habit, year)
  if (open && habit.since) return `${habit.since} ${point(chance, habit, year)}`
  const end = open ? habit.present : point(chance, habit, year + years)
  return `${point(chance, habit, year)}${habit.joint}${end}`
}
