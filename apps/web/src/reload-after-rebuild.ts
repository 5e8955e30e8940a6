import { ServerUnreachable, servedBuild } from './calls/served-build.ts'

/**
 * The code of a page could not be had. A tab that outlives a rebuild asks for files that are gone, so it is loaded anew
 * when the server answers and serves another build. Otherwise the caller learns whether it answered, and nothing is lost.
 */
export async function reloadAfterRebuild(failure: unknown): Promise<never> {
  const build = await servedBuild()
  if (build === 'unreachable') throw new ServerUnreachable('The code of the page could not be had.', { cause: failure })
  if (build === 'same') throw failure
  window.location.reload()
  return new Promise(() => {})
}
