import { Check } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { ProgressLane } from '../../ui/ProgressLane.tsx'
import type { Stage } from './reading.ts'

const stages: { stage: Stage; text: string; value: number }[] = [
  { stage: 'reading', text: 'Reading', value: 20 },
  { stage: 'understanding', text: 'Understanding', value: 50 },
  { stage: 'matching', text: 'Matching', value: 80 },
]

/** What is happening to the resume, with a way out. */
export function StageProgress({ stage, onCancel }: { stage: Stage; onCancel: () => void }) {
  const at = stages.findIndex((one) => one.stage === stage)
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <ol className="type-meta flex flex-wrap gap-x-5 gap-y-1">
          {stages.map((one, index) => (
            <li
              key={one.stage}
              aria-current={index === at ? 'step' : undefined}
              className={index === at ? 'font-semibold' : index < at ? 'text-ink-2' : 'text-ink-3'}
            >
              {index < at && <Check aria-hidden="true" size="0.9375rem" strokeWidth={2} className="mr-1 inline" />}
              {one.text}
            </li>
          ))}
        </ol>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      <ProgressLane value={stages[at]?.value ?? 0} label={stages[at]?.text ?? ''} />
      <p role="status" className="sr-only">
        {stages[at]?.text}
      </p>
    </div>
  )
}
