import { useRowHeight } from './use-row-height.ts'

/** On a phone, rows of a few lines or with their reasons. */
export function CompactSwitch() {
  const [height, choose] = useRowHeight()
  const isCompact = height === 'compact'
  return (
    <button
      type="button"
      aria-pressed={isCompact}
      className={`type-meta ml-auto min-h-6 rounded-badge px-1.5 md:hidden ${isCompact ? 'bg-wash font-semibold' : 'text-link'}`}
      onClick={() => choose(isCompact ? 'comfortable' : 'compact')}
    >
      Compact
    </button>
  )
}
