import { createRequire } from 'node:module'
import type { FontSet } from '../fonts.ts'
import { samplePerson } from '../people.ts'
import type { Person } from '../person.ts'
import { pdfkitLayouts } from './pdfkit-layouts.ts'
import { drawResume, type Sheet } from './sheet.ts'

/** How a program that draws text as outlines paints them, and what it lays over them to be copied and searched. */
export interface OutlinedText {
  /** Which text is drawn so; the rest is text as usual. */
  readonly what: 'bold' | 'all'
  /** How many outlines are painted as one path. */
  readonly by: 'glyph' | 'word' | 'line' | 'page'
  /** How the text over the outlines is kept from being painted. */
  readonly hides: 'mode' | 'alpha'
  /** Bold made out of the regular face by letting its outlines grow, or a bold face's own outlines. */
  readonly bold: 'grown' | 'own'
}

interface Glyph {
  readonly path: { readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[] }
}

interface OpenFont {
  readonly unitsPerEm: number
  layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly { xAdvance: number }[] }
}

/** What of pdfkit's insides this needs: its writer of one line of text. */
interface Drawer extends PDFKit.PDFDocument {
  _fragment: (text: string, x: number, y: number, options: { characterSpacing?: number }) => void
  _font: { font: OpenFont }
  _fontSize: number
}

const require = createRequire(import.meta.url)
const regular = { path: require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf') }
const bold = { path: require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf') }
const italic = { path: require.resolve('pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf') }
const fontsFor = (how: OutlinedText['bold']): FontSet => ({ regular, bold: how === 'own' ? bold : regular, italic })

const operators: Readonly<Record<string, string>> = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'h',
}

/** One contour at a time, so that growing can widen the outer ones and narrow those of the holes. */
function contoursOf(glyph: Glyph, scale: number, x: number, y: number): { op: string; points: number[][] }[][] {
  const contours: { op: string; points: number[][] }[][] = []
  let pen = [0, 0]
  for (const { command, args } of glyph.path.commands) {
    const points: number[][] = []
    for (let i = 0; i < args.length; i += 2) points.push([x + (args[i] ?? 0) * scale, y + (args[i + 1] ?? 0) * scale])
    if (command === 'moveTo') contours.push([])
    const [control, end] = points
    if (command === 'quadraticCurveTo' && control && end) {
      const third = (a: number[], b: number[]) => a.map((value, at) => value + ((b[at] ?? 0) - value) * (2 / 3))
      contours.at(-1)?.push({ op: 'c', points: [third(pen, control), third(end, control), end] })
    } else contours.at(-1)?.push({ op: operators[command] ?? 'h', points })
    pen = points.at(-1) ?? pen
  }
  return contours
}

const areaOf = (points: readonly number[][]) =>
  points.reduce((sum, [x = 0, y = 0], at) => {
    const [nx = 0, ny = 0] = points[(at + 1) % points.length] ?? []
    return sum + x * ny - nx * y
  }, 0)

/** The operators of a glyph's outlines, each contour grown by so many points on every side. */
function outline(glyph: Glyph, scale: number, x: number, y: number, grow: number): string {
  const contours = contoursOf(glyph, scale, x, y)
  const areas = contours.map((contour) =>
    areaOf(contour.map(({ points }) => points.at(-1) ?? []).filter((p) => p.length)),
  )
  const outer = Math.sign(areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0))
  return contours
    .map((contour, index) => {
      const all = contour.flatMap(({ points }) => points)
      const [xs, ys] = [all.map(([px = 0]) => px), all.map(([, py = 0]) => py)]
      const middle = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
      const half = [Math.max(...xs) - (middle[0] ?? 0), Math.max(...ys) - (middle[1] ?? 0)]
      const by = Math.sign(areas[index] ?? 0) === outer ? grow : -grow
      const grown = (value: number, at: number) => {
        const [centre = 0, reach = 0] = [middle[at], half[at]]
        return centre + (value - centre) * (reach > 0 ? Math.max(0.2, (reach + by) / reach) : 1)
      }
      return contour
        .map(
          ({ op, points }) =>
            `${points.map((point) => point.map((v, at) => grown(v, at).toFixed(3)).join(' ')).join(' ')} ${op}`,
        )
        .join('\n')
    })
    .join('\n')
}

/** What Skia lets a faked bold grow by, in em, on each side. */
const grownEm = 0.017

