const patienceMs = 5000

/** The focus goes to a row once it stands in the list, unless a person has taken it elsewhere: it is lost, or still at `from`. */
export function focusRow(id: string, from: Element | null = null): void {
  const arrive = () => {
    const held = document.activeElement
    const isFree = !held || held === document.body || held === from
    const title = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-row-title]`)
    if (isFree) title?.focus()
    return title !== null || !isFree
  }
  if (from && arrive()) return
  const watch = new MutationObserver(() => arrive() && watch.disconnect())
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), patienceMs)
}
