import { useEffect } from 'react'

interface RowKeys {
  enabled: boolean
  onSave: (id: string) => void
  onHide: (id: string) => void
  /** Opens the row in its place, or closes it. */
  onOpen: (id: string) => void
  onHelp: () => void
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog') !== null
}

/** Single-key shortcuts of a list; Enter on a title is the link's own. They can be switched off (WCAG 2.1.4). */
export function useRowKeys({ enabled, onSave, onHide, onOpen, onHelp }: RowKeys): void {
  useEffect(() => {
    const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
    const currentRow = () => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null
    const move = (step: number) => {
      const all = rows()
      const current = currentRow()
      const at = current ? all.indexOf(current) + step : 0
      all[Math.min(all.length - 1, Math.max(0, at))]?.querySelector<HTMLElement>('[data-row-title]')?.focus()
    }
    const onKey = (event: KeyboardEvent) => {
      if (!enabled || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const id = currentRow()?.dataset.row
      const act: Record<string, () => void> = {
        '?': onHelp,
        '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
        j: () => move(1),
        k: () => move(-1),
        ...(id && { s: () => onSave(id), x: () => onHide(id), o: () => onOpen(id) }),
      }
      const action = act[event.key]
      if (!action) return
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [enabled, onSave, onHide, onOpen, onHelp])
}
