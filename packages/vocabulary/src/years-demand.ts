/** Years of experience that a text asks for. `start` and `end` are offsets of the words that say so. */
export interface YearsDemand {
  /** Least number of years; 0 for 'no experience required'. */
  least: number
  /** Upper end of a range such as '2 to 4 years', else null. */
  most: number | null
  /** False when the text calls it preferred, a plus or nice to have. */
  required: boolean
  start: number
  end: number
}
