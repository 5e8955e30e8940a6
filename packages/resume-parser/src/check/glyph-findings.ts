import type { ResumeFinding } from '@scry/contracts/resume-check'
import { repairGlyph } from '../lines/glyph-repair.ts'
import type { Glyph, PageText } from '../pages/page-text.ts'

export type Box = [number, number, number, number]

/** A page in bad order has thousands of places: the first say enough. */
const mostBoxes = 20
const mostLetters = 160

const round = (value: number) => Math.round(value * 10) / 10
const rounded = (box: readonly [number, number, number, number]): Box => [
  round(box[0]),
  round(box[1]),
  round(box[2]),
  round(box[3]),
]

/** One finding about places of one page, none where there are none. */
export function findingAt(
  kind: ResumeFinding['kind'],
  page: number,
  places: readonly { readonly box: readonly [number, number, number, number]; readonly text: string }[],
): ResumeFinding[] {
  if (places.length === 0) return []
  const text = places.flatMap((place) => place.text || []).join(' … ')
  const cut = text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text
  return [{ kind, page, boxes: places.slice(0, mostBoxes).map(({ box }) => rounded(box)), text: cut }]
}

interface Run {
  readonly glyphs: Glyph[]
  text: string
  box: Box
}

/** Glyphs of a kind that follow each other on one row. */
function runsOf(glyphs: readonly Glyph[], isMeant: (glyph: Glyph) => boolean): Run[] {
  const runs: Run[] = []
  let open: Run | null = null
  for (const glyph of glyphs) {
    if (!isMeant(glyph)) {
      open = null
      continue
    }
    const last: Glyph | undefined = open?.glyphs.at(-1)
    const isNext =
      last &&
      Math.abs(glyph.baseline - last.baseline) < glyph.style.size * 0.5 &&
      Math.abs(glyph.x0 - last.x1) < Math.max(6, glyph.style.size * 3)
    const { x0, x1, top, bottom } = glyph
    if (open && isNext) {
      const [left, upper, width, height] = open.box
      const [newLeft, newUpper] = [Math.min(left, x0), Math.min(upper, top)]
      open.box = [newLeft, newUpper, Math.max(left + width, x1) - newLeft, Math.max(upper + height, bottom) - newUpper]
      open.text += (glyph.spaceBefore ? ' ' : '') + glyph.text
      open.glyphs.push(glyph)
    } else {
      open = { glyphs: [glyph], text: glyph.text, box: [x0, top, x1 - x0, bottom - top] }
      runs.push(open)
    }
  }
  return runs
}

const tinyPt = 6
const isWords = ({ text }: Run) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 4
const isPrivate = (text: string) => /[\ue000-\uf8ff]/.test(text)
const hidesLetter = (glyph: Glyph) => {
  const { text, icon } = repairGlyph(glyph)
  return icon === null ? text === '' || text === '\ufffd' : isPrivate(glyph.text)
}
/** A row of stars or dots says how well by one sign or two, not by letters. */
const signs = ({ glyphs }: Run) => new Set(glyphs.map(({ text }) => text)).size
const rating = /^[★☆●○◉◯■□]$/
const isIcon = (glyph: Glyph) => repairGlyph(glyph).icon !== null || rating.test(glyph.text)
const saysSomething = (run: Run) =>
  run.glyphs.length >= 3 ? signs(run) <= 2 : run.glyphs.some((glyph) => !standsForNothing.has(repairGlyph(glyph).icon))
const standsForNothing: ReadonlySet<string | null> = new Set([null, 'bullet', 'other', 'calendar'])

/** What of the letters and pictures of a page is hard to read. */
export function findInGlyphs({ number, width, height, glyphs, pictures, imageShare }: PageText): ResumeFinding[] {
  const seen = glyphs.filter(({ visible }) => visible)
  const asPlaces = (boxes: PageText['pictures']) => boxes.map((box) => ({ box, text: '' }))
  const isCovered = ([x, y, w, h]: PageText['pictures'][number]) =>
    seen.some((glyph) => glyph.x0 < x + w && glyph.x1 > x && glyph.top < y + h && glyph.bottom > y)
  // A portrait is narrower, a rule lower, and a background has text on it.
  const wide = pictures.filter((box) => box[2] > width * 0.35 && box[3] > 10 && box[3] < height && !isCovered(box))
  const isPicture = seen.length < 15 && imageShare > 0.2
  return [
    ...(isPicture
      ? findingAt('picture-page', number, asPlaces(pictures))
      : findingAt('picture', number, asPlaces(wide))),
    ...findingAt(
      'unseen-text',
      number,
      runsOf(glyphs, (glyph) => !glyph.visible && glyph.style.size >= tinyPt).filter(isWords),
    ),
    ...findingAt('tiny-text', number, runsOf(glyphs, ({ style }) => style.size < tinyPt).filter(isWords)),
    ...findingAt(
      'no-letters',
      number,
      runsOf(seen, hidesLetter)
        .filter((run) => run.glyphs.length >= 3 && signs(run) > 2)
        .map(({ box }) => ({ box, text: '' })),
    ),
    ...findingAt(
      'icon',
      number,
      runsOf(seen, isIcon)
        .filter(saysSomething)
        .map(({ box }) => ({ box, text: '' })),
    ),
  ]
}
