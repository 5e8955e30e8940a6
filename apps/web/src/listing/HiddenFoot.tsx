import { useKeptIds } from './use-kept-ids.ts'

/** How many listings are hidden on this device, and the way back to them. */
export function HiddenFoot({ onShown }: { onShown: () => void }) {
  const hidden = useKeptIds('hidden')
  if (hidden.ids.length === 0) return null
  const showAgain = () => {
    hidden.clear()
    onShown()
  }
  return (
    <p className="type-meta pt-4 text-ink-2">
      {hidden.ids.length.toLocaleString('en-US')} hidden on this device ·{' '}
      <button type="button" className="text-link" onClick={showAgain}>
        Show again
      </button>
    </p>
  )
}
