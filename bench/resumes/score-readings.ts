/** Scores readings against labels, field by field, so that figures can be put together by any property of a document. */
export interface Labelled {
  readonly name?: string | null
  readonly email?: string | null
  readonly phone?: string | null
  readonly location?: string | null
  readonly skills?: readonly string[]
  readonly education?: readonly Record<string, string | null>[]
  readonly experience?: readonly Record<string, string | null>[]
  readonly projects?: readonly { readonly name: string }[]
  readonly certifications?: readonly string[]
  readonly languages?: readonly string[]
  /** Other values that are right. */
  readonly alts?: Readonly<Record<string, readonly string[]>>
  readonly optional?: Readonly<Record<string, readonly (string | Record<string, string | null>)[]>>
}

const scalars = ['name', 'email', 'phone', 'location'] as const
const lists = ['skills', 'education', 'experience', 'projects', 'certifications', 'languages'] as const
export type ScoredField = (typeof scalars)[number] | (typeof lists)[number]

interface Tally {
  readonly right: number
  readonly wrong: number
  readonly missed: number
}
export type DocumentScore = Readonly<Record<ScoredField, Tally>>

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2066-\u2069]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
const loose = (text: unknown) =>
  plain(text)
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()

function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1))
    row = next
  }
  return row[b.length] ?? 0
}

const sorted = (text: string) => text.split(' ').sort().join(' ')
const ratio = (a: string, b: string) => 1 - edits(a, b) / Math.max(1, a.length, b.length)

/** Four fifths of the letters are the same, in whatever order of words, or one is most of the other. */
function same(label: unknown, read: unknown): boolean {
  const [a, b] = [loose(label), loose(read)]
  if (!a || !b) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (` ${long} `.includes(` ${short} `) && short.length >= long.length * 0.6) return true
  return Math.max(ratio(a, b), ratio(sorted(a), sorted(b))) >= 0.8
}

