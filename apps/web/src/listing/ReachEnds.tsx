import { bandsOutOfReach } from '@scry/contracts/enumerations'
import type { Job } from '@scry/contracts/listing'
import type { MatchContribution } from '@scry/contracts/match'

const isOut = ({ match }: Job) => bandsOutOfReach.has(match?.band)
const isIn = (job: Job) => job.match !== undefined && job.match.band !== 'unknown' && !isOut(job)

/** Of what is out of reach so many rows are shown until the rest is asked for. */
const shownBeyond = 4

/**
 * Where what is in a person's reach ends: the first row out of reach behind which none is in it. Behind the first forty
 * rows some in reach come again, and the end is where these end. `shown` are the rows with the first few of those beyond.
 */
export function reachEnd(rows: Job[]) {
  const from = rows.findLastIndex(isIn) + 1
  const at = rows.findIndex((job, place) => place >= from && isOut(job))
  if (at < 0) return null
  const beyond = rows.slice(at)
  const shown = beyond.length > shownBeyond + 1 ? rows.slice(0, at + shownBeyond) : rows
  const causes = causesOf(beyond.filter(isOut))
  return {
    ...{ first: rows[at]?.id, isAll: from === 0, left: whatIsLeft(causes), isOtherKind: causes.has('kind') },
    ...{ shown, folded: rows.length - shown.length },
  }
}

type Cause = 'far' | 'level' | 'field' | 'kind' | 'language' | 'little'
const causeWords: Record<Cause, string> = {
  ...{ far: 'is too far away', level: 'is at another level', field: 'is other work' },
  ...{ kind: 'is for people at another stage', language: 'asks for a language that we did not find' },
  little: 'has less in common with your resume than we look for',
}
const farPlaces = new Set(['abroad', 'remote-abroad'])

/** What one line alone says against a listing so that it is out of reach. */
function causeOf(line: MatchContribution): Cause | undefined {
  if (line.points >= 0) return undefined
  if (line.factor === 'place') return farPlaces.has(line.reason) ? 'far' : undefined
  if (line.factor === 'background') return line.other === 'license-abroad' ? 'far' : 'field'
  return line.factor === 'level' || line.factor === 'language'
    ? line.factor
    : line.factor === 'type'
      ? 'kind'
      : undefined
}

/** A listing that no line alone puts out of reach has too little that speaks for it. */
const causesOf = (rows: readonly Job[]) =>
  new Set(
    rows.flatMap(({ match }): Cause[] => {
      const causes = (match?.contributions ?? []).flatMap((line) => causeOf(line) ?? [])
      return causes.length > 0 ? causes : ['little']
    }),
  )

/** 'What is left is too far away or is other work.' */
function whatIsLeft(found: ReadonlySet<Cause>): string {
  const said = (Object.keys(causeWords) as Cause[])
    .filter((cause) => found.has(cause))
    .map((cause) => causeWords[cause])
  const last = said.pop()
  return `What is left ${[...(said.length > 0 ? [said.join(', ')] : []), last].join(' or ')}.`
}

interface ReachEndsProps {
  /** Nothing of the list is in reach. */
  isAll: boolean
  /** What is left, in a sentence. */
  left: string
  /** Shows every job type; null where that can change nothing. */
  onEveryType: (() => void) | null
}

/** Stands before the first row that is out of reach, so that a list is not taken to go on as it began. */
export function ReachEnds({ isAll, left, onEveryType }: ReachEndsProps) {
  return (
    <li className="border-b border-rule py-4">
      <h3 className="type-h2-small">{isAll ? 'Nothing here fits well enough' : 'Nothing closer found'}</h3>
      <p className="type-text mt-1 max-w-[34rem] text-ink-2">
        {left}
        {onEveryType && (
          <>
            {' '}
            <button type="button" className="text-link min-h-6" onClick={onEveryType}>
              Look at every job type
            </button>
          </>
        )}
      </p>
    </li>
  )
}

/** Stands behind the last row that is shown of those out of reach. */
export function RestOutOfReach({ onShow }: { onShow: () => void }) {
  return (
    <li className="py-4">
      <button type="button" className="text-link min-h-6" onClick={onShow}>
        Show what is left all the same
      </button>
    </li>
  )
}
