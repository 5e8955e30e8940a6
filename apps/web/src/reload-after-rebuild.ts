const key = 'scry-reloaded-at'

/**
 * A tab that outlives a rebuild asks for chunks that are gone. It is reloaded once; a second failure within ten
 * seconds is a real one and goes to the route's error boundary.
 */
export function reloadOnceAfterRebuild(target: Window): void {
  target.addEventListener('vite:preloadError', (event) => {
    const last = Number(target.sessionStorage.getItem(key) ?? 0)
    if (Date.now() - last < 10_000) return
    event.preventDefault()
    target.sessionStorage.setItem(key, String(Date.now()))
    target.location.reload()
  })
}
