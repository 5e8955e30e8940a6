import fc from 'fast-check'

/**
 * Property tests draw the same cases in every run, so that a change is judged by what it changed. Fresh cases are drawn
 * by `npm run soak -- property-seeds`, which sets PROPERTY_SEED.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261125) })
