import { instantOf, type ListingInput } from '../listing-input.ts'
import { type Bits, clearBit, forEachBit, hasBit, resized, setBit, wordsFor } from './bits.ts'
import { type Demand, DemandClasses, variousDemands } from './demand-classes.ts'
import { DocumentIds } from './document-ids.ts'
import { Ends, type EndsSnapshot } from './ends.ts'
import {
  FacetColumn,
  type FacetField,
  type FacetSnapshot,
  facetFields,
  levelOf,
  typeOf,
  workplaceOf,
} from './facet-fields.ts'
import { groupKeyOf } from './group-key.ts'
import { type GroupSnapshot, Groups } from './groups.ts'
import { type Column, columnOf, push, pushNarrow, trimmed } from './growing.ts'
import { hackathonTimes } from './hackathon-times.ts'
import { Hackathons } from './hackathons.ts'
import { compareIdTexts } from './id-order.ts'
import { Places, type PlacesSnapshot } from './places.ts'
import { type PaySnapshot, StatedPay } from './stated-pay.ts'
import { occupationImpact, skillImpact, titleImpact } from './term-impacts.ts'
import type { TextTableSnapshot } from './text-table.ts'

/** What was read from a listing's text about who may apply. */
export interface Requirements {
  /** Least years of experience asked for; undefined when the text does not say. */
  years: number | undefined
  /** 1 none or school, 2 two years of college, 3 bachelor, 4 master, 5 doctorate; undefined when the text does not say. */
  degree: number | undefined
}

const unknownYears = 255
const secondsOf = (instant: number | undefined): number =>
  instant === undefined ? 0 : Math.min(0xffffffff, Math.max(1, Math.floor(instant / 1000)))

/** A skill of a listing: the term of its '#' key, whether the text calls it nice to have, and whether it only names it. */
export interface ListingSkill {
  term: number
  nice: boolean
  /** What it says of the company or in passing: whoever lacks it lacks nothing. */
  idle: boolean
}

/** What was read from a listing's text about its skills. */
export interface ReadSkills {
  skills: readonly ListingSkill[]
  /** Places in `skills` of those of which one will do: 'MongoDB or Redis'. */
  choices: readonly (readonly number[])[]
}

/** What a snapshot holds of the documents; all of them are live. */
export interface DocumentSnapshot {
  ids: TextTableSnapshot
  places: PlacesSnapshot
  posted: Uint32Array
  deadline: Uint32Array
  /** Of each hackathon, in the order of the documents. */
  begins: Uint32Array
  ends: Uint32Array
  company: Uint32Array
  place: Uint16Array | Uint32Array
  hash: Uint32Array
  years: Uint8Array
  degree: Uint8Array
  pay: PaySnapshot
  groups: GroupSnapshot
  termEnds: EndsSnapshot
  terms: Uint8Array
  facet: (field: FacetField) => FacetSnapshot
}

const fill = <A extends Uint8Array | Uint16Array | Uint32Array>(column: Column<A>, values: A): void => {
  column.values = values
  column.length = values.length
}

/** One row per listing, in columns. Rows are numbered from 0 in the order of being added and never reused. */
export class Documents {
  private ids = new DocumentIds()
  liveCount = 0
  readonly facets: Record<FacetField, FacetColumn>
  private readonly facetColumns: readonly FacetColumn[]
  readonly posted = columnOf(new Uint32Array(0))
  readonly deadline = columnOf(new Uint32Array(0))
  readonly years = columnOf(new Uint8Array(0))
  readonly degree = columnOf(new Uint8Array(0))
  readonly demands = new DemandClasses()
  readonly company = columnOf(new Uint32Array(0))
  readonly place: Column<Uint16Array | Uint32Array> = columnOf(new Uint16Array(0))
  readonly hackathons = new Hackathons()
  pay = new StatedPay()
  groups = new Groups()
  /** Where the terms of each document end in `terms`. */
  termEnds = new Ends()
  /**
   * Per document: skills (four times the term, plus one when nice to have, plus two when idle), wordings, words of the
   * title, each after their number, the occupation or 0, and choices of skills; as variable-length integers.
   */
  readonly terms = columnOf(new Uint8Array(0))
  readonly hash = columnOf(new Uint32Array(0))
  places = new Places()
  live: Bits = new Uint32Array(0)
  /** The documents that were removed, in the order of their removal. */
  readonly removedRows = columnOf(new Int32Array(0))
  /** Counts additions and removals. */
  version = 0
  private hashSum = 0
  private ordered = 0

  constructor() {
    const columns = facetFields.map((field) => [field, new FacetColumn(field)] as const)
    this.facets = Object.fromEntries(columns) as Record<FacetField, FacetColumn>
    this.facetColumns = columns.map(([, column]) => column)
  }

  get count(): number {
    return this.ids.count
  }

  get removed(): number {
    return this.removedRows.length
  }

  /** Version of the live listings: the same for the same listings, whatever way they came in. */
  get corpus(): string {
    return `${this.liveCount}-${(this.hashSum >>> 0).toString(16)}`
  }

