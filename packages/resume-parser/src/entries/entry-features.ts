import type { Line } from '../lines/lines.ts'
import type { SeenPiece, SeenSection } from './entry-model.ts'
import type { EntryPiece } from './entry-pieces.ts'
import { away, factsOf, type PieceFacts, type RowFacts, rowsOf, styleOf } from './piece-facts.ts'
import { bucket, type Words, wordsIn } from './piece-words.ts'
import { type FirstReading, firstShares, part, planOf, sharesOf, withTold } from './section-shares.ts'

/** What is counted once for a section before its pieces are looked at one by one. */
function viewOf(rows: readonly RowFacts[], facts: readonly PieceFacts[]) {
  const heads = rows.filter(({ body }) => !body)
  const dated = heads.filter(({ date }) => date.startsWith('range')).length
  const datedAny = heads.filter(({ date }) => date !== '-').length
  const looks = new Map<string, number>()
  for (const { look } of heads) looks.set(look, (looks.get(look) ?? 0) + 1)
  const [opener] = heads
  const bulletDates = rows.filter(({ date, line }) => date.startsWith('range') && line.bullet !== null).length
  // Runs of rows that are no text: the headers, as far as the rows themselves show them.
  let block = 0
  const blocks = rows.map(({ body }) => (body ? ++block : block))
  const texts = facts.filter(({ date }) => date === '-')
  return {
    rows,
    facts,
    blocks,
    /** How many rows are set so, beside how many are dated. */
    perDate: (look: string) => {
      const count = looks.get(look) ?? 0
      if (dated > 0) return bucket(count / dated, 0.5, 0.99, 1.01, 1.9, 2.1)
      return datedAny > 0 ? bucket(count / datedAny, 0.5, 0.99, 1.01, 1.9, 2.1) + 10 : 20
    },
    mates: ({ look }: RowFacts) => (opener && look === opener.look ? 'same' : 'other'),
    openerLike: bucket(looks.get(opener?.look ?? '') ?? 0, 2, 4),
    bulletedDates: datedAny === 0 ? 'x' : bulletDates === 0 ? '0' : bulletDates * 2 > datedAny ? '2' : '1',
    anyBody: heads.length < rows.length ? 'B' : '-',
    textsOfBlock: Map.groupBy(
      texts.filter(({ row }) => !row.body),
      ({ piece }) => blocks[piece.row] ?? 0,
    ),
    textsOfRow: Map.groupBy(texts, ({ piece }) => piece.row),
    shares: sharesOf(facts),
  }
}
type View = ReturnType<typeof viewOf>

const rowKindOf = ({ entry }: RowFacts) =>
  entry.bullet ? 'bullet' : entry.prose ? 'prose' : entry.continues ? 'goes' : 'head'
const sideOf = (row: RowFacts | undefined) => (row ? `${row.body ? 'B' : 'h'}${row.date}` : 'none')

/** What is known of one piece, in the short words that features are made of. */
function factsAt(view: View, index: number) {
  const { rows, facts, blocks } = view
  const fact = facts[index] as PieceFacts
  const { piece, row, words, date, at } = fact
  const [before, after] = [facts[index - 1], facts[index + 1]]
  const sameRow = before?.piece.row === piece.row
  const nextSame = after?.piece.row === piece.row
  const others = view.textsOfBlock.get(blocks[piece.row] ?? 0) ?? []
  const texts = view.textsOfRow.get(piece.row)?.length ?? 0
  const isDated = (other: RowFacts) => other.date !== '-' && !other.body
  return {
    fact,
    before,
    after,
    sameRow,
    nextSame,
    others,
    t: `t${words.title}e${words.employer}`,
    s: `s${words.school}g${words.degree}`,
    kind: date !== '-' ? `d${date}` : row.body ? 'body' : 'text',
    where: `${Math.min(at, 3)}of${Math.min(texts, 4)}${row.date === '-' ? '' : 'd'}`,
    rowKind: rowKindOf(row),
    mates: view.mates(row),
    rowBefore: rows[piece.row - 1],
    rowAfter: rows[piece.row + 1],
    toDate: away(rows, piece.row, 1, isDated),
    fromDate: away(rows, piece.row, -1, isDated),
    toBody: away(rows, piece.row, 1, ({ body }) => body),
    fromBody: away(rows, piece.row, -1, ({ body }) => body),
    lead: sameRow ? '' : 'F',
  }
}
type Known = ReturnType<typeof factsAt>

