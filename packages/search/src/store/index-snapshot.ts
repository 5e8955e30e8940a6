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

/** Everything an index keeps, without removed listings, documents numbered by id. */
export const snapshotOf = (parts: IndexParts): Uint8Array => {
  const { dictionary, documents } = parts
  const { order, numbers } = liveOrder(documents)
  const frozen = packLists(parts.lists, dictionary.size, numbers)
  const pick = (values: Uint32Array): Uint32Array => Uint32Array.from(order, (document) => values[document] ?? 0)
  const pickNarrow = (values: Uint16Array | Uint32Array): Uint16Array | Uint32Array =>
    values instanceof Uint32Array ? pick(values) : Uint16Array.from(order, (document) => values[document] ?? 0)
  const pickBytes = (values: Uint8Array): Uint8Array => Uint8Array.from(order, (document) => values[document] ?? 0)
  const termEnds = new Ends()
  let length = 0
  const pieces = order.map((document) => {
    const piece = documents.terms.values.subarray(
      documents.termEnds.startOf(document),
      documents.termEnds.endOf(document),
    )
    length += piece.length
    termEnds.push(length)
    return piece
  })
  const terms = new Uint8Array(length)
  pieces.forEach((piece, at) => {
    terms.set(piece, termEnds.startOf(at))
  })
  const { hackathons } = documents
  const numberOf = (at: number): number => numbers[hackathons.rows.values[at] as number] as number
  const held = Array.from({ length: hackathons.rows.length }, (_, at) => at)
    .filter((at) => numberOf(at) >= 0)
    .sort((left, right) => numberOf(left) - numberOf(right))
  const pay = documents.pay.snapshot(numbers)
  const groups = documents.groups.snapshot(order)
  const words = dictionary.snapshot()
  const ids = new TextTable()
  for (const document of order) ids.add(documents.idOf(document))
  ids.trim()
  const sections: Record<string, Section> = {
    'dictionary.wordTerms': words.wordTerms,
    'dictionary.labelled': words.labels.terms,
    'dictionary.sorted': words.sorted,
    'dictionary.reversed': words.reversed,
    'lists.bytes': frozen.bytes,
    'lists.blockStart': frozen.blockStart,
    'lists.blockBase': frozen.blockBase,
    'lists.blockOffset': frozen.blockOffset,
    'lists.blockMost': frozen.blockMost,
    'lists.counts': frozen.counts,
    'documents.posted': pick(documents.posted.values),
    'documents.deadline': pick(documents.deadline.values),
    'hackathons.begins': Uint32Array.from(held, (at) => hackathons.begins.values[at] as number),
    'hackathons.ends': Uint32Array.from(held, (at) => hackathons.ends.values[at] as number),
    'documents.company': pick(documents.company.values),
    'documents.place': pickNarrow(documents.place.values),
    'documents.hash': pick(documents.hash.values),
    'documents.years': pickBytes(documents.years.values),
    'documents.degree': pickBytes(documents.degree.values),
    'documents.terms': terms,
    'pay.rows': pay.rows,
    'pay.yearly': pay.yearly,
    'pay.codes': pay.codes,
    'pay.currencies': pay.currencies,
    'groups.low': groups.low,
    'groups.high': groups.high,
    'relations.learntFrom': [parts.learntFrom],
  }
  addTexts(sections, 'dictionary.labels', words.labels)
  addTable(sections, 'dictionary.keys', words.keys)
  addTable(sections, 'dictionary.words', words.words)
  const places = documents.places.snapshot()
  addTable(sections, 'documents.places', places.texts)
  sections['places.spotEnds'] = places.spotEnds
  sections['places.spots'] = places.spots
  addTable(sections, 'documents.ids', ids.snapshot())
  addEnds(sections, 'documents.termEnds', termEnds.snapshot())
  for (const field of facetFields) {
    const column = documents.facets[field]
    sections[`facet.${field}.values`] = column.values
    sections[`facet.${field}.codes`] = pickBytes(column.codes)
  }
  addRelations(sections, 'skillRelations', parts.skillRelations.snapshot)
  addRelations(sections, 'titleRelations', parts.titleRelations.snapshot)
  return writeSnapshot(sections)
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

/** The parts of an index from the bytes of `snapshotOf`. */
export const restoreParts = (bytes: Uint8Array): IndexParts => {
  const sections = readSnapshot(bytes)
  const section = (name: string): Section => {
    const found = sections.get(name)
    if (found === undefined) throw new SnapshotError(`The snapshot has no part '${name}'.`)
    return found
  }
  const numbers = (name: string) => section(name) as Uint32Array
  const octets = (name: string) => section(name) as Uint8Array
  const texts = (name: string) => section(name) as string[]
  const ends = (name: string): EndsSnapshot => ({
    offsets: section(`${name}.offsets`) as Uint16Array,
    bases: numbers(`${name}.bases`),
    far: numbers(`${name}.far`),
  })
  const pieces = (name: string): TextsSnapshot => ({ bytes: octets(`${name}.bytes`), ends: ends(`${name}.ends`) })
  const table = (name: string): TextTableSnapshot => ({ ...pieces(name), slots: numbers(`${name}.slots`) })
  const dictionary = new TermDictionary({
    keys: table('dictionary.keys'),
    words: table('dictionary.words'),
    labels: { ...pieces('dictionary.labels'), terms: numbers('dictionary.labelled') },
    wordTerms: numbers('dictionary.wordTerms'),
    sorted: numbers('dictionary.sorted'),
    reversed: numbers('dictionary.reversed'),
  })
  const documents = Documents.restore({
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
    place: section('documents.place') as Uint16Array | Uint32Array,
    hash: numbers('documents.hash'),
    years: octets('documents.years'),
    degree: octets('documents.degree'),
    pay: {
      rows: numbers('pay.rows'),
      yearly: numbers('pay.yearly'),
      codes: octets('pay.codes'),
      currencies: texts('pay.currencies'),
    },
    groups: { low: numbers('groups.low'), high: section('groups.high') as Uint16Array },
    termEnds: ends('documents.termEnds'),
    terms: octets('documents.terms'),
    facet: (field) => ({ values: texts(`facet.${field}.values`), codes: octets(`facet.${field}.codes`) }),
  })
  const lists = new PostingLists(
    {
      bytes: octets('lists.bytes'),
      blockStart: numbers('lists.blockStart'),
      blockBase: numbers('lists.blockBase'),
      blockOffset: numbers('lists.blockOffset'),
      blockMost: octets('lists.blockMost'),
      counts: numbers('lists.counts'),
    },
    documents.count,
  )
  const relations = (name: string) =>
    new SkillRelations({
      sources: numbers(`${name}.sources`),
      ends: numbers(`${name}.ends`),
      targets: numbers(`${name}.targets`),
      weights: octets(`${name}.weights`),
    })
  const sets = new TermSets(lists)
  return {
    dictionary,
    documents,
    lists,
    sets,
    counts: new LiveCounts(documents, lists, sets),
    learntFrom: sections.has('relations.learntFrom') ? (texts('relations.learntFrom')[0] ?? '') : documents.corpus,
    skillRelations: relations('skillRelations'),
    titleRelations: relations('titleRelations'),
  }
}
