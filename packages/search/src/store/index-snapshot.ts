import { Documents } from './documents.ts'
import { Ends, type EndsSnapshot } from './ends.ts'
import { facetFields } from './facet-fields.ts'
import type { IndexParts } from './index-parts.ts'
import { LiveCounts } from './live-counts.ts'
import { packLists } from './posting-packer.ts'
import { PostingLists } from './postings.ts'
import { type RelationSnapshot, SkillRelations } from './skill-relations.ts'
import { readSnapshot, type Section, SnapshotError, writeSnapshot } from './snapshot.ts'
import { TermDictionary } from './term-dictionary.ts'
import { TermSets } from './term-sets.ts'
import { TextTable, type TextTableSnapshot } from './text-table.ts'
import type { TextsSnapshot } from './texts.ts'

/** Numbers of the live documents in the order of their ids: `order[new]` is the old number, `numbers[old]` the new one or -1. */
const liveOrder = (documents: Documents): { order: number[]; numbers: Int32Array } => {
  const order: number[] = []
  for (let document = 0; document < documents.count; document += 1) if (documents.isLive(document)) order.push(document)
  order.sort((left, right) => documents.compareIds(left, right))
  const numbers = new Int32Array(documents.count).fill(-1)
  order.forEach((document, at) => {
    numbers[document] = at
  })
  return { order, numbers }
}

type Sections = Record<string, Section>

/** Everything an index keeps, without removed listings, documents numbered by id. */
export const snapshotOf = (parts: IndexParts): Uint8Array => {
  const { order, numbers } = liveOrder(parts.documents)
  const sections: Sections = {
    ...dictionarySections(parts.dictionary),
    ...listSections(packLists(parts.lists, parts.dictionary.size, numbers)),
    ...documentSections(parts.documents, order),
    ...hackathonSections(parts.documents, numbers),
    'relations.learntFrom': [parts.learntFrom],
  }
  const pay = parts.documents.pay.snapshot(numbers)
  for (const name of ['rows', 'yearly', 'codes', 'currencies'] as const) sections[`pay.${name}`] = pay[name]
  addRelations(sections, 'skillRelations', parts.skillRelations.snapshot)
  addRelations(sections, 'titleRelations', parts.titleRelations.snapshot)
  return writeSnapshot(sections)
}

const dictionarySections = (dictionary: TermDictionary): Sections => {
  const words = dictionary.snapshot()
  const sections: Sections = {
    'dictionary.wordTerms': words.wordTerms,
    'dictionary.labelled': words.labels.terms,
    'dictionary.sorted': words.sorted,
    'dictionary.reversed': words.reversed,
  }
  addTexts(sections, 'dictionary.labels', words.labels)
  addTable(sections, 'dictionary.keys', words.keys)
  addTable(sections, 'dictionary.words', words.words)
  return sections
}

const listSections = (frozen: ReturnType<typeof packLists>): Sections => ({
  'lists.bytes': frozen.bytes,
  'lists.blockStart': frozen.blockStart,
  'lists.blockBase': frozen.blockBase,
  'lists.blockOffset': frozen.blockOffset,
  'lists.blockMost': frozen.blockMost,
  'lists.counts': frozen.counts,
})

const documentSections = (documents: Documents, order: readonly number[]): Sections => {
  const pick = (values: Uint32Array): Uint32Array => Uint32Array.from(order, (document) => values[document] ?? 0)
  const pickNarrow = (values: Uint16Array | Uint32Array): Uint16Array | Uint32Array =>
    values instanceof Uint32Array ? pick(values) : Uint16Array.from(order, (document) => values[document] ?? 0)
  const pickBytes = (values: Uint8Array): Uint8Array => Uint8Array.from(order, (document) => values[document] ?? 0)
  const groups = documents.groups.snapshot(order)
  const places = documents.places.snapshot()
  const ids = new TextTable()
  for (const document of order) ids.add(documents.idOf(document))
  ids.trim()
  const sections: Sections = {
    'documents.posted': pick(documents.posted.values),
    'documents.deadline': pick(documents.deadline.values),
    'documents.company': pick(documents.company.values),
    'documents.place': pickNarrow(documents.place.values),
    'documents.hash': pick(documents.hash.values),
    'documents.years': pickBytes(documents.years.values),
    'documents.degree': pickBytes(documents.degree.values),
    'groups.low': groups.low,
    'groups.high': groups.high,
    'places.spotEnds': places.spotEnds,
    'places.spots': places.spots,
  }
  addTermsOf(sections, documents, order)
  addTable(sections, 'documents.places', places.texts)
  addTable(sections, 'documents.ids', ids.snapshot())
  for (const field of facetFields) {
    const column = documents.facets[field]
    sections[`facet.${field}.values`] = column.values
    sections[`facet.${field}.codes`] = pickBytes(column.codes)
  }
  return sections
}

/** The skills, wordings and words of the title of each document. */
const addTermsOf = (sections: Sections, documents: Documents, order: readonly number[]): void => {
  const ends = new Ends()
  let length = 0
  const pieces = order.map((document) => {
    const { termEnds } = documents
    const piece = documents.terms.values.subarray(termEnds.startOf(document), termEnds.endOf(document))
    length += piece.length
    ends.push(length)
    return piece
  })
  const terms = new Uint8Array(length)
  pieces.forEach((piece, at) => {
    terms.set(piece, ends.startOf(at))
  })
  sections['documents.terms'] = terms
  addEnds(sections, 'documents.termEnds', ends.snapshot())
}

