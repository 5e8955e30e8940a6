import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The saved list without a row: nothing was saved, or nothing of it is there any more. */
export function NothingSaved({ count, onLeave }: { count: number; onLeave: () => void }) {
  return (
    <EmptyState
      heading={count === 0 ? 'Nothing saved yet' : 'None of your saved listings is shown'}
      actions={<Button onClick={onLeave}>Show the whole list</Button>}
    >
      {count === 0 ? (
        <p>Press the bookmark beside a listing. Saved listings stay on this device only.</p>
      ) : (
        <p>They have closed, are hidden, or do not match your search.</p>
      )}
    </EmptyState>
  )
}