  private columns(): Column<Uint8Array>[] | Column<Uint32Array>[] {
    const { posted, deadline, company, place, hash, years, degree, terms } = this
    return [posted, deadline, company, place, hash, years, degree, terms] as Column<Uint32Array>[]
  }

  /** Bytes of the columns and sets. */
  get byteLength(): number {
    const sets = this.facetColumns.flatMap((column) => [...column.sets, column.codes])
    const arrays = [...this.columns().map((column) => column.values), ...sets, this.live, this.removedRows.values]
    return arrays.reduce(
      (sum, array) => sum + array.byteLength,
      this.ids.byteLength +
        this.termEnds.byteLength +
        this.places.byteLength +
        this.demands.codes.values.byteLength +
        this.hackathons.byteLength +
        this.pay.byteLength +
        this.groups.byteLength,
    )
  }

  /** Gives back spare room. */
  trim(): void {
    for (const column of this.columns() as Column<Uint8Array>[]) column.values = trimmed(column)
    for (const column of this.facetColumns) column.trim(this.count)
    this.live = this.live.slice(0, wordsFor(this.count))
    this.ids.trim()
    this.termEnds.trim()
    this.places.trim()
    this.demands.trim()
    this.hackathons.trim()
    this.pay.trim()
    this.groups.trim()
  }

  /** What a document asks of a person. */
  demandOf(document: number): Demand {
    const demands = this.demands.codes.values[document] as number
    return demands === variousDemands ? this.readDemand(document) : (this.demands.all[demands] as Demand)
  }

  private readDemand(document: number): Demand {
    const { facets, years, degree } = this
    return {
      type: facets.type.codes[document] as number,
      level: facets.level.codes[document] as number,
      difficulty: facets.difficulty.codes[document] as number,
      years: years.values[document] as number,
      degree: degree.values[document] as number,
    }
  }

  isLive(document: number): boolean {
    return hasBit(this.live, document)
  }

  add(
    listing: ListingInput,
    company: number,
    requirements: Requirements,
    { skills, choices }: ReadSkills,
    wordings: readonly number[],
    titleTerms: readonly number[],
    occupation: number,
    hash: number,
  ): number {
    const document = this.count
    if (this.ordered === document && (document === 0 || compareIdTexts(this.idOf(document - 1), listing.id) < 0))
      this.ordered += 1
    this.ids.add(listing.id)
    this.liveCount += 1
    const { facets } = this
    facets.kind.write(document, listing.kind)
    facets.type.write(document, typeOf(listing))
    facets.level.write(document, levelOf(listing))
    facets.workplace.write(document, workplaceOf(listing))
    facets.status.write(document, listing.status ?? '')
    facets.difficulty.write(document, listing.difficulty ?? '')
    facets.source.write(document, listing.source ?? '')
    push(this.posted, secondsOf(instantOf(listing.posted) ?? instantOf(listing.firstSeen)))
    push(this.deadline, secondsOf(instantOf(listing.deadline)))
    if (listing.kind === 'hackathon') this.hackathons.add(document, hackathonTimes(listing))
    if (listing.pay) this.pay.add(document, listing.pay)
    push(this.years, requirements.years === undefined ? unknownYears : Math.min(60, Math.max(0, requirements.years)))
    push(this.degree, requirements.degree ?? 0)
    this.demands.add(this.readDemand(document))
    push(this.company, company)
    this.groups.add(groupKeyOf(listing))
    pushNarrow(this.place, this.places.numberOf((listing.location ?? '').trim()))
    this.writeInteger(skills.length)
    for (const skill of skills) this.writeInteger(skill.term * 4 + (skill.nice ? 1 : 0) + (skill.idle ? 2 : 0))
    this.writeInteger(wordings.length)
    for (const term of wordings) this.writeInteger(term)
    this.writeInteger(titleTerms.length)
    for (const term of titleTerms) this.writeInteger(term)
    this.writeInteger(occupation)
    this.writeInteger(choices.length)
    for (const choice of choices) {
      this.writeInteger(choice.length)
      for (const place of choice) this.writeInteger(place)
    }
    this.termEnds.push(this.terms.length)
    push(this.hash, hash)
    this.hashSum = (this.hashSum + hash) | 0
    this.live = resized(this.live, document + 1)
    setBit(this.live, document)
    this.version += 1
    return document
  }

  remove(id: string): boolean {
    const document = this.find(id)
    if (document === undefined) return false
    this.ids.release(document)
    this.liveCount -= 1
    clearBit(this.live, document)
    push(this.removedRows, document)
    for (const column of this.facetColumns) column.drop(document)
    this.groups.remove(document)
    this.version += 1
    this.hashSum = (this.hashSum - (this.hash.values[document] ?? 0)) | 0
    return true
  }

  /** Required years of a document, or -1 when unknown. */
  yearsOf(document: number): number {
    const years = this.years.values[document] ?? unknownYears
    return years === unknownYears ? -1 : years
  }

