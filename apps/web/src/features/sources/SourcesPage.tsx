import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../calls/call.ts'
import { factsQuery } from '../../calls/facts.ts'
import { sourcesQuery } from '../../calls/sources.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FailedState } from '../../ui/FailedState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SourceRow } from './SourceRow.tsx'
import { groupsOf } from './source-groups.ts'

/** Where the listings come from, how each source stands, and on what terms it is shown. For everybody. */
export function SourcesPage() {
  usePageTitle('Sources of listings')
  const { data: sources, error, isPending, refetch, dataUpdatedAt } = useQuery(sourcesQuery)
  const { data: facts } = useQuery(factsQuery)
  const groups = groupsOf(sources ?? [])
  const shown = (sources ?? []).filter(({ state }) => state !== 'off' && state !== 'needs-settings')
  const listings = shown.reduce((sum, source) => sum + source.listings, 0)
  return (
    <div className="page pt-9 pb-30 lg:pt-16">
      <h1 className="type-h1">Sources of listings</h1>
      <p className="type-note-large mt-3 max-w-[38rem] text-ink-2">
        Where the listings here come from, how each source stands, and on what terms it is shown.
      </p>
      {isPending && (
        <div aria-busy="true" className="mt-9 grid gap-5">
          <p className="sr-only">Loading the sources</p>
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-24 w-full" />
          ))}
        </div>
      )}
      {error && !sources && (
        <FailedState heading="The sources did not load" onRetry={() => void refetch()}>
          <p>{error instanceof CallError ? error.sentence : 'Something went wrong on our side.'}</p>
        </FailedState>
      )}
      {sources && (
        <>
          <p className="type-meta mt-5 max-w-[46rem] text-ink-2">
            {shown.length === 0
              ? 'This server checks no sources.'
              : `${counted(shown.length, 'source')} in use, ${counted(listings, 'listing')}.`}{' '}
            As of {new Date(dataUpdatedAt).toISOString().slice(11, 16)} UTC. {error && 'It could not be updated since.'}
          </p>
          {facts?.arrival?.problem && (
            <p role="status" className="mt-5 max-w-[46rem] border-l-2 border-red pl-4">
              <strong className="font-semibold">No source answers.</strong> {facts.arrival.problem} What is listed stays
              as it is. We try them again, with longer and longer pauses.
            </p>
          )}
          {shown.length === 0 && (
            <EmptyState heading="No sources are checked">
              <p>
                This server asks nobody outside for listings, and shows only what whoever runs it has put in. They can
                change that: without the setting SOURCES it checks the public feeds below.
              </p>
            </EmptyState>
          )}
          {groups.map(({ title, about, members }) => (
            <section key={title} className="section-rule mt-10 pt-4" aria-label={title}>
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule pb-3">
                <h2 className="type-h2">{title}</h2>
                <p className="type-meta text-ink-2">{about}</p>
              </div>
              <ul>
                {members.map((source) => (
                  <SourceRow key={source.id} source={source} now={dataUpdatedAt} />
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
      <p className="type-meta mt-10 max-w-[46rem] text-ink-2">
        How far a town is from yours comes from{' '}
        <a href="https://www.geonames.org" rel="noreferrer">
          GeoNames
        </a>
        , under{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/" rel="noreferrer">
          CC BY 4.0
        </a>
        , cut to towns with 5,000 people or more.
      </p>
    </div>
  )
}
