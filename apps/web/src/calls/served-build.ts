/** Something could not be fetched because the server did not answer. */
export class ServerUnreachable extends Error {
  override name = 'ServerUnreachable'
}

/**
 * Which build the server serves now, beside the one that this page runs; 'unreachable' when it does not answer. The shell
 * names its entry file with a hash of all that it imports.
 */
export async function servedBuild(): Promise<'same' | 'other' | 'unreachable'> {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  try {
    const answer = await fetch('/app.html', { cache: 'no-store' })
    if (!answer.ok || !entry) return 'unreachable'
    return (await answer.text()).includes(entry) ? 'same' : 'other'
  } catch {
    return 'unreachable'
  }
}
