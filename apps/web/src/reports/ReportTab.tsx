import { type ReportType, reportTypes } from '@scry/contracts/enumerations'
import { MessageSquareWarning } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { DialogOnDemand } from '../ui/DialogOnDemand.tsx'

const loadReportDialog = () => import('./ReportDialog.tsx').then((m) => m.ReportDialog)
const choices: Record<ReportType, string> = { bug: 'Bug report', feature: 'Feature request', feedback: 'Feedback' }

/** The floating report widget: its menu toggles open and closed, any choice opens the dialog (§2.42). */
export function ReportTab() {
  const [isOpen, setOpen] = useState(false)
  const [type, setType] = useState<ReportType | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const tab = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setType(null), [])
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      tab.current?.focus()
    }
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [isOpen])
  return (
    <>
      <div ref={box} className="relative ml-auto md:fixed md:right-0 md:bottom-7 md:z-30">
        {isOpen && (
          <ul
            id="report-menu"
            className="absolute right-2 bottom-full mb-2 w-max rounded-control border border-edge bg-sheet py-1 shadow-dialog md:right-full md:bottom-0 md:mr-2 md:mb-0"
          >
            {reportTypes.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  className="type-text block min-h-10 w-full px-4 py-2 text-left hover:bg-wash"
                  onClick={() => {
                    setOpen(false)
                    tab.current?.focus()
                    setType(one)
                  }}
                >
                  {choices[one]}
                </button>
              </li>
            ))}
          </ul>
        )}
        <button
          ref={tab}
          type="button"
          className="edge-tab edge-tab-right"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'report-menu' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <MessageSquareWarning aria-hidden="true" size="1rem" strokeWidth={2} />
          Report
        </button>
      </div>
      {type && <DialogOnDemand load={loadReportDialog} dialog={{ type, onClose: close }} />}
    </>
  )
}
