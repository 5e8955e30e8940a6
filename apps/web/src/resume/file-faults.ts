import type { ProblemCode } from '@scry/contracts/problem'

export const tooLarge = 'Please choose a PDF of at most 5 MB'
export const onlyOne = 'Please choose one file only'

/** These files are at fault themselves: no other reader is tried (decision 0310, 2). */
export const hopeless: ReadonlySet<string> = new Set<ProblemCode>([
  'not-a-pdf',
  'corrupt-pdf',
  'encrypted-pdf',
  'too-large',
])
