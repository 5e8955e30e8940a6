/**
 * How much one skill counts in a listing that names `count` of them: a listing with few says more by each, and what is
 * only nice to have counts half.
 */
export const skillImpact = (count: number, nice: boolean): number =>
  Math.max(1, Math.round((nice ? 0.5 : 1) * 255 * Math.sqrt(3 / (2 + count))))

/** How much one word counts in a title or place of `count` words. */
export const titleImpact = (count: number): number =>
  Math.max(1, Math.round(255 * Math.sqrt(2 / (1 + Math.max(1, count)))))

/**
 * How much the occupation counts that a title names, in a listing of `skills` skills: where a listing says little else, the
 * title decides.
 */
export const occupationImpact = (skills: number): number => Math.round(255 * (0.6 + 0.4 / (1 + skills)))
