import { listingPath, pagePaths } from '@scry/contracts/page-paths'

/** Every address inside the product. Screens link through these and write no path themselves. */
export const paths = {
  ...pagePaths,
  /** Patterns; `listingPath` makes the address of one. */
  job: listingPath('job', ':id'),
  hackathon: listingPath('hackathon', ':id'),
  sampleResume: '/sample-resume.pdf',
  trySample: '/upload-resume?sample=1',
} as const
