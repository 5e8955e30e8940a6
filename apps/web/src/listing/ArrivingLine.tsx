import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { factsQuery } from '../calls/facts.ts'
import { paths } from '../paths.ts'
import { spanUntil } from '../ui/span-until.ts'

interface ArrivingLineProps {
  kind: 'jobs' | 'hackathons'
  /** Whether nobody would lose their place if the list changed now. */
  isAtRest: () => boolean
  onRefresh: () => void
}

/** Real listings on their way: how many are here, or why none comes. The list follows by itself while nobody reads on in it. */
export function ArrivingLine({ kind, isAtRest, onRefresh }: ArrivingLineProps) {
  const { data: facts } = useQuery(factsQuery)
  const arrival = facts?.arrival
  const count = arrival?.[kind]
  /** The samples leave after the last real one has come: a list is as old as either says. */
  const stand = count === undefined ? undefined : `${count} ${facts?.sample}`
  const listed = useRef<string>(undefined)
  const [isBehind, setIsBehind] = useState(false)
  const refresh = () => {
    listed.current = stand
    setIsBehind(false)
    onRefresh()
  }
  // What changes is what stands in the lists; whether somebody reads on is looked at when it does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (stand === undefined || stand === listed.current) return
    if (listed.current === undefined) listed.current = stand
    else if (isAtRest()) refresh()
    else setIsBehind(true)
  }, [stand])
  if (!arrival || (arrival.state === 'here' && !isBehind)) return null
  const many = (count ?? 0).toLocaleString('en-US')
  return (
    <p className="type-meta flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-rule py-3 text-ink-2">
      <span>
        {arrival.state === 'unreachable' ? (
          <>
            <strong className="font-semibold text-ink">
              {count === 0
                ? 'No real listings yet: their sources do not answer.'
                : 'The sources of listings do not answer.'}
            </strong>{' '}
            {arrival.next_try && `We try them again ${spanUntil(arrival.next_try, Date.now())}.`}
          </>
        ) : (
          `Real listings are arriving: ${many} so far.${facts?.sample ? ' Until enough are here, samples are shown among them.' : ''}`
        )}
      </span>
      <span className="flex gap-x-4">
        {isBehind && (
          <button type="button" className="text-link" onClick={refresh}>
            Show them
          </button>
        )}
        <Link className="text-link" to={paths.sources}>
          {arrival.state === 'unreachable' ? 'See what is wrong' : 'See the sources'}
        </Link>
      </span>
    </p>
  )
}