const begins = (label: unknown, read: unknown) => {
  const [a, b] = [loose(label), loose(read)]
  return same(label, read) || (a.length >= 4 && `${b} `.startsWith(`${a} `))
}
const digits = (text: unknown) => plain(text).replace(/\D+/g, '')
const language = (text: unknown) => loose(plain(text).split(/[:(,|–-]/)[0])
const skill = (text: string) =>
  plain(text)
    .replace(/\([^()]*\)/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, '')

function samePlace(label: unknown, read: unknown): boolean {
  if (same(label, read)) return true
  const [a, b] = [loose(label), loose(read)].map((text) => new Set(text.split(' ')))
  const shared = [...(a ?? [])].filter((word) => b?.has(word)).length
  const [least, most] = [Math.min(a?.size ?? 0, b?.size ?? 0), Math.max(a?.size ?? 0, b?.size ?? 0)]
  return shared === least && shared >= most * 0.4
}

const equalScalar: Readonly<Record<(typeof scalars)[number], (label: unknown, read: unknown) => boolean>> = {
  name: (label, read) => plain(label) === plain(read),
  email: (label, read) => plain(label) === plain(read),
  phone: (label, read) => digits(label) === digits(read),
  location: samePlace,
}

type Item = string | Record<string, string | null>
const part = (item: Item | undefined, key: string) => (typeof item === 'object' ? item[key] : item)
/** One of the labelled readings of a part of an entry; a part without a label may say anything. */
const samePart = (label: Item, read: Item, key: string) => {
  const others = typeof label === 'object' ? (label as Record<string, unknown>)[`${key}Alts`] : undefined
  const accepted = [part(label, key), ...(Array.isArray(others) ? others : [])].filter(Boolean)
  return accepted.length === 0 || accepted.some((value) => same(value, part(read, key)))
}
const both =
  (keys: readonly string[]) =>
  (label: Item, read: Item): boolean =>
    keys.every((key) => samePart(label, read, key))

const equalItem: Readonly<Record<(typeof lists)[number], (label: Item, read: Item) => boolean>> = {
  skills: (label, read) => skill(String(label)) === skill(String(read)),
  education: both(['school']),
  experience: both(['title', 'company']),
  projects: (label, read) => begins(part(label, 'name'), part(read, 'name')),
  certifications: (label, read) => begins(label, read),
  languages: (label, read) => language(label) === language(read),
}

function tallyList(field: (typeof lists)[number], labels: Labelled, read: Labelled): Tally {
  const wanted = [...((labels[field] ?? []) as Item[])]
  const left = [...((read[field] ?? []) as Item[])]
  let right = 0
  for (const item of wanted) {
    const at = left.findIndex((other) => equalItem[field](item, other))
    if (at < 0) continue
    left.splice(at, 1)
    right++
  }
  const optional = (labels.optional?.[field] ?? []) as Item[]
  const either = (item: Item) =>
    optional.some((other) => equalItem[field](other, item) || same(part(other, 'company'), part(item, 'company')))
  return { right, wrong: left.filter((item) => !either(item)).length, missed: wanted.length - right }
}

/** A missing label wants a missing answer: both count as right. */
export function scoreReading(labels: Labelled, read: Labelled): DocumentScore {
  const one = (field: (typeof scalars)[number]): Tally => {
    const [label, answer] = [plain(labels[field]), plain(read[field])]
    const accepted = [label, ...(labels.alts?.[field] ?? []).map(plain)]
    const right = accepted.some((value) =>
      value === '' ? answer === '' : answer !== '' && equalScalar[field](value, answer),
    )
    return { right: right ? 1 : 0, wrong: right ? 0 : 1, missed: 0 }
  }
  return Object.fromEntries([
    ...scalars.map((field) => [field, one(field)]),
    ...lists.map((field) => [field, tallyList(field, labels, read)]),
  ]) as DocumentScore
}

/** Which kind of field a path of the evidence belongs to; null for a field that has no labels. */
function labelledField(path: string): { field: ScoredField; key: string } | null {
  const [top = '', , key = ''] = path.split('.')
  const field = top === 'work_experience' ? 'experience' : top
  if (field === 'experience' && key === 'position') return { field, key: 'title' }
  const unlabelled = ['location', 'description'].includes(key)
  const isKnown = [...scalars, ...lists].some((known) => known === field)
  return isKnown && !unlabelled ? { field: field as ScoredField, key } : null
}

export interface JudgedField {
  /** As 'skills' or 'experience.company'. */
  readonly kind: string
  readonly confidence: number
  readonly isRight: boolean
}

/** Each field that was read with its confidence, and whether a label says the same. What may be read or not is left out. */
export function judgeFields(
  labels: Labelled,
  fields: Readonly<Record<string, { readonly text: string; readonly confidence: number }>>,
): JudgedField[] {
  return Object.entries(fields).flatMap(([path, { text, confidence }]) => {
    const known = labelledField(path)
    if (!known) return []
    const { field, key } = known
    const kind = key ? `${field}.${key}` : field
    if (isScalar(field)) {
      const accepted = [labels[field], ...(labels.alts?.[field] ?? [])].filter(Boolean)
      return [{ kind, confidence, isRight: accepted.some((label) => equalScalar[field](label, text)) }]
    }
    const wanted = (labels[field] ?? []) as Item[]
    const optional = (labels.optional?.[field] ?? []) as Item[]
    const isOne = (label: Item) =>
      key && typeof label === 'object' ? same(label[key], text) : equalItem[field](label, text)
    if (optional.some(isOne)) return []
    return [{ kind, confidence, isRight: wanted.some(isOne) }]
  })
}

const isScalar = (field: ScoredField): field is (typeof scalars)[number] =>
  (scalars as readonly string[]).includes(field)

/** Share right of name, e-mail, phone and place, F1 of the lists; a list that nobody labelled is left out. In hundredths. */
export function figuresOf(scores: readonly DocumentScore[]): { macro: number; fields: Map<ScoredField, number> } {
  const fields = new Map<ScoredField, number>()
  for (const field of [...scalars, ...lists]) {
    const sum = (key: keyof Tally) => scores.reduce((total, score) => total + score[field][key], 0)
    const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')]
    const isOne = isScalar(field)
    if (!isOne && right + missed === 0) continue
    fields.set(field, (100 * (isOne ? right : 2 * right)) / (isOne ? right + wrong : 2 * right + wrong + missed))
  }
  return { macro: [...fields.values()].reduce((sum, value) => sum + value, 0) / fields.size, fields }
}
