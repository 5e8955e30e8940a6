/** Documents per value of one facet. */
export interface FacetCounts {
  /** `label` where a value is shown under another name. */
  values: { value: string; label?: string; count: number }[]
  /** Counted over the best 1,000 hits only. */
  approximate: boolean
  /** So many do not say it; absent where that is not counted. */
  unknown?: number
}

/** So many values of a fixed field are shown, those that most listings have. */
export const mostFixedValues = 64

export const byCount = (left: { value: string; count: number }, right: { value: string; count: number }): number =>
  right.count - left.count || (left.value < right.value ? -1 : left.value > right.value ? 1 : 0)