/** Whether the words of a piece say more of something than those of the texts around it. */
function rankOf({ fact, others }: Known, key: 'title' | 'employer' | 'place' | 'school' | 'degree'): string {
  let most = -1
  for (const other of others)
    if (other !== fact && Math.abs(other.piece.row - fact.piece.row) <= 3) most = Math.max(most, other.words[key])
  return fact.words[key] > most ? '>' : fact.words[key] === most ? '=' : '<'
}

function wordFeatures(known: Known, view: View): string[] {
  const { fact, nextSame, after, t, s, kind, where, rowKind, toDate, fromDate, toBody, fromBody, others, lead } = known
  const { piece, row, words, face, right } = fact
  const rank = `T${rankOf(known, 'title')}E${rankOf(known, 'employer')}`
  const rankStudy = `S${rankOf(known, 'school')}G${rankOf(known, 'degree')}`
  const signAfter = nextSame ? after?.piece.sign : 'end'
  const here = others.indexOf(fact)
  const side = right ? 'R' : ''
  return [
    `any${lead}`,
    `kind:${kind}${lead}`,
    `rowkind:${rowKind}${lead}`,
    `t:${words.title}${kind}`,
    `e:${words.employer}${kind}`,
    `te:${t}${kind}`,
    `p:${words.place}${kind}${words.title > 1 ? 'T' : ''}${words.employer > 1 ? 'E' : ''}`,
    `p:${words.place}${piece.sign}${side}`,
    `sg:${s}${kind}`,
    `sg:${s}${t}`,
    `sort:${words.sort}${kind}`,
    `sort:${words.sort}${words.count}`,
    `count:${words.count}${kind}`,
    `shape:${words.shape}${kind}`,
    `shape:${words.shape}${words.count}${rowKind}`,
    `sign:${piece.sign}${kind}`,
    `sign:${piece.sign}:${signAfter}`,
    `sign:${piece.sign}${t}`,
    `by:${piece.by}${kind}`,
    `by:${piece.by}${t}`,
    `sign:${piece.sign}${s}`,
    `face:${face}${kind}`,
    `face:${face}${t}`,
    `face:${face}${s}`,
    `face:${face}${where}`,
    `where:${where}${side}${kind}`,
    `where:${where}${t}`,
    `where:${where}${s}`,
    `rank:${rank}`,
    `rank:${rankStudy}`,
    `rank:${rank}p${words.place}${rankOf(known, 'place')}`,
    `rank:${rank}${where}`,
    `rank:${rankStudy}${where}`,
    `date:${row.date}${lead}${kind}`,
    `todate:${toDate}${fromDate}${kind}${lead}`,
    `tobody:${toBody}${fromBody}${kind}${lead}`,
    `block:${here}of${Math.min(others.length, 7)}${t}`,
    `block:${Math.min(here, 5)}of${Math.min(others.length, 7)}${s}`,
    `indent:${row.indent}${rowKind}${lead}`,
    `bullets:${view.bulletedDates}${row.line.bullet !== null ? 'b' : '-'}${row.date}${lead}`,
  ]
}

/** What speaks for an entry that opens with the row of a piece. */
function openingFeatures({ fact, t, s, rowKind, mates, rowBefore, rowAfter, toDate }: Known, view: View): string[] {
  const { piece, row, face } = fact
  const beforeKind = sideOf(rowBefore)
  return [
    ...(row.wraps ? [`wraps:${rowKind}${face}`] : []),
    `open:${beforeKind}${row.date}`,
    `open:${beforeKind}gap${row.gap}`,
    `open:gap${row.gap}${rowKind}${mates}`,
    `open:${mates}${view.perDate(row.look)}${rowKind}`,
    `open:${mates}${beforeKind}${sideOf(rowAfter)}`,
    `open:${mates}${row.date}${rowAfter?.date ?? '.'}`,
    `open:${row.weight}${beforeKind}${toDate}`,
    `open:${row.weight}${rowBefore?.weight ?? '.'}${rowAfter?.weight ?? '.'}${row.date}`,
    `open:${row.indent}${rowBefore?.indent ?? '.'}${mates}${rowKind}`,
    `open:like${view.openerLike}${mates}${row.gap}`,
    `open:${mates}${t}${row.date}`,
    `open:${mates}${s}${row.date}`,
    `open:${view.anyBody}${beforeKind}${mates}`,
    `open:texts${Math.min(row.texts, 4)}${row.date}${rowBefore?.date ?? '.'}${rowAfter?.date ?? '.'}`,
    piece.row === 0 ? 'open:first' : 'open:later',
  ]
}

