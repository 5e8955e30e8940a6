import { useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { type Application, applicationsFile } from '../../calls/applications.ts'
import { CallError } from '../../calls/call.ts'
import { SearchField } from '../../listing/SearchField.tsx'
import { stageWords } from '../../listing/stage-words.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/use-session.ts'
import { RouteGuard } from '../../shell/RouteGuard.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Banner } from '../../ui/Banner.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ViewLinks } from '../../ui/ViewLinks.tsx'
import { ApplicationBoard } from './ApplicationBoard.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'
import { useApplications } from './use-applications.ts'

/** A person's own record of applications, kept by the account. */
export function ApplicationsPage() {
  return (
    <RouteGuard needs="signed-in" redirectTo={paths.login}>
      <OwnApplications />
    </RouteGuard>
  )
}

function OwnApplications() {
  usePageTitle('My applications')
  const { account } = useSession()
  return (
    <div className="page pt-9 pb-30 lg:pt-16">
      <h1 className="type-h1">My applications</h1>
      <p className="type-note-large mt-3 max-w-[38rem] text-ink-2">
        Your own record, kept even when a listing is gone. Only you can see it.
      </p>
      {account && <Applications accountId={account.id} />}
    </div>
  )
}

const holds = (text: string) => {
  const asked = text.trim().toLowerCase()
  return ({ title, company, place, notes, next_step, stage }: Application) =>
    [title, company, place, notes, next_step, stageWords[stage]].some((field) => field.toLowerCase().includes(asked))
}

/** A view of the record with what is searched in it. */
function addressOf(view: string, q: string): string {
  const query = new URLSearchParams(Object.entries({ view, q }).filter(([, value]) => value !== ''))
  return query.size > 0 ? `${paths.applications}?${query}` : paths.applications
}

function Applications({ accountId }: { accountId: string }) {
  const { list, change, save, remove, bring, brought } = useApplications(accountId)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const text = search.get('q') ?? ''
  const isBoard = search.get('view') === 'board'
  const { data, error, isPending, refetch } = list
  if (isPending) {
    return (
      <div aria-busy="true" className="mt-8 grid gap-5">
        <p className="sr-only">Loading your applications</p>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    )
  }
  if (!data) {
    return (
      <FailedState heading="Your applications did not load" onRetry={() => void refetch()}>
        <p>{error instanceof CallError ? error.sentence : 'Something went wrong on our side.'}</p>
      </FailedState>
    )
  }
  const shown = data.filter(holds(text))
  return (
    <>
      <div className="mt-6">
        <SearchField
          value={text}
          onChange={(value) => void navigate(addressOf(isBoard ? 'board' : '', value), { replace: true })}
          label="Search your applications"
          placeholder="Search a title, company, note or stage"
          keysEnabled={false}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ViewLinks
          label="Views of your applications"
          links={[
            { to: addressOf('', text), text: 'List', isHere: !isBoard },
            { to: addressOf('board', text), text: 'Board', isHere: isBoard },
            { to: paths.calendar, text: 'Calendar', isHere: false },
          ]}
        />
        <FileActions hasAny={data.length > 0} onFile={bring} />
      </div>
      {brought && brought.problems.length > 0 && (
        <div className="mt-5">
          <Banner kind="note" title="Some lines of the file were left out">
            <ul>
              {brought.problems.slice(0, 20).map(({ line, problem }) => (
                <li key={line}>
                  Line {line}: {problem}
                </li>
              ))}
            </ul>
            {brought.problems.length > 20 && <p>And {brought.problems.length - 20} more.</p>}
          </Banner>
        </div>
      )}
      {data.length === 0 && (
        <EmptyState heading="Nothing here yet" actions={<ButtonLink to={paths.jobs}>Look at jobs</ButtonLink>}>
          <p>
            Add a listing on its page, or tell us that you applied when you come back from Apply Now. Saved listings
            stay under Saved.
          </p>
        </EmptyState>
      )}
      {data.length > 0 && shown.length === 0 && (
        <EmptyState
          heading="No application matches your search"
          actions={
            <Link className="text-link" to={addressOf(isBoard ? 'board' : '', '')}>
              Show all {data.length}
            </Link>
          }
        />
      )}
      {shown.length > 0 && isBoard && (
        <ApplicationBoard applications={shown} onStage={({ id }, stage) => change({ id, stage })} />
      )}
      {shown.length > 0 && !isBoard && (
        <ul className="mt-6 border-t border-rule">
          {shown.map((application) => (
            <ApplicationRow
              key={application.id}
              application={application}
              onChange={(fields) => change({ id: application.id, ...fields })}
              onSave={(fields) => save({ id: application.id, ...fields })}
              onRemove={() => void remove(application)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function FileActions({ hasAny, onFile }: { hasAny: boolean; onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <p className="type-meta flex flex-wrap gap-x-5 gap-y-2">
      {hasAny && (
        <a className="text-link" href={applicationsFile} download>
          Download as CSV
        </a>
      )}
      <button type="button" className="text-link" onClick={() => chooser.current?.click()}>
        Import from CSV
      </button>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label="CSV file of applications"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </p>
  )
}
