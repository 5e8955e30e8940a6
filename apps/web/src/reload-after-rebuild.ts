import { servedBuild } from './calls/served-build.ts'

/**
 * The code of a page could not be had. A tab that outlives a rebuild asks for files that are gone, so it is loaded anew
 * when the server answers and serves another build. Otherwise the failure goes to the caller and nothing is lost.
 */
export async function reloadAfterRebuild(failure: unknown): Promise<never> {
  if ((await servedBuild()) !== 'other') throw failure
  window.location.reload()
  return new Promise(() => {})
}
