import fc from 'fast-check'

/**
 * Property tests draw the same cases in every run, so that a change is judged by what it changed, and fifty of them where
 * a test names no number. Fresh cases, and six times as many, are drawn by `npm run soak -- property-seeds`, which sets
 * PROPERTY_SEED and PROPERTY_RUNS.
 */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20261125),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 50),
})