/** The pieces beside one, and the texts beside it in the same header whatever dates stand between. */
function neighbourFeatures({ fact, before, after, sameRow, nextSame, others, t, s, kind }: Known): string[] {
  const { piece, words, face } = fact
  const out: string[] = []
  for (const [name, other, near] of [
    ['before', before, sameRow],
    ['after', after, nextSame],
  ] as const) {
    if (!other) {
      out.push(`${name}:none${kind}`)
      continue
    }
    const side = `${name}${near ? 'S' : 'N'}:${other.date !== '-' ? 'd' : other.row.body ? 'b' : 't'}`
    const { title, employer, school, degree, place } = other.words
    out.push(
      `${side}t${title}e${employer}${t}`,
      `${side}s${school}g${degree}${s}`,
      `${side}p${place}${kind}`,
      `${side}p${place}p${words.place}${piece.sign}`,
      `${side}${other.face}${face}`,
    )
  }
  const here = others.indexOf(fact)
  if (here < 0) return out
  for (const [name, step] of [
    ['prev', -1],
    ['next', 1],
    ['third', 2],
  ] as const) {
    const other = others[here + step]?.words
    out.push(other ? `${name}:t${other.title}e${other.employer}p${other.place}${t}` : `${name}:none${t}`)
    out.push(other ? `${name}:s${other.school}g${other.degree}p${other.place}${s}` : `${name}:none${s}`)
  }
  return out
}

/** What the pieces set and placed like one speak for in the rest of the section. */
function slotFeatures({ fact: { slots, words, date }, s }: Known, { shares }: View): string[] {
  if (date !== '-') return []
  return slots.flatMap((slot, at) => {
    const share = shares.get(`${at}${slot}`)
    if (!share) return []
    const shown = (sum: number, own: boolean) => part(sum, own ? 1 : 0, share.count)
    const size = bucket(share.count, 2, 4)
    const title = shown(share.title, words.title >= 2)
    const employer = shown(share.employer, words.employer >= 2)
    const place = shown(share.place, words.place >= 2)
    const school = shown(share.school, words.school >= 1)
    const degree = shown(share.degree, words.degree >= 2)
    return [
      `slot${at}:t${title}e${employer}n${size}`,
      `slot${at}:t${title}p${place}${words.title}`,
      `slot${at}:p${place}${words.place}`,
      `slot${at}:s${school}g${degree}n${size}`,
      `slot${at}:s${school}g${degree}${s}`,
    ]
  })
}

/** What a first reading made of the section: its entries together, and the pieces set and placed like this one. */
function toldFeatures(
  { fact, sameRow, t, s, where, rowKind, mates, toDate }: Known,
  first: FirstReading,
  index: number,
  told: ReturnType<typeof firstShares>,
  plan: ReturnType<typeof planOf>,
): string[] {
  const { row, slots } = fact
  const out = [`plan:${plan.order}${where}`, `plan:${plan.order}${where}${t}`, `plan:${plan.order}${where}${s}`]
  if (!sameRow)
    out.push(
      `plan:d${plan.dated}${row.date}${toDate}`,
      `plan:d${plan.dated}${rowKind}`,
      `plan:r${plan.rows}${plan.dated}${row.date}${mates}`,
      `plan:a${plan.a}b${plan.b}${t}${row.date}`,
      `plan:${plan.order}${t}`,
      `plan:${plan.order}${s}`,
    )
  const label = first.labels[index] ?? 0
  const own = label < 5 ? label : label - 5
  for (const [at, slot] of slots.entries()) {
    const share = told.get(`${at}${slot}`)
    if (!share) continue
    const shown = (kind: number) => part(share.kinds[kind] ?? 0, own === kind ? 1 : 0, share.count)
    const size = bucket(share.count, 2, 4)
    const names = `a${shown(0)}b${shown(1)}`
    out.push(
      `told${at}:${names}n${size}`,
      `told${at}:p${shown(2)}n${size}`,
      `told${at}:x${shown(5)}h${shown(6)}o${shown(4)}`,
      `told${at}:${names}${t}`,
      `told${at}:${names}${s}`,
    )
    if (!sameRow) out.push(`told${at}:begin${part(share.begins, label < 5 ? 1 : 0, share.count)}${size}`)
  }
  return out
}

