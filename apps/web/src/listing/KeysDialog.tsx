import { Checkbox } from '../ui/Checkbox.tsx'
import { Dialog } from '../ui/Dialog.tsx'

const keys = [
  ['/', 'Go to the search field'],
  ['j', 'Next listing'],
  ['k', 'Previous listing'],
  ['Enter', 'Go to the page of the listing'],
  ['o', 'Open the listing in the list'],
  ['s', 'Save or unsave it'],
  ['x', 'Hide it'],
  ['?', 'This list'],
] as const

interface KeysDialogProps {
  onClose: () => void
  enabled: boolean
  onToggle: (enabled: boolean) => void
}

/** The keys of a list, and the switch that turns them off. */
export function KeysDialog({ onClose, enabled, onToggle }: KeysDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Keys" shape="narrow">
      <dl className="grid grid-cols-[5rem_1fr] gap-y-2">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-rule pt-4">
        <Checkbox label="Use single keys" checked={enabled} onChange={(event) => onToggle(event.target.checked)} />
      </div>
    </Dialog>
  )
}
