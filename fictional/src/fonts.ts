import { existsSync } from 'node:fs'
import type { Person } from './person.ts'

export interface FontFile {
  readonly path: string
  /** The PostScript name of one face in a collection. */
  readonly face?: string
}

export interface FontSet {
  readonly regular: FontFile | string
  readonly bold: FontFile | string
  readonly italic: FontFile | string
}

const liberation = '/usr/share/fonts/truetype/liberation'
// Has the letters of Vietnamese, which Liberation lacks.
const dejaVu = '/usr/share/fonts/truetype/dejavu/DejaVuSans'
const cjkRegular = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'
const cjkBold = '/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc'
const devanagari = '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'
const arabic = '/usr/share/fonts/truetype/noto/NotoNaskhArabic-Regular.ttf'

const cjkRegions: Readonly<Record<string, string>> = { zh: 'sc', ja: 'jp', ko: 'kr' }
const debianPackages: Readonly<Record<string, readonly [string, string]>> = {
  zh: [cjkRegular, 'fonts-noto-cjk'],
  ja: [cjkRegular, 'fonts-noto-cjk'],
  ko: [cjkRegular, 'fonts-noto-cjk'],
  hi: [devanagari, 'fonts-noto-core'],
  ar: [arabic, 'fonts-noto-core'],
}

/** The Debian package whose font this person's resume needs and this machine has not, or null. */
export function missingFontPackage(
  person: Person,
  { layout, producer }: { readonly layout: string; readonly producer: string },
): string | null {
  // Its headings stand under a Hangul letter, which without its font has no text.
  if (layout === 'dash-heads' && !existsSync(cjkRegular)) return 'fonts-noto-cjk'
  const script = debianPackages[person.language]
  if (script) return existsSync(script[0]) ? null : script[1]
  // Typst brings its own Latin letters.
  if (producer === 'typst') return null
  if (producer === 'pdfkit') {
    const { regular } = embeddableFonts(person, JSON.stringify(person), 'sans')
    if (typeof regular === 'string' || existsSync(regular.path)) return null
    return regular.path.startsWith(dejaVu) ? 'fonts-dejavu-core' : 'fonts-liberation'
  }
  return existsSync(`${liberation}/LiberationSans-Regular.ttf`) ? null : 'fonts-liberation'
}

const standard: Readonly<Record<'sans' | 'serif', FontSet>> = {
  sans: { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  serif: { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
}

// What the standard fourteen fonts can show: WinAnsi without its rarer marks.
const winAnsi = /^[\x20-\x7e\u00a0-\u00ff–—‘’“”•…€]*$/

/** Fonts for a writer that embeds files itself: the standard fourteen when they can show `text`, else Debian's. */
export function embeddableFonts(person: Person, text: string, family: 'sans' | 'serif'): FontSet {
  const region = cjkRegions[person.language]
  if (region) {
    const regular = { path: cjkRegular, face: `NotoSansCJK${region}-Regular` }
    return { regular, bold: { path: cjkBold, face: `NotoSansCJK${region}-Bold` }, italic: regular }
  }
  if (winAnsi.test(text)) return standard[family]
  if (/[\u1e00-\u1eff]/.test(text)) {
    const regular = { path: `${dejaVu}.ttf` }
    return { regular, bold: { path: `${dejaVu}-Bold.ttf` }, italic: regular }
  }
  const name = family === 'sans' ? 'LiberationSans' : 'LiberationSerif'
  return {
    regular: { path: `${liberation}/${name}-Regular.ttf` },
    bold: { path: `${liberation}/${name}-Bold.ttf` },
    italic: { path: `${liberation}/${name}-Italic.ttf` },
  }
}
