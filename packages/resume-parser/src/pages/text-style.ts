import type { TextStyle } from './page-text.ts'
import type { Pdfium } from './pdfium-module.ts'

const fillAndStroke = 2
const utf8 = new TextDecoder()

const iconFonts =
  /awesome|academicons|simpleicons|fontello|icomoon|material.?(icons|symbols)|ionicons|glyphicons|dingbat|typicons|octicons|marvosym|symbola|icons?\b|phosphor|lucide|feather|remixicon|bootstrap-icons/i
const boldNames =
  /bold|black|heavy|semi.?bold|demi|medium|-medi(?:ital)?$|\bbd\b|cmbx|sfbx|cmssbx|[-_,]b$|bx\d|\bb\d\d/i

/** Reads the style of a glyph; leaves its colour at `scratch` as four numbers (red, green, blue, alpha). */
export function readStyle(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  scratch: number,
  size: number,
  mode: number,
  styles: Map<string, TextStyle>,
): TextStyle {
  const { call } = pdfium
  const length = call.FPDFText_GetFontInfo(textPage, index, scratch + 64, 256, scratch + 48)
  const memory = new Uint8Array(pdfium.memory(), scratch + 64, Math.max(0, Math.min(length, 256) - 1))
  const font = utf8.decode(memory.slice()).replace(/^[A-Z]{6}\+/, '')
  const flags = new Int32Array(pdfium.memory(), scratch + 48, 1)[0] ?? 0
  const stem = call.FPDFText_GetFontWeight(textPage, index)
  call.FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [red = 0, green = 0, blue = 0] = new Uint32Array(pdfium.memory(), scratch, 3)
  const forced = (flags & (1 << 18)) !== 0 || mode === fillAndStroke
  const named = /[a-z]{3}/i.test(font)
  const heavyStem = !named && stem >= 650 && stem <= 950
  const weight = forced || boldNames.test(font) || heavyStem ? 700 : /light|thin/i.test(font) ? 300 : 400
  const italic = (flags & 64) !== 0 || /ital|obli|cmti|cmsl|slanted/i.test(font)
  const color = (red << 16) | (green << 8) | blue
  const rounded = Math.round(size * 10) / 10
  const key = `${font}|${rounded}|${weight}|${italic}|${color}`
  let style = styles.get(key)
  if (!style) {
    style = { font, size: rounded, weight, italic, color, icon: iconFonts.test(font) }
    styles.set(key, style)
  }
  return style
}
