import type { FieldEvidence } from '@scry/contracts/analysis'
import { repairGlyph } from '../lines/glyph-repair.ts'
import { rightToLeft } from '../lines/words.ts'
import type { PageText } from '../pages/page-text.ts'

/** Right-to-left letters are compared whatever their order: documents keep them in that of the paper or of reading. */
const lettersOf = (text: string) => {
  const letters = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}+#@]/gu, '')
    .toLowerCase()
  return rightToLeft.test(letters) ? [...letters].sort().join('') : letters
}

/** The letters and digits printed inside the boxes of a field, box by box from left to right, without white space. */
export function lettersInBoxes(pages: readonly PageText[], evidence: FieldEvidence): string {
  const page = pages.find(({ number }) => number === evidence.page)
  if (!page) return ''
  const parts = evidence.boxes.map(([x, y, width, height]) =>
    page.glyphs
      .filter((glyph) => {
        const middle = (glyph.x0 + glyph.x1) / 2
        const height0 = (glyph.top + glyph.bottom) / 2
        return (
          glyph.visible &&
          middle >= x - 0.1 &&
          middle <= x + width + 0.1 &&
          height0 >= y - 0.1 &&
          height0 <= y + height + 0.1
        )
      })
      .map((glyph) => repairGlyph(glyph).text)
      .join(''),
  )
  return lettersOf(parts.join(''))
}

/** The letters and digits of the field itself, in the same form. */
export function lettersOfField(evidence: FieldEvidence): string {
  return lettersOf(evidence.text)
}
