import { findDates } from '@scry/vocabulary/dates'
import { anyKind, bareLabels, type LabelledField, type LabelledKind, ofKind } from '../data/field-words.ts'
import type { Line } from '../lines/lines.ts'
import { cut, type Slice, tidy } from '../lines/slice.ts'

const patterns = new Map(
  (Object.keys(ofKind) as LabelledKind[]).map((kind) => [
    kind,
    [...ofKind[kind], ...anyKind].map(([field, words]) => ({ field, pattern: new RegExp(`^(?:${words})$`, 'iu') })),
  ]),
)

const longestLabel = 64

/** The label that a row begins with and what is printed after it; null for a row without a known label. */
export function labelledRow(line: Line, kind: LabelledKind): { field: LabelledField; value: Slice } | null {
  const [first, second] = line.cells
  const beside = first && second && line.slice.marks.indexOf(second.slice.marks[0] ?? null)
  const bare = bareLabels.exec(line.text)?.[0].length ?? 0
  const colon = line.text.slice(0, longestLabel).search(/[:：]/)
  const ends = [bare, colon >= 0 ? colon + 1 : 0, beside && beside > 0 ? beside : 0]
  for (const end of ends) {
    if (end === 0 || end > longestLabel) continue
    const label = line.text.slice(0, end).replace(/[\s:：]+$/u, '')
    const found = patterns.get(kind)?.find(({ pattern }) => pattern.test(label))
    if (found) return { field: found.field, value: tidy(cut(line.slice, end)) }
  }
  return null
}

const fieldLabel = new RegExp(
  `^(?:${[...ofKind.experience, ...ofKind.education].flatMap(([field, words]) => (field === 'told' ? [] : [words])).join('|')})\\s*[:：]\\s*(?=\\S)`,
  'iu',
)

/** 'Cargo: Auxiliar de Vendas' without the label. */
export function withoutLabel(slice: Slice): Slice {
  const label = fieldLabel.exec(slice.text)
  return label ? cut(slice, label[0].length) : slice
}

/** An entry written as a form: the value of each label, and the rows that tell about it. */
export interface LabelledEntry {
  readonly values: ReadonlyMap<LabelledField, Slice>
  readonly told: readonly Line[]
}

/** The rest of a label broken over two rows, and a number over a project's form. */
const wrappedLabel =
  /^education and training$|^(?:project|projekt|projet|proyecto|projeto)\s*(?:#|no\.?|n[º°])?\s*\d{1,2}\s*[:.]?$/i

/**
 * The entries of a section whose rows are 'Company: Acme', 'Position: Clerk', 'Period: 2019 – 2021' in any order; an
 * entry ends where one of its labels comes again. Null when a row without a label carries dates or begins the section.
 */
export function labelledEntries(
  lines: readonly Line[],
  kind: LabelledKind,
  needed: readonly LabelledField[],
): readonly LabelledEntry[] | null {
  const entries: { values: Map<LabelledField, Slice>; told: Line[] }[] = []
  for (const line of lines) {
    const row = labelledRow(line, kind)
    let open = entries[entries.length - 1]
    if (!row) {
      if (wrappedLabel.test(line.text)) continue
      if (
        !open ||
        (line.bullet === null && line.text.length < 90 && findDates(line.text).some(({ isRange }) => isRange))
      )
        return null
      open.told.push(line)
      continue
    }
    if (!open || (row.field !== 'told' && open.values.has(row.field))) {
      open = { values: new Map(), told: [] }
      entries.push(open)
    }
    if (row.field === 'told') {
      if (row.value.text) open.told.push({ ...line, slice: row.value, text: row.value.text })
    } else if (row.value.text) open.values.set(row.field, row.value)
  }
  const whole = entries.every(({ values }) => needed.every((field) => values.has(field)))
  return entries.length > 0 && whole ? entries : null
}
