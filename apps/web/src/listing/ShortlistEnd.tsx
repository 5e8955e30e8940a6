import type { Job } from '@scry/contracts/listing'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { ShortlistRow } from './ShortlistRow.tsx'

interface ShortlistEndProps {
  /** Nothing stands on a shelf. */
  isEmpty: boolean
  /** In reach and on no shelf, where nothing is on one. */
  nearest: readonly Job[]
  /** Work of the person's own that is only too far away. */
  further: readonly Job[]
  /** Other work near a beginner's home, where nothing else can be shown. */
  nearby: readonly Job[]
  /** Whether any listing could be compared with the person. */
  compared: boolean
  /** Whether others are in reach. */
  more: boolean
  leadsOn: boolean
  /** Whether the person hid what stood here, or only others before. */
  hides: 'these' | 'others' | 'none'
  /** Asks again, without what is hidden. */
  onMore: () => void
}

/** Where a shortlist ends: it says whether anything else is in reach, and sets apart what is only further away. */
export function ShortlistEnd({
  isEmpty,
  nearest,
  further,
  nearby,
  compared,
  more,
  leadsOn,
  hides,
  onMore,
}: ShortlistEndProps) {
  if (isEmpty && nearest.length + further.length + nearby.length === 0 && hides === 'these') {
    return (
      <p className="mt-3 max-w-[34rem] text-ink-2">
        You hid everything that stood here.{' '}
        <button type="button" className="text-link min-h-6" onClick={onMore}>
          Look for more
        </button>
      </p>
    )
  }
  const nothing = hides === 'none' ? 'Nothing' : 'Apart from what you hid, nothing'
  const words = isEmpty ? emptyWords(nothing, nearest, further.length > 0, compared) : more ? '' : nothingElse
  return (
    <>
      {words !== '' && (
        <p className="mt-4 max-w-[34rem] text-ink-2">
          {words}
          {/* Where an account is, the list of all follows below. */}
          {isEmpty && !leadsOn && (
            <>
              {' '}
              <Link to={paths.jobs} className="text-link">
                Look at all jobs
              </Link>
            </>
          )}
        </p>
      )}
      <Rows jobs={nearest} leadsOn={leadsOn} />
      {further.length > 0 && (
        <Apart
          name="Further away"
          meaning="Your kind of work, but too far from where you are."
          jobs={further}
          leadsOn={leadsOn}
        />
      )}
      {nearby.length > 0 && (
        <Apart
          name="Near you, for beginners"
          meaning="Other work than your resume tells of, at your level and near where you are."
          jobs={nearby}
          leadsOn={leadsOn}
        />
      )}
    </>
  )
}

const fitsNot = 'fits your work, level and place well enough to stand here.'
const tooLittle =
  'We could not tell from your resume what your work is, so we cannot say which listings fit you. Add your skills, your work or what you study.'
const onlyNear = 'Until then, these are only some that are near you.'
const nothingElse = `Nothing else open ${fitsNot}`

function emptyWords(nothing: string, nearest: readonly Job[], hasFurther: boolean, compared: boolean): string {
  // What could be compared with no listing is near to none: no order of these means anything.
  if (!compared) return nearest.length > 0 ? `${tooLittle} ${onlyNear}` : tooLittle
  const first = `${nothing} open ${fitsNot}`
  if (nearest.length > 0) return `${first} ${nearest.length === 1 ? 'This one comes' : 'These come'} nearest.`
  return hasFurther ? first : `${first} More skills or another place in your resume may change that.`
}

interface ApartProps {
  name: string
  meaning: string
  jobs: readonly Job[]
  leadsOn: boolean
}

/** Rows that do not fit, under a heading that says what they are. */
function Apart({ name, meaning, jobs, leadsOn }: ApartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-5 print:break-inside-avoid">
      <h3 id={id} className="type-h2-small inline">
        {name}
      </h3>
      <p className="type-meta ml-3 inline text-ink-2">{meaning}</p>
      <Rows jobs={jobs} leadsOn={leadsOn} />
    </section>
  )
}

function Rows({ jobs, leadsOn }: { jobs: readonly Job[]; leadsOn: boolean }) {
  if (jobs.length === 0) return null
  return (
    <ol>
      {jobs.map((job) => (
        <ShortlistRow key={job.id} job={job} leadsOn={leadsOn} isBest={false} shelf={null} />
      ))}
    </ol>
  )
}
