import type { Job } from '@scry/contracts/listing'
import { type FieldText, listingQuote } from '@scry/contracts/match-quotes'
import { Badge } from '../ui/Badge.tsx'
import { counted } from '../ui/counted.ts'

interface LabelConflictProps {
  conflict: NonNullable<Job['label_conflict']>
  textOf: FieldText
}

/** A label for beginners beside the years that the listing's own text asks for, in its words. */
export function LabelConflict({ conflict, textOf }: LabelConflictProps) {
  const { label, years, evidence } = conflict
  return (
    <p className="type-text mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge colour="purple">{`Labelled ${label}, asks ${counted(years, 'year')}`}</Badge>
      <span className="type-quote">“{listingQuote([evidence], textOf)}”</span>
    </p>
  )
}
