import { levelOfTitle, type TitleLevel } from '@scry/vocabulary/titles'
import type { ListingInput } from '../listing-input.ts'
import { type Bits, resized, setBit, wordsFor } from './bits.ts'

/** Fields with a small closed set of values: each value has a set of the documents that carry it. */
export const facetFields = ['kind', 'type', 'level', 'workplace', 'status', 'difficulty', 'source'] as const
export type FacetField = (typeof facetFields)[number]

const unknownCode = 0
const otherCode = 255

const typeWords = new Map([
  ['intern', 'internship'],
  ['full time', 'full-time'],
  ['fulltime', 'full-time'],
  ['permanent', 'full-time'],
  ['part time', 'part-time'],
  ['parttime', 'part-time'],
  ['contractor', 'contract'],
])
const levelWords = new Map([
  ['entry level', 'entry'],
  ['entry-level', 'entry'],
  ['internship', 'entry'],
  ['beginner', 'entry'],
  ['associate', 'junior'],
  ['intermediate', 'mid'],
  ['mid-level', 'mid'],
  ['mid-senior', 'senior'],
  ['advanced', 'senior'],
  ['staff', 'lead'],
  ['principal', 'lead'],
  ['director', 'lead'],
  ['executive', 'lead'],
])
const workplaceWords = new Map([
  ['online', 'remote'],
  ['virtual', 'remote'],
  ['offline', 'on-site'],
  ['in-person', 'on-site'],
  ['onsite', 'on-site'],
  ['on site', 'on-site'],
])
const statusWords = new Map([
  ['past', 'ended'],
  ['finished', 'ended'],
  ['completed', 'ended'],
  ['live', 'ongoing'],
])
const canonicalWords: Partial<Record<FacetField, ReadonlyMap<string, string>>> = {
  type: typeWords,
  level: levelWords,
  workplace: workplaceWords,
  status: statusWords,
}

/** The form in which a value of a field is stored, filtered and counted. */
export const canonicalValue = (field: FacetField, value: string): string => {
  const trimmed = value.trim()
  if (field === 'source') return trimmed
  const lower = trimmed.toLowerCase()
  return canonicalWords[field]?.get(lower) ?? lower
}

const remoteWords = /\b(?:remote|work from home|wfh|anywhere|worldwide|online|télétravail|homeoffice)\b/i
const hybridWords = /\bhybrid\b/i

/** The workplace a listing states, or the one its location text says. */
export const workplaceOf = (listing: Pick<ListingInput, 'workplace' | 'location'>): string => {
  const stated = canonicalValue('workplace', listing.workplace ?? '')
  if (stated !== '') return stated
  const location = listing.location ?? ''
  if (hybridWords.test(location)) return 'hybrid'
  return remoteWords.test(location) ? 'remote' : ''
}

/** The level of the title that was read last: it is asked for several times while a listing is added. */
const lastTitle: { text: string; level: TitleLevel | null } = { text: '', level: null }
const titledLevel = (title: string): TitleLevel | null => {
  if (title !== lastTitle.text) {
    lastTitle.text = title
    lastTitle.level = levelOfTitle(title)
  }
  return lastTitle.level
}

/** Unpaid work, by its title; whoever finds, leads or looks after volunteers is paid. */
const unpaid =
  /^volunteer(?::|\b(?!s?\b.*\b(?:services|programs?|engagement|outreach|relations|community|coord|manag|recruit|direct|supervis|administrat)))|\bvolunteer$|\(volunteer\)|\bunpaid\b/i

/** The kind of employment: unpaid work or an internship by its title, else what a listing states. */
export const typeOf = ({ kind, type, title }: ListingInput): string => {
  if (kind === 'job' && unpaid.test(title)) return 'volunteer'
  return type || (kind === 'job' && titledLevel(title) === 'intern' ? 'internship' : '')
}

/** The level a listing states, or the one its title does. */
export const levelOf = ({ kind, level, title }: ListingInput): string => {
  if (level || kind !== 'job') return level ?? ''
  const titled = titledLevel(title)
  return titled === null || titled === 'intern' ? '' : titled
}

/** What a snapshot holds of one field. */
export interface FacetSnapshot {
  values: string[]
  codes: Uint8Array
}

/** One field: a code per document, the value of each code, per code the set of its documents and how many are live. */
export class FacetColumn {
  readonly field: FacetField
  readonly values: string[] = ['']
  readonly sets: Bits[] = [new Uint32Array(0)]
  readonly live: number[] = [0]
  codes: Uint8Array = new Uint8Array(0)
  private readonly known = new Map<string, number>([['', unknownCode]])

  constructor(field: FacetField) {
    this.field = field
  }

  codeOf(value: string): number | undefined {
    return this.known.get(canonicalValue(this.field, value))
  }

  private codeFor(value: string): number {
    const asWritten = this.known.get(value)
    if (asWritten !== undefined) return asWritten
    const canonical = canonicalValue(this.field, value)
    const known = this.known.get(canonical)
    if (known !== undefined) return known
    // A value that no live listing has any more gives its code away: its set counts among live listings only.
    const code = this.values.length < otherCode ? this.values.length : this.live.indexOf(0, 1)
    if (code < 0) return unknownCode
    this.known.delete(this.values[code] ?? canonical)
    this.values[code] = canonical
    this.sets[code] ??= new Uint32Array(0)
    this.live[code] = 0
    this.known.set(canonical, code)
    return code
  }

  write(document: number, value: string): void {
    const code = this.codeFor(value)
    if (document >= this.codes.length) {
      const larger = new Uint8Array(Math.max(64, Math.ceil((document + 1) * 1.5)))
      larger.set(this.codes)
      this.codes = larger
    }
    this.codes[document] = code
    this.live[code] = (this.live[code] as number) + 1
    if (code !== unknownCode) this.mark(code, document)
  }

  /** Takes a document out of the live ones. */
  drop(document: number): void {
    const code = this.codes[document] as number
    this.live[code] = (this.live[code] as number) - 1
  }

  private mark(code: number, document: number): void {
    const set = resized(this.sets[code] ?? new Uint32Array(0), document + 1)
    setBit(set, document)
    this.sets[code] = set
  }

  /** Gives back spare room behind so many documents. */
  trim(documents: number): void {
    this.codes = this.codes.slice(0, documents)
    for (const [code, set] of this.sets.entries()) this.sets[code] = set.slice(0, wordsFor(documents))
  }

  /** Restores the column of a snapshot. */
  fill(snapshot: FacetSnapshot, documents: number): void {
    this.codes = snapshot.codes
    for (const value of snapshot.values.slice(1)) this.codeFor(value)
    for (let code = 1; code < this.values.length; code += 1) this.sets[code] = new Uint32Array(wordsFor(documents))
    for (let document = 0; document < documents; document += 1) {
      const code = this.codes[document] as number
      const set = this.sets[code]
      this.live[code] = (this.live[code] ?? 0) + 1
      if (set !== undefined && set.length > 0) setBit(set, document)
    }
  }
}
