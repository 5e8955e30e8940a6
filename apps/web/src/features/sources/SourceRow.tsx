import type { SourceStatus } from '@scry/contracts/source-routes'
import { CircleAlert } from 'lucide-react'
import { Badge, type BadgeColour } from '../../ui/Badge.tsx'
import { counted } from '../../ui/counted.ts'
import { ProgressLane } from '../../ui/ProgressLane.tsx'
import { spanUntil } from '../../ui/span-until.ts'

const states: Record<Exclude<SourceStatus['state'], 'failing'>, { colour: BadgeColour; text: string }> = {
  good: { colour: 'green', text: 'Works' },
  running: { colour: 'blue', text: 'Checking now' },
  waiting: { colour: 'purple', text: 'Waiting its turn' },
  'needs-settings': { colour: 'grey', text: 'Needs a setting' },
  off: { colour: 'grey', text: 'Turned off' },
}

const unproven = {
  documented: 'Not tried yet: built from its documentation, and the real service has not answered here so far.',
  reconstructed:
    'Not tried yet: built from what others say about it, and the real service has not answered here so far.',
} as const

/** '4 min ago', '3 h ago', 'Nov 21, 09:30 UTC'. */
function lastText(iso: string, now: number): string {
  const minutes = Math.round((now - Date.parse(iso)) / 60_000)
  if (minutes < 60) return `${Math.max(1, minutes)} min ago`
  if (minutes < 36 * 60) return `${Math.round(minutes / 60)} h ago`
  const at = new Date(iso)
  const day = at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return `${day}, ${iso.slice(11, 16)} UTC`
}

const kindsText = ({ kinds }: SourceStatus) =>
  kinds.map((kind) => (kind === 'job' ? 'Jobs and internships' : 'Hackathons')).join(', ')

/** One source: how it stands, when it was asked, what came of it, and its terms. */
export function SourceRow({ source, now }: { source: SourceStatus; now: number }) {
  const { error, home_page, is_fictional, last_run, next_run, rejected, terms } = source
  const isUsed = source.state !== 'off' && source.state !== 'needs-settings'
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-3 border-b border-rule py-5.5 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h3 className="type-row">
          {home_page ? (
            <a href={home_page} target="_blank" rel="noopener" aria-label={`${source.name} (opens in a new tab)`}>
              {source.name}
            </a>
          ) : (
            source.name
          )}
        </h3>
        <p className="type-text mt-0.5 text-ink-2">
          {is_fictional ? 'Invented listings, labeled in each row' : kindsText(source)}
        </p>
        {error && (
          <p className="type-text mt-2 max-w-[42rem] wrap-anywhere">
            {source.failing_units > 0 && source.units > 1 && (
              <strong className="font-semibold">
                {source.failing_units.toLocaleString('en-US')} of {counted(source.units, 'board')} failing.{' '}
              </strong>
            )}
            {error}
          </p>
        )}
        {source.needs.length > 0 && (
          <ul className="type-text mt-2 grid max-w-[42rem] gap-1">
            {source.needs.map(({ name, what }) => (
              <li key={name}>
                <code className="wrap-anywhere">{name}</code>: {what}
              </li>
            ))}
          </ul>
        )}
        {source.unproven && isUsed && <p className="type-text mt-2 max-w-[42rem]">{unproven[source.unproven]}</p>}
        <p className="type-meta mt-2 max-w-[42rem] text-ink-2">
          {terms.attribution && <span className="text-ink">{terms.attribution} </span>}
          {terms.sentence}{' '}
          {terms.page && (
            <a
              className="text-link"
              href={terms.page}
              target="_blank"
              rel="noopener"
              aria-label={`Terms of ${source.name} (opens in a new tab)`}
            >
              Terms
            </a>
          )}
        </p>
        {terms.held.length > 0 && (
          <p className="type-meta mt-1 max-w-[42rem] text-ink-2">This server holds to: {terms.held.join('; ')}.</p>
        )}
      </div>
      <div className="flex flex-col items-start gap-1.5">
        {source.state === 'failing' ? (
          <p className="type-text flex items-center gap-1.5 font-semibold text-red">
            <CircleAlert aria-hidden="true" size="1rem" strokeWidth={1.8} />
            Failing
          </p>
        ) : (
          <Badge colour={states[source.state].colour}>{states[source.state].text}</Badge>
        )}
        {source.run && <Progress source={source} />}
        {isUsed && (
          <ul className="type-meta grid gap-0.5 text-ink-2">
            <li className="tabular font-semibold text-ink">{counted(source.listings, 'open listing')}</li>
            {rejected > 0 && <li>{counted(rejected, 'entry', 'entries')} could not be read</li>}
            {!is_fictional && <li>{last_run ? `Checked ${lastText(last_run, now)}` : 'Not fully read yet'}</li>}
            {next_run && !source.run && <li>Next {spanUntil(next_run, now)}</li>}
          </ul>
        )}
      </div>
    </li>
  )
}

/** How far a run is: by boards where there are many, else by requests. */
function Progress({ source: { run, units, asked_units, name } }: { source: SourceStatus }) {
  if (!run) return null
  const isByBoard = units > 1
  const done = isByBoard ? asked_units : run.answered
  const all = isByBoard ? units : run.answered + run.waiting
  const text = isByBoard
    ? `${done.toLocaleString('en-US')} of ${counted(units, 'board')} checked`
    : `${counted(done, 'request')} answered, ${run.waiting.toLocaleString('en-US')} to go`
  return (
    <div className="w-full max-w-[15rem]">
      {all > 0 && <ProgressLane value={(100 * done) / all} label={`How much of ${name} is checked`} />}
      <p className="type-meta mt-1 text-ink-2">{text}</p>
    </div>
  )
}
