import type { Pdfium } from './pdfium-module.ts'

/** A painted area of a page in user space, in painting order. `color` is null for pictures and shadings. */
interface PaintedArea extends Box {
  readonly color: number | null
  /** How much of what lies beneath it hides, 0 to 1. */
  readonly cover: number
  /** Its place in the order of painting. */
  readonly at: number
  /** The shapes of a path of several, which leaves free what lies between them; asked for only where text lies in its box. */
  readonly shapes: (() => readonly Box[]) | null
  /** It paints only where an odd number of its shapes lie: a frame is a box within a box. */
  readonly evenOdd: boolean
}

export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** One closed line of a filled path: a letter is painted by one or a few of them. */
export interface Contour extends Box {
  readonly color: number
  readonly at: number
}

export interface PageBackground {
  readonly areas: readonly PaintedArea[]
  readonly imageArea: number
  /** The first of its pictures. */
  readonly pictures: readonly Box[]
  /** The first of its small filled shapes as wide as high. */
  readonly dots: readonly Box[]
}

const pathObject = 2
const imageObject = 3
const shadingObject = 4
const formObject = 5
const maxObjects = 50_000
const minAreaPt2 = 60
const mostPictures = 100
const mostDots = 400
const leastDotPt = 1.2
const mostDotPt = 8
const evenOddFill = 1
const moveTo = 2
/** Two boxes have at least so many corners. */
const leastCorners = 8
/** A path of more is taken for what its box is, as are the paths of a page after so many shapes. */
const maxCorners = 100_000
const maxShapesOfPage = 10_000
/** A clip of more cuts nothing. */
const maxClipCorners = 200

type Matrix = readonly [number, number, number, number, number, number]
const identity: Matrix = [1, 0, 0, 1, 0, 0]

function multiply(inner: Matrix, outer: Matrix): Matrix {
  return [
    inner[0] * outer[0] + inner[1] * outer[2],
    inner[0] * outer[1] + inner[1] * outer[3],
    inner[2] * outer[0] + inner[3] * outer[2],
    inner[2] * outer[1] + inner[3] * outer[3],
    inner[4] * outer[0] + inner[5] * outer[2] + outer[4],
    inner[4] * outer[1] + inner[5] * outer[3] + outer[5],
  ]
}