/** What speaks for a label beside the kind of the piece before. */
function pairFeatures({ fact, before, sameRow, rowKind, mates, rowBefore }: Known): string[] {
  const { piece, row, words, face } = fact
  const alike = before ? (styleOf(before) === styleOf(fact) ? '=' : '#') : '.'
  const first = words.shape.slice(-1)
  if (sameRow)
    return [
      'S',
      `${piece.sign}${alike}`,
      `S${alike}${before?.face ?? '.'}${face}`,
      `${piece.sign}${first}`,
      `${piece.sign}c${Math.min(words.count, 3)}`,
    ]
  return [
    'N',
    `row${alike}`,
    `N${alike}${before?.face ?? '.'}${face}`,
    `N${row.wraps ? 'w' : '-'}${alike}`,
    `Ngap${row.gap}${rowKind}`,
    `N${row.date}${rowBefore?.date ?? '.'}`,
    `N${rowBefore?.body ? 'B' : 'h'}${row.body ? 'B' : 'h'}`,
    `N${first}${alike}${row.wraps ? 'w' : ''}`,
    `N${mates}`,
    `N${row.wraps ? 'w' : '-'}${rowBefore?.look === row.look ? '=' : '#'}`,
  ]
}

/** What speaks for a label after what was seen of the open entry. */
function seenFeatures(
  { fact, before, sameRow, kind, t, s, rowKind, mates, rowBefore }: Known,
  whole: string,
): string[] {
  const { piece, row, words, right } = fact
  if (sameRow) return ['S', `S${piece.sign}`, `S${kind}${right ? 'R' : ''}`, `S${t}`, `S${s}`, `S${whole}`]
  const alike = before ? (styleOf(before) === styleOf(fact) ? '=' : '#') : '.'
  return [
    'N',
    `N${rowKind}`,
    `N${row.date}`,
    `Ngap${row.gap}${mates}`,
    `N${mates}${sideOf(rowBefore)}`,
    `N${whole}`,
    `N${whole}${row.date}`,
    `N${t}`,
    `N${s}`,
    `N${alike}`,
    `N${row.wraps ? 'w' : '-'}${rowBefore?.look === row.look ? '=' : '#'}${words.shape.slice(-1)}`,
  ]
}

/**
 * What is known of each piece: its words, its look, its place, its neighbours, and the rest of the section; with a first
 * reading also what that made of it.
 */
export function seePieces(
  lines: readonly Line[],
  pieces: readonly EntryPiece[],
  first: FirstReading | null,
  words: readonly Words[] = wordsIn(pieces),
): SeenSection {
  const printed = rowsOf(lines, pieces)
  const rows = first ? withTold(printed, pieces, first) : printed
  const facts = factsOf(rows, pieces, words)
  const view = viewOf(rows, facts)
  const told = first && firstShares(facts, first)
  const plan = first && planOf(pieces, first)
  const whole = plan ? `a${plan.a}b${plan.b}` : ''
  const seen = facts.map((_, index): SeenPiece => {
    const known = factsAt(view, index)
    return {
      own: [
        ...wordFeatures(known, view),
        ...(known.sameRow ? [] : openingFeatures(known, view)),
        ...neighbourFeatures(known),
        ...slotFeatures(known, view),
        ...(first && told && plan ? toldFeatures(known, first, index, told, plan) : []),
      ],
      pair: pairFeatures(known),
      seen: seenFeatures(known, whole),
      sameRow: known.sameRow,
      wraps: known.fact.row.wraps,
    }
  })
  const last = rows[rows.length - 1]
  return { pieces: seen, end: ['end', `end${whole}`, `end${last ? (last.body ? 'B' : 'h') : ''}${view.anyBody}`] }
}
