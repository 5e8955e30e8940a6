import { SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/counted.ts'
import { Dialog } from '../ui/Dialog.tsx'

interface FilterSheetProps {
  open: boolean
  onClose: () => void
  list: { isLoading: boolean; preparing: unknown; error: unknown; total: number }
  /** One of them: 'listing'. */
  noun: string
  children: ReactNode
}

/** The filters of a list where there is no room beside it; its button says how many there are with them. */
export function FilterSheet({ open, onClose, list, noun, children }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      footer={
        <Button
          variant="primary"
          className="w-full"
          onClick={() => {
            // Only when the dialog is gone may another take its focus.
            flushSync(onClose)
            document.getElementById('results')?.focus()
          }}
        >
          {list.isLoading || list.preparing || list.error ? 'Show the list' : `Show ${counted(list.total, noun)}`}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}

interface FilterSheetButtonProps {
  /** How many filters narrow the list. */
  narrowing: number
  onOpen: () => void
  className: string
}

/** Opens the sheet and says how many filters narrow the list. */
export function FilterSheetButton({ narrowing, onOpen, className }: FilterSheetButtonProps) {
  return (
    <Button size="sm" className={className} aria-haspopup="dialog" onClick={onOpen}>
      <SlidersHorizontal
        aria-hidden="true"
        size="1rem"
        strokeWidth={2}
        className={narrowing > 0 ? 'max-sm:hidden' : ''}
      />
      {narrowing > 0 ? `Filters (${narrowing})` : 'Filters'}
    </Button>
  )
}