const hackathonSections = ({ hackathons }: Documents, numbers: Int32Array): Sections => {
  const numberOf = (at: number): number => numbers[hackathons.rows.values[at] as number] as number
  const held = Array.from({ length: hackathons.rows.length }, (_, at) => at)
    .filter((at) => numberOf(at) >= 0)
    .sort((left, right) => numberOf(left) - numberOf(right))
  return {
    'hackathons.begins': Uint32Array.from(held, (at) => hackathons.begins.values[at] as number),
    'hackathons.ends': Uint32Array.from(held, (at) => hackathons.ends.values[at] as number),
  }
}

const addTable = (sections: Record<string, Section>, name: string, table: TextTableSnapshot): void => {
  addTexts(sections, name, table)
  sections[`${name}.slots`] = table.slots
}

const addTexts = (sections: Record<string, Section>, name: string, { bytes, ends }: TextsSnapshot): void => {
  sections[`${name}.bytes`] = bytes
  addEnds(sections, `${name}.ends`, ends)
}

const addEnds = (sections: Record<string, Section>, name: string, { offsets, bases, far }: EndsSnapshot): void => {
  sections[`${name}.offsets`] = offsets
  sections[`${name}.bases`] = bases
  sections[`${name}.far`] = far
}

const addRelations = (sections: Record<string, Section>, name: string, relations: RelationSnapshot): void => {
  sections[`${name}.sources`] = relations.sources
  sections[`${name}.ends`] = relations.ends
  sections[`${name}.targets`] = relations.targets
  sections[`${name}.weights`] = relations.weights
}

/** Reads the parts of a snapshot by their names. */
const readerOf = (bytes: Uint8Array) => {
  const sections = readSnapshot(bytes)
  const section = (name: string): Section => {
    const found = sections.get(name)
    if (found === undefined) throw new SnapshotError(`The snapshot has no part '${name}'.`)
    return found
  }
  const numbers = (name: string) => section(name) as Uint32Array
  const octets = (name: string) => section(name) as Uint8Array
  const ends = (name: string): EndsSnapshot => ({
    offsets: section(`${name}.offsets`) as Uint16Array,
    bases: numbers(`${name}.bases`),
    far: numbers(`${name}.far`),
  })
  const pieces = (name: string): TextsSnapshot => ({ bytes: octets(`${name}.bytes`), ends: ends(`${name}.ends`) })
  return {
    has: (name: string): boolean => sections.has(name),
    numbers,
    octets,
    narrow: (name: string) => section(name) as Uint16Array,
    texts: (name: string) => section(name) as string[],
    ends,
    pieces,
    table: (name: string): TextTableSnapshot => ({ ...pieces(name), slots: numbers(`${name}.slots`) }),
  }
}
type Reader = ReturnType<typeof readerOf>

const dictionaryFrom = ({ table, pieces, numbers }: Reader): TermDictionary =>
  new TermDictionary({
    keys: table('dictionary.keys'),
    words: table('dictionary.words'),
    labels: { ...pieces('dictionary.labels'), terms: numbers('dictionary.labelled') },
    wordTerms: numbers('dictionary.wordTerms'),
    sorted: numbers('dictionary.sorted'),
    reversed: numbers('dictionary.reversed'),
  })

const documentsFrom = ({ table, numbers, octets, texts, narrow, ends }: Reader): Documents =>
  Documents.restore({
    ids: table('documents.ids'),
    places: {
      texts: table('documents.places'),
      spotEnds: numbers('places.spotEnds'),
      spots: numbers('places.spots'),
    },
    posted: numbers('documents.posted'),
    deadline: numbers('documents.deadline'),
    begins: numbers('hackathons.begins'),
    ends: numbers('hackathons.ends'),
    company: numbers('documents.company'),
    place: narrow('documents.place'),
    hash: numbers('documents.hash'),
    years: octets('documents.years'),
    degree: octets('documents.degree'),
    pay: {
      rows: numbers('pay.rows'),
      yearly: numbers('pay.yearly'),
      codes: octets('pay.codes'),
      currencies: texts('pay.currencies'),
    },
    groups: { low: numbers('groups.low'), high: narrow('groups.high') },
    termEnds: ends('documents.termEnds'),
    terms: octets('documents.terms'),
    facet: (field) => ({ values: texts(`facet.${field}.values`), codes: octets(`facet.${field}.codes`) }),
  })

const listsFrom = ({ octets, numbers }: Reader, documents: number): PostingLists =>
  new PostingLists(
    {
      bytes: octets('lists.bytes'),
      blockStart: numbers('lists.blockStart'),
      blockBase: numbers('lists.blockBase'),
      blockOffset: numbers('lists.blockOffset'),
      blockMost: octets('lists.blockMost'),
      counts: numbers('lists.counts'),
    },
    documents,
  )

const relationsFrom = ({ numbers, octets }: Reader, name: string): SkillRelations =>
  new SkillRelations({
    sources: numbers(`${name}.sources`),
    ends: numbers(`${name}.ends`),
    targets: numbers(`${name}.targets`),
    weights: octets(`${name}.weights`),
  })

/** The parts of an index from the bytes of `snapshotOf`. */
export const restoreParts = (bytes: Uint8Array): IndexParts => {
  const reader = readerOf(bytes)
  const documents = documentsFrom(reader)
  const lists = listsFrom(reader, documents.count)
  const sets = new TermSets(lists)
  return {
    dictionary: dictionaryFrom(reader),
    documents,
    lists,
    sets,
    counts: new LiveCounts(documents, lists, sets),
    learntFrom: reader.has('relations.learntFrom') ? (reader.texts('relations.learntFrom')[0] ?? '') : documents.corpus,
    skillRelations: relationsFrom(reader, 'skillRelations'),
    titleRelations: relationsFrom(reader, 'titleRelations'),
  }
}
