import type { FieldEvidence } from '@scry/contracts/analysis'
import type { Line } from '../lines/lines.ts'
import { cut, type Slice } from '../lines/slice.ts'
import type { Glyph } from '../pages/page-text.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** Boxes around the printed letters of a slice, one for each stretch of a row. */
export function boxesOf(
  slice: Slice,
): { page: number; boxes: [number, number, number, number][]; first: Glyph } | null {
  const printed = slice.marks.filter((mark) => mark !== null)
  const [first] = printed
  if (!first) return null
  const boxes: [number, number, number, number][] = []
  let run: Glyph[] = []
  const close = () => {
    if (run.length === 0) return
    const x0 = Math.min(...run.map((mark) => mark.x0))
    const x1 = Math.max(...run.map((mark) => mark.x1))
    const top = Math.min(...run.map((mark) => mark.top))
    const bottom = Math.max(...run.map((mark) => mark.bottom))
    boxes.push([round(x0), round(top), round(x1 - x0), round(bottom - top)])
    run = []
  }
  for (const mark of printed) {
    if (mark.page !== first.page) continue
    const last = run[run.length - 1]
    const sameRow = last && Math.abs(last.baseline - mark.baseline) < last.style.size * 0.6
    const apart = last && Math.abs(mark.x0 - last.x1) > last.style.size * 2.5
    if (last && (!sameRow || apart)) close()
    run.push(mark)
  }
  close()
  return { page: first.page, boxes, first }
}

/** The part of a slice that stands on the page with most of it: a field may run on over a page break, evidence has one page. */
function onOnePage(slice: Slice): Slice {
  const letters = new Map<number, number>()
  for (const mark of slice.marks) if (mark) letters.set(mark.page, (letters.get(mark.page) ?? 0) + 1)
  if (letters.size < 2) return slice
  const most = Math.max(...letters.values())
  const page = [...letters.keys()].find((one) => letters.get(one) === most)
  const from = slice.marks.findIndex((mark) => mark?.page === page)
  return cut(slice, from, slice.marks.findLastIndex((mark) => mark?.page === page) + 1)
}

/** Collects where each field was printed. Paths are those of the analysis, as `work_experience.0.company`. */
export class EvidenceBook {
  readonly fields: Record<string, FieldEvidence> = {}
  private readonly lineOf = new Map<Glyph, number>()

  constructor(lines: readonly Line[]) {
    for (const line of lines) {
      for (const mark of line.slice.marks) if (mark) this.lineOf.set(mark, line.number)
    }
  }

  add(path: string, field: Slice | null, confidence: number): void {
    if (!field) return
    const slice = onOnePage(field)
    const place = boxesOf(slice)
    if (!place) return
    this.fields[path] = {
      page: place.page,
      line: this.lineOf.get(place.first) ?? 1,
      boxes: place.boxes,
      confidence: Math.round(Math.max(0, Math.min(1, confidence)) * 100) / 100,
      text: slice.text,
    }
  }
}
