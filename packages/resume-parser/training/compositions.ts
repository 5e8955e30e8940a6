import { type Field, type Layout, type Slot, slot, type Where } from './entry-slots.ts'
import type { Chance } from './invented-words.ts'

/**
 * How widely used templates compose the head of an entry: rows divided by '/', each field in its place, '<' in the margin and '>' at
 * the right edge, with what stands between them. {a} is a title or degree, {b} an employer or school.
 */
const trained = [
  '<{d}{a}, {b}, {p}.',
  '<{d}{a}, {b}, {p}',
  '<{d}{b}, {p}. {a}',
  '<{d}{a}/{b}, {p}',
  '<{d}{b}/{a}',
  '<{d}{a} – {b}',
  '{b}>{p}/{a}>{d}',
  '{a}>{d}/{b}>{p}',
  '{b}>{d}/{a}>{p}',
  '{b} | {a}/{d} | {p}',
  '{a}, {b}, {p}, {d}.',
  '{a}, {b} ({d})',
  '{b}/{a}/{d} ({n})/{p}',
  '{b}, {a}>{d}',
  '{a}, {b} ({p})>{d}',
  '{b} ({p}), {a}>{d}',
  '{b}, {p} – {a} ({d})',
  '{d} | {a} | {b} | {p}',
  '{a} ({d}), {b}, {p}',
  '{a}; {b}; {d}',
  '{d} {a}, {b}',
  '{d}: {a}, {b}, {p}.',
  '{b}, {p}>{d}/{a}',
  '{a}, {n}, {b}, {p}>{d}',
  '{d}/{a}, {b}, {p}',
  '{d}/{b}, {p}/{a}',
  '{a} | {b}>{d}/{p}',
  '{b} — {a}>{p}/{d}',
]

/** Never trained on: what is read of them is read at first sight. */
const heldBack = [
  '<{d}{b}, {a}, {p}.',
  '<{d}{a}/{b}/{p}',
  '{a}/{b}/{d}>{p}',
  '{d}. {a}, {b}.',
  '{d} – {p}/{a} – {b}',
  '[{d}] {a}, {b}',
  '{b}, {p}, {d}: {a}',
  '{a}/{b} · {p} · {d}',
  '{d} {b}: {a}',
  '{b}>{d}/{a}, {p}',
  '{a}>{p}/{b}>{d}',
  '{a} – {b} – {d}',
  '{b} [{p}]>{d}/{a}',
  '{a}, {p}>{d}/{b}',
]

export type Families = 'trained' | 'held back'

const fields: Record<string, Field> = { a: 'a', b: 'b', p: 'place', d: 'date', n: 'note' }
const sides: Record<string, Where> = { '<': 'margin', '>': 'right', '': 'left' }

function slotsOf(row: string): Slot[] {
  const found = [...row.matchAll(/([^{}<>]*)([<>]?)\{(\w)\}/g)]
  const tail = row.slice(row.lastIndexOf('}') + 1)
  return found.map(([, joint = '', side = '', field = ''], at) => ({
    ...slot(fields[field] ?? 'note', at > 0 ? joint : '', sides[side], at === found.length - 1 ? tail : ''),
    ...(at === 0 && joint ? { open: joint } : {}),
  }))
}

export function composed(chance: Chance, families: Families): Layout {
  const text = chance.of(families === 'trained' ? trained : heldBack)
  const hasNote = text.includes('{n}')
  return { rows: text.split('/').map(slotsOf), hasDate: true, hasPlace: text.includes('{p}'), hasNote, table: false }
}