  private writeInteger(value: number): void {
    let rest = value
    for (; rest > 127; rest >>>= 7) push(this.terms, (rest & 127) | 128)
    push(this.terms, rest)
  }

  /** Reads the integers of a document one after the other. */
  private integersOf(document: number): () => number {
    const bytes = this.terms.values
    let at = this.termEnds.startOf(document)
    return () => {
      let byte = bytes[at++] as number
      let value = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number
        value |= (byte & 127) << shift
      }
      return value
    }
  }

  /** Calls `visit` with the skills, their wordings, the title's words and the occupation of a document and their impacts. */
  forEachTerm(document: number, visit: (term: number, impact: number, isSkill: boolean) => void): void {
    const read = this.integersOf(document)
    const skills = read()
    const must = skillImpact(skills, false)
    for (let left = skills; left > 0; left -= 1) {
      const packed = read()
      visit(packed >>> 2, (packed & 1) === 1 ? skillImpact(skills, true) : must, true)
    }
    for (let left = read(); left > 0; left -= 1) visit(read(), must, false)
    const words = read()
    const impact = titleImpact(words)
    for (let left = words; left > 0; left -= 1) visit(read(), impact, false)
    const occupation = read()
    if (occupation !== 0) visit(occupation, occupationImpact(skills), false)
  }

  /** Calls `visit` with the terms of a document's skills. */
  forEachSkill(document: number, visit: (term: number) => void): void {
    const bytes = this.terms.values
    let at = this.termEnds.startOf(document)
    let left = 1
    for (let isCount = true; left > 0; left -= 1) {
      let byte = bytes[at++] as number
      let value = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] as number
        value |= (byte & 127) << shift
      }
      if (isCount) left = value + 1
      else visit(value >>> 2)
      isCount = false
    }
  }

  skillsOf(document: number): ListingSkill[] {
    const read = this.integersOf(document)
    return Array.from({ length: read() }, () => {
      const packed = read()
      return { term: packed >>> 2, nice: (packed & 1) === 1, idle: (packed & 2) === 2 }
    })
  }

  /** Terms of skills of which a document asks for one. */
  choicesOf(document: number): number[][] {
    const read = this.integersOf(document)
    const skills = Array.from({ length: read() }, () => read() >>> 2)
    for (let left = read(); left > 0; left -= 1) read()
    for (let left = read(); left > 0; left -= 1) read()
    read()
    return Array.from({ length: read() }, () => Array.from({ length: read() }, () => skills[read()] ?? 0))
  }

  idOf(document: number): string {
    return this.ids.textOf(document)
  }

  /** The row of a live listing. */
  find(id: string): number | undefined {
    return this.ids.find(id, this.live)
  }

  placeOf(document: number): string {
    return this.places.textOf(this.place.values[document] ?? 0)
  }

  /** Whether the location of a document names a place. */
  hasPlace(document: number): boolean {
    return this.places.isNamed(this.place.values[document] ?? 0)
  }

  has = (id: string): boolean => this.find(id) !== undefined

  /** So many documents from the first on stand in the order of their ids. */
  get orderedCount(): number {
    return this.ordered
  }

  /** Order of two documents by id: numbers of packed documents follow their ids, others are compared. */
  compareIds = (left: number, right: number): number => {
    if (left < this.ordered && right < this.ordered) return left - right
    return compareIdTexts(this.idOf(left), this.idOf(right))
  }

  static restore(snapshot: DocumentSnapshot): Documents {
    const documents = new Documents()
    documents.ids = new DocumentIds(snapshot.ids)
    const { count } = documents
    documents.liveCount = count
    documents.ordered = count
    documents.places = new Places(snapshot.places)
    for (const name of ['posted', 'deadline', 'company', 'hash'] as const) {
      fill(documents[name], snapshot[name])
    }
    fill(documents.place, snapshot.place)
    documents.pay = StatedPay.restore(snapshot.pay)
    documents.groups = new Groups(snapshot.groups)
    documents.termEnds = new Ends(snapshot.termEnds)
    fill(documents.terms, snapshot.terms)
    fill(documents.years, snapshot.years)
    fill(documents.degree, snapshot.degree)
    for (const field of facetFields) documents.facets[field].fill(snapshot.facet(field), count)
    documents.live = new Uint32Array(wordsFor(count))
    const { kind } = documents.facets
    const isHackathon = kind.sets[kind.codeOf('hackathon') ?? -1] ?? new Uint32Array(0)
    forEachBit(isHackathon, (document) => {
      const at = documents.hackathons.rows.length
      documents.hackathons.add(document, { begins: snapshot.begins[at] ?? 0, ends: snapshot.ends[at] ?? 0 })
    })
    for (let document = 0; document < count; document += 1) {
      documents.demands.add(documents.readDemand(document))
      setBit(documents.live, document)
      documents.hashSum = (documents.hashSum + (snapshot.hash[document] ?? 0)) | 0
    }
    documents.demands.trim()
    return documents
  }
}
