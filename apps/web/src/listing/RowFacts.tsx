import { Fragment } from 'react'

/** The longest fact that is kept in one line, in characters: 'Full-time', '$28.50 an hour'. */
const unbroken = 18

/** Who offers it, where and what it is. A dot ends its line and begins none. */
export function RowFacts({ by, facts, isLow = false }: { by: string; facts: readonly string[]; isLow?: boolean }) {
  return (
    <p className={isLow ? 'type-meta' : 'type-text mt-0.5'}>
      {by && <span className="font-semibold">{by}</span>}
      {[...new Set(facts)].map((fact, at) => (
        <Fragment key={fact}>
          {(by !== '' || at > 0) && '\u00a0· '}
          <span className={fact.length > unbroken ? '' : 'whitespace-nowrap'}>{fact}</span>
        </Fragment>
      ))}
    </p>
  )
}
