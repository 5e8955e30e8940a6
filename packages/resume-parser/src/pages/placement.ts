import type { Pdfium } from './pdfium-module.ts'

/** Shows user space on the page as seen: x' = ax + cy + e, y' = bx + dy + f, in points from the top left. */
export interface Placement {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export function placementOf(pdfium: Pdfium, page: number, width: number, height: number, scratch: number): Placement {
  const scale = 1000
  const at = (x: number, y: number): [number, number] => {
    pdfium.call.FPDF_PageToDevice(
      page,
      0,
      0,
      Math.round(width * scale),
      Math.round(height * scale),
      0,
      x,
      y,
      scratch,
      scratch + 4,
    )
    const [dx = 0, dy = 0] = new Int32Array(pdfium.memory(), scratch, 2)
    return [dx / scale, dy / scale]
  }
  const [e, f] = at(0, 0)
  const [ax, ay] = at(1000, 0)
  const [cx, cy] = at(0, 1000)
  return { a: (ax - e) / 1000, b: (ay - f) / 1000, c: (cx - e) / 1000, d: (cy - f) / 1000, e, f }
}

/** A rectangle of user space, as the library gives it. */
interface UserBox {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Where a rectangle is seen. */
export function boxOnPage(place: Placement, { left, bottom, right, top }: UserBox) {
  const [ax, ay] = [place.a * left + place.c * bottom + place.e, place.b * left + place.d * bottom + place.f]
  const [bx, by] = [place.a * right + place.c * top + place.e, place.b * right + place.d * top + place.f]
  return { x0: Math.min(ax, bx), x1: Math.max(ax, bx), top: Math.min(ay, by), bottom: Math.max(ay, by) }
}
