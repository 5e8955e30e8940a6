export interface Point {
  x: number
  y: number
}

/** A connector from a highlight's lower right corner: along the text line to the sheet's edge, then a curve to its target. */
export function curvedConnector(from: Point, sheetRight: number, to: Point): { onSheet: string; beyond: string } {
  const handle = Math.max(24, (to.x - sheetRight) / 2)
  return {
    onSheet: `M${from.x} ${from.y}H${sheetRight}`,
    beyond: `M${sheetRight} ${from.y}C${sheetRight + handle} ${from.y} ${to.x - handle} ${to.y} ${to.x} ${to.y}`,
  }
}

/** The vertical form: out to the left of the sheet, down a lane, and in to the target. */
export function laneConnector(
  from: Point,
  sheetLeft: number,
  laneX: number,
  to: Point,
): { onSheet: string; beyond: string } {
  const corner = 6
  return {
    onSheet: `M${from.x} ${from.y}H${sheetLeft}`,
    beyond: [
      `M${sheetLeft} ${from.y}H${laneX + corner}`,
      `Q${laneX} ${from.y} ${laneX} ${from.y + corner}`,
      `V${to.y - corner}`,
      `Q${laneX} ${to.y} ${laneX + corner} ${to.y}H${to.x}`,
    ].join(''),
  }
}
