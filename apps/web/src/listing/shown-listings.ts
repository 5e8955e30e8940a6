/** How many listings some rows stand for: each for itself and for its other places. */
export function shownListings(rows: readonly { other_places_total?: number | undefined }[]): number {
  return rows.reduce((sum, { other_places_total = 0 }) => sum + 1 + other_places_total, 0)
}