const holds = ({ left, bottom, right, top }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= bottom && y <= top

/** The boxes around the shapes of a path. */
function shapesOf(pdfium: Pdfium, path: number, matrix: Matrix, scratch: number): Box[] {
  const { call } = pdfium
  if (!call.FPDFPageObj_GetMatrix(path, scratch)) return []
  const own = Array.from(new Float32Array(pdfium.memory(), scratch, 6)) as unknown as Matrix
  const [a, b, c, d, e, f] = multiply(own, matrix)
  const shapes: { left: number; bottom: number; right: number; top: number }[] = []
  const count = call.FPDFPath_CountSegments(path)
  for (let i = 0; i < count; i++) {
    const segment = call.FPDFPath_GetPathSegment(path, i)
    if (!call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue
    const [px = 0, py = 0] = new Float32Array(pdfium.memory(), scratch, 2)
    const x = a * px + c * py + e
    const y = b * px + d * py + f
    const shape = shapes[shapes.length - 1]
    if (!shape || call.FPDFPathSegment_GetType(segment) === moveTo)
      shapes.push({ left: x, bottom: y, right: x, top: y })
    else {
      shape.left = Math.min(shape.left, x)
      shape.right = Math.max(shape.right, x)
      shape.bottom = Math.min(shape.bottom, y)
      shape.top = Math.max(shape.top, y)
    }
  }
  return shapes
}

/** What paints: not text, not a group of others. Its place in the order of painting, its box in user space. */
interface Painter extends Box {
  readonly object: number
  readonly type: number
  readonly matrix: Matrix
  readonly at: number
}

/** Every path, picture and shading of a page in painting order, those in groups too. */
function eachPainter(pdfium: Pdfium, page: number, scratch: number, visit: (painter: Painter) => void): void {
  const { call } = pdfium
  let seen = 0
  const walk = (object: number, matrix: Matrix, depth: number): void => {
    if (!object || ++seen > maxObjects) return
    const at = seen
    const type = call.FPDFPageObj_GetType(object)
    if (type === formObject) {
      if (depth > 6 || !call.FPDFPageObj_GetMatrix(object, scratch)) return
      const own = Array.from(new Float32Array(pdfium.memory(), scratch, 6)) as unknown as Matrix
      const count = call.FPDFFormObj_CountObjects(object)
      for (let i = 0; i < count && seen < maxObjects; i++) {
        walk(call.FPDFFormObj_GetObject(object, i), multiply(own, matrix), depth + 1)
      }
      return
    }
    if (type !== pathObject && type !== imageObject && type !== shadingObject) return
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return
    const [l = 0, b = 0, r = 0, t = 0] = new Float32Array(pdfium.memory(), scratch, 4)
    const xs = [l * matrix[0] + b * matrix[2] + matrix[4], r * matrix[0] + t * matrix[2] + matrix[4]]
    const ys = [l * matrix[1] + b * matrix[3] + matrix[5], r * matrix[1] + t * matrix[3] + matrix[5]]
    const box = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
    visit({ object, type, matrix, at, ...box })
  }
  const count = call.FPDFPage_CountObjects(page)
  for (let i = 0; i < count && seen < maxObjects; i++) walk(call.FPDFPage_GetObject(page, i), identity, 0)
}

/** What the clips of an object of the page itself leave of its box. */
function clipped(pdfium: Pdfium, object: number, box: Box, scratch: number): Box {
  const { call } = pdfium
  const clip = call.FPDFPageObj_GetClipPath(object)
  let { left, bottom, right, top } = box
  const count = call.FPDFClipPath_CountPaths(clip)
  for (let path = 0; path < count; path++) {
    const segments = call.FPDFClipPath_CountPathSegments(clip, path)
    if (segments < 1 || segments > maxClipCorners) continue
    const xs: number[] = []
    const ys: number[] = []
    for (let i = 0; i < segments; i++) {
      const segment = call.FPDFClipPath_GetPathSegment(clip, path, i)
      if (!call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue
      const [x = 0, y = 0] = new Float32Array(pdfium.memory(), scratch, 2)
      xs.push(x)
      ys.push(y)
    }
    left = Math.max(left, Math.min(...xs))
    bottom = Math.max(bottom, Math.min(...ys))
    right = Math.min(right, Math.max(...xs))
    top = Math.min(top, Math.max(...ys))
  }
  return { left, bottom, right, top }
}

interface Fill {
  readonly rule: number
  readonly color: number
  readonly cover: number
}

/** How a path is filled, and with which colour; null when it paints nothing. */
function fillOf(pdfium: Pdfium, path: number, scratch: number): Fill | null {
  const { call } = pdfium
  if (!call.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) return null
  const rule = new Int32Array(pdfium.memory(), scratch, 1)[0] ?? 0
  if (rule === 0) return null
  if (!call.FPDFPageObj_GetFillColor(path, scratch, scratch + 4, scratch + 8, scratch + 12)) return null
  const [red = 0, green = 0, blue = 0, alpha = 255] = new Uint32Array(pdfium.memory(), scratch, 4)
  return alpha < 8 ? null : { rule, color: (red << 16) | (green << 8) | blue, cover: alpha / 255 }
}

function isDot({ left, bottom, right, top }: Box): boolean {
  const wide = right - left
  const high = top - bottom
  return wide > leastDotPt && wide < mostDotPt && high > wide * 0.8 && high < wide * 1.25
}

/** The filled shapes and pictures of a page, so that text in the colour of what lies beneath it is known as unseen. */
export function readBackground(pdfium: Pdfium, page: number, scratch: number): PageBackground {
  const areas: PaintedArea[] = []
  const pictures: Box[] = []
  const dots: Box[] = []
  let imageArea = 0
  let shapesRead = 0
  const shapesOnce = (path: number, matrix: Matrix, box: Box) => {
    let shapes: readonly Box[] | null = null
    return () => {
      if (shapes === null) {
        const read = shapesRead < maxShapesOfPage ? shapesOf(pdfium, path, matrix, scratch) : []
        shapesRead += read.length
        shapes = read.length > 1 && shapesRead <= maxShapesOfPage ? read : [box]
      }
      return shapes
    }
  }
  const areaOf = ({ left, bottom, right, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom)
  eachPainter(pdfium, page, scratch, ({ object, type, matrix, at, left, bottom, right, top }) => {
    const whole = { left, bottom, right, top }
    if (type === pathObject && dots.length < mostDots && isDot(whole) && fillOf(pdfium, object, scratch))
      dots.push(whole)
    if (areaOf(whole) < minAreaPt2) return
    // A group's clips are told in the group's own space: there the whole shape counts.
    const box = matrix === identity ? clipped(pdfium, object, whole, scratch) : whole
    const area = areaOf(box)
    if (area < minAreaPt2) return
    if (type === imageObject) {
      imageArea += area
      if (pictures.length < mostPictures) pictures.push(box)
    }
    let color: number | null = null
    let cover = 1
    let shapes: PaintedArea['shapes'] = null
    let evenOdd = false
    if (type === pathObject) {
      const fill = fillOf(pdfium, object, scratch)
      if (!fill) return
      const corners = pdfium.call.FPDFPath_CountSegments(object)
      if (corners >= leastCorners && corners <= maxCorners) shapes = shapesOnce(object, matrix, box)
      color = fill.color
      cover = fill.cover
      evenOdd = fill.rule === evenOddFill
    }
    areas.push({ ...box, color, cover, at, shapes, evenOdd })
  })
  return { areas, imageArea, pictures, dots }
}

/** The contours of a page's filled paths, each with its path's place in the painting order; at most `most` corners are read. */
export function readContours(pdfium: Pdfium, page: number, scratch: number, most: number): Contour[] {
  const contours: Contour[] = []
  let corners = 0
  eachPainter(pdfium, page, scratch, ({ object, type, matrix, at }) => {
    if (type !== pathObject) return
    corners += pdfium.call.FPDFPath_CountSegments(object)
    const fill = corners > most ? null : fillOf(pdfium, object, scratch)
    if (!fill) return
    for (const box of shapesOf(pdfium, object, matrix, scratch)) contours.push({ ...box, color: fill.color, at })
  })
  return contours
}

/** A colour over another one that it does not hide. */
function mixed(over: number, cover: number, beneath: number): number {
  const channel = (shift: number) =>
    Math.round(((over >> shift) & 255) * cover + ((beneath >> shift) & 255) * (1 - cover)) << shift
  return channel(16) | channel(8) | channel(0)
}

function luminance(color: number): number {
  const channel = (value: number) => {
    const share = value / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(color >> 16) + 0.7152 * channel((color >> 8) & 255) + 0.0722 * channel(color & 255)
}

/**
 * True when text of this colour at this point (user space) stands out from what is painted beneath it. `own` are the places
 * in the painting order of what paints the text itself.
 */
export function standsOut(
  background: PageBackground,
  color: number,
  x: number,
  y: number,
  own?: ReadonlySet<number>,
): boolean {
  let beneath: number | null = 0xffffff
  const veils: PaintedArea[] = []
  for (let i = background.areas.length - 1; i >= 0; i--) {
    const area = background.areas[i]
    if (!area || own?.has(area.at) || x < area.left || x > area.right || y < area.bottom || y > area.top) continue
    const around = area.shapes?.().filter((shape) => holds(shape, x, y)).length ?? 1
    if (around === 0 || (area.evenOdd && around % 2 === 0)) continue
    if (area.cover < 1) {
      veils.push(area)
      continue
    }
    beneath = area.color
    break
  }
  if (beneath === null) return true
  for (const { color: over, cover } of veils.reverse()) beneath = mixed(over ?? beneath, cover, beneath)
  const a = luminance(color)
  const b = luminance(beneath)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) >= 1.15
}
