import { Button } from '../../ui/Button.tsx'
import { type OtherReading, retold } from './other-readings.ts'

interface EntryReadingsProps {
  label: string
  readings: readonly OtherReading[]
  /** One entry a line. */
  text: string
  onChange: (text: string) => void
}

/** Each entry as it was read. One that looks wrong is read the other way round by one press, and back by the next. */
export function EntryReadings({ label, readings, text, onChange }: EntryReadingsProps) {
  const lines = text.split('\n')
  const begins = (head: string) => lines.some((line) => line.startsWith(head))
  const entries = readings.flatMap(({ read, other }) => {
    if (begins(read)) return [{ now: read, next: other, isTurned: false }]
    return begins(other) ? [{ now: other, next: read, isTurned: true }] : []
  })
  if (entries.length === 0) return null
  return (
    <ul aria-label={label} className="grid">
      {entries.map(({ now, next, isTurned }) => (
        <li key={isTurned ? next : now} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <span className="type-text min-w-0 break-words">{now}</span>
          <Button
            variant="quiet"
            size="sm"
            aria-label={isTurned ? `Put back ${next}` : `${now} looks wrong`}
            onClick={() => onChange(retold(text, now, next))}
          >
            {isTurned ? 'Put back' : 'Looks wrong'}
          </Button>
        </li>
      ))}
    </ul>
  )
}
