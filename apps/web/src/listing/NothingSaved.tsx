import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** The saved list without a row: nothing was saved, or nothing of it is there any more. */
export function NothingSaved({ count, onLeave }: { count: number; onLeave: () => void }) {
  return (
    <EmptyState
      heading={count === 0 ? 'Nothing saved yet' : 'Nothing of what you saved is shown'}
      actions={<Button onClick={onLeave}>Show the whole list</Button>}
    >
      {count === 0 ? (
        <p>Press the bookmark beside a listing. It is kept on this device only.</p>
      ) : (
        <p>What you saved has closed, is hidden, or does not match the words you search for.</p>
      )}
    </EmptyState>
  )
}