/** The outlines of a line of text, glyph by glyph; a space has none. */
function outlinesOf(doc: Drawer, text: string, x: number, y: number, spacing: number, growEm: number): string[] {
  const { font } = doc._font
  const scale = doc._fontSize / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = x
  return glyphs.map((glyph, index) => {
    const path = outline(glyph, scale, at, y, growEm * doc._fontSize)
    at += (positions[index]?.xAdvance ?? 0) * scale + spacing
    return path
  })
}

/** Glyphs as paths: each its own, a word's together, or the line's. */
function pathsOf(glyphs: readonly string[], by: OutlinedText['by']): string[] {
  const paths: string[][] = [[]]
  for (const glyph of glyphs) {
    if (by === 'glyph' || (by === 'word' && glyph === '')) paths.push([])
    paths.at(-1)?.push(glyph)
  }
  return paths.map((path) => path.filter(Boolean).join('\n')).filter(Boolean)
}

/** Lets a document paint outlines of its own, and the text itself unseen over them. */
function paintOutlines(document: PDFKit.PDFDocument, how: OutlinedText): void {
  const doc = document as Drawer
  let weight = 'regular'
  const ofPage: string[] = []
  const font = doc.font.bind(doc)
  const fragment = doc._fragment.bind(doc)
  const add = doc.addContent.bind(doc)
  const end = doc.end.bind(doc)
  doc.font = (name: string) => {
    weight = name
    return font(name)
  }
  doc._fragment = (text, x, y, options) => {
    if (how.what === 'bold' && weight !== 'bold') return fragment(text, x, y, options)
    const growEm = weight === 'bold' && how.bold === 'grown' ? grownEm : 0
    doc.addContent = (content: string) => {
      const place = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(content)
      if (content === 'BT') return doc
      if (!place) return add(content)
      const spacing = options.characterSpacing ?? 0
      const glyphs = outlinesOf(doc, text, Number(place[1]), Number(place[2]), spacing, growEm)
      if (how.by === 'page') ofPage.push(...glyphs)
      else for (const path of pathsOf(glyphs, how.by)) add(`${path}\nf`)
      doc.addContent = add
      if (how.hides === 'alpha') doc.fillOpacity(0)
      add('BT')
      return add(how.hides === 'mode' ? `${content}\n3 Tr` : content)
    }
    fragment(text, x, y, options)
  }
  doc.end = () => {
    // pdfkit draws from the top of the page down; these points are from its foot up.
    const flip = `1 0 0 -1 0 ${doc.page.height} cm`
    if (ofPage.length > 0) add(`q ${flip}\n0 g\n${ofPage.join('\n')}\nf\nQ`)
    end()
  }
}

/** A page with one line of unseen text, and what is painted beneath it: outlines of some text, a box, or nothing. */
export function outlinedPage({
  unseen,
  outlined = '',
  color = '#000000',
  higher = 0,
  box = false,
}: {
  readonly unseen: string
  readonly outlined?: string
  readonly color?: string
  readonly higher?: number
  readonly box?: boolean
}): Promise<Uint8Array> {
  const draw = (sheet: Sheet) => {
    const doc = sheet.doc as Drawer
    const [x, y, size] = [60, 80, 12]
    doc.font('regular').fontSize(size).fillColor(color)
    if (box) doc.rect(x, y, 300, 14).fill(color)
    doc.save().transform(1, 0, 0, -1, 0, y + size * 0.905 - higher)
    for (const path of pathsOf(outlinesOf(doc, outlined, x, 0, 0, 0), 'line')) doc.addContent(`${path}\nf`)
    doc.restore().fillOpacity(0).text(unseen, x, y, { lineBreak: false })
  }
  const layout = { id: 'outlined', family: 'sans', margin: 50, draw } as const
  return drawResume(layout, samplePerson, { fonts: fontsFor('own'), prepare: () => undefined })
}

/** A person's resume in one of pdfkit's layouts, its bold text or all of it painted as outlines under unseen text. */
export function renderOutlined(person: Person, layoutId: string, how: OutlinedText): Promise<Uint8Array> {
  const layout = pdfkitLayouts.find(({ id }) => id === layoutId)
  if (!layout) throw new Error(`no layout ${layoutId} by pdfkit`)
  return drawResume(layout, person, { fonts: fontsFor(how.bold), prepare: (doc) => paintOutlines(doc, how) })
}
