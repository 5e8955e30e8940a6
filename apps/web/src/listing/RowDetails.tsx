import type { Match } from '@scry/contracts/match'
import type { FieldText } from '@scry/contracts/match-quotes'
import { type ReactNode, useMemo } from 'react'
import { Explanation } from './Explanation.tsx'
import { MatchedText } from './MatchedText.tsx'
import { markedWords } from './marked-words.ts'

export interface RowDetailsProps {
  description: string
  match: Match | undefined
  textOf: FieldText
  /** Answers to the explanation: correct the reading, hide the listing. */
  actions: ReactNode
  facts: readonly string[]
  /** Where it comes from, with a link, as the terms of its source ask. */
  credit: ReactNode
  /** When the listing was posted; null where it does not say. */
  postedAt: string | null
}

/** What opens under a row: the account of its score, then the listing's own text. */
export function RowDetails({ description, match, textOf, actions, facts, credit, postedAt }: RowDetailsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows make `textOf` anew of the same listing
  const marked = useMemo(() => match && markedWords(match, textOf), [match])
  return (
    <div className="mt-5 grid gap-6">
      {match && (
        <Explanation match={match} textOf={textOf} actions={actions} letterOf={marked?.letterOf} postedAt={postedAt} />
      )}
      {(facts.length > 0 || credit) && (
        <ul className="type-meta flex flex-wrap gap-x-5 gap-y-1 text-ink-2">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
          {credit && <li>{credit}</li>}
        </ul>
      )}
      {description ? (
        <MatchedText text={description} heading="h4" marked={marked} />
      ) : (
        <p className="text-ink-3">This listing has no description.</p>
      )}
    </div>
  )
}
