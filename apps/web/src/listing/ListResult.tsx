import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { CallError } from '../calls/call.ts'
import { useAnnounce } from '../shell/use-announce.ts'
import { Button } from '../ui/Button.tsx'
import { counted } from '../ui/counted.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FailedState } from '../ui/FailedState.tsx'
import { PreparingState } from './PreparingState.tsx'
import { RowSkeletons } from './RowSkeletons.tsx'
import { RowsInSlices } from './RowsInSlices.tsx'
import { shownListings } from './shown-listings.ts'
import type { ListingList } from './use-listing-list.ts'

interface Relaxation {
  /** 'Seattle', 'the search words'. */
  label: string
  /** What pressing it does: 'Remove Seattle', 'Search “night ferry”'. */
  action: string
  /** One of what comes back: 'internship'. */
  noun: string
  count: number
  onRelax: () => void
}

interface ListedRow {
  id: string
  other_places_total?: number | undefined
}

interface ListResultProps<Row extends ListedRow> {
  list: ListingList<Row>
  /** Whether it is asked for; else its place is kept. */
  isWanted: boolean
  /** What the list is asked; its count is told once for each question, and not as listings come and go. */
  question: string
  /** Rows as they are shown: without hidden ones, filtered by what is typed. */
  rows: readonly Row[]
  /** Whether the server was asked for what stands in the search field. */
  isSettled: boolean
  renderRow: (row: Row, at: number) => ReactNode
  /** Whether rows begin with a band or a badge. */
  isBanded: boolean
  /** The specified line for an empty list and for a failure (§8.9). */
  emptyLine: string
  /** One of them: 'job listing'. */
  noun: string
  relaxations: readonly Relaxation[]
  hasFilters: boolean
  onClear: () => void
  onLoadMore: () => void
}

/** A list in each of its states: loading, being prepared, failed, nothing yet, nothing matches, rows with 'Load more'. */
export function ListResult<Row extends ListedRow>(props: ListResultProps<Row>) {
  const { list, question, rows, isSettled, renderRow, emptyLine, noun } = props
  // Twenty rows at once hold up typing and tapping on a phone: they follow in slices, and the last ones stand meanwhile.
  const shown = useDeferredValue(rows.map((row, at) => renderRow(row, at)))
  const announce = useAnnounce()
  const { isLoading, isStale, total, error, preparing } = list
  const told = useRef('')
  useEffect(() => {
    if (error || preparing) told.current = ''
    if (isLoading || isStale || error || preparing || told.current === question) return
    told.current = question
    announce(counted(total, noun))
  }, [announce, isLoading, isStale, error, preparing, question, total, noun])

  const sentence = error instanceof CallError ? error.sentence : 'Something went wrong on our side.'
  if (error && rows.length === 0) {
    return (
      <FailedState heading={emptyLine} onRetry={list.reload}>
        <p>
          {list.isKept
            ? `None of the ${counted(list.rows.length, 'loaded listing')} matches, and the rest could not be searched.`
            : 'The list did not load.'}{' '}
          {sentence} Your filters are kept.
        </p>
      </FailedState>
    )
  }
  if (preparing) return <PreparingState preparing={preparing} />
  const isAwaited = rows.length === 0 ? isStale || !isSettled : shown.length === 0
  if (isLoading || isAwaited) {
    return (
      <div aria-busy={props.isWanted}>
        {props.isWanted && <p className="sr-only">Loading the list</p>}
        <RowSkeletons banded={props.isBanded} />
      </div>
    )
  }
  if (rows.length === 0) return <NothingShown {...props} />
  return (
    <div aria-busy={isStale}>
      <RowsInSlices
        rows={shown}
        foot={
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 pt-6">
            {list.hasMore && (
              <Button
                busy={list.isLoadingMore}
                busyText="Loading..."
                onClick={props.onLoadMore}
                className="max-sm:w-full"
              >
                Load more
              </Button>
            )}
            <p className="type-meta text-ink-2 max-sm:w-full max-sm:text-center">
              {(list.isKept ? rows.length : shownListings(rows)).toLocaleString('en-US')} of{' '}
              {list.isKept ? counted(list.rows.length, 'loaded listing') : `${total.toLocaleString('en-US')} shown`}
            </p>
            {error && !list.isLoadingMore && (
              <p role="alert" className="type-meta w-full">
                {failedLine(list)} {sentence}{' '}
                <button type="button" className="text-link" onClick={list.didMoreFail ? props.onLoadMore : list.reload}>
                  Try again
                </button>
              </p>
            )}
          </div>
        }
      />
    </div>
  )
}

function failedLine({ didMoreFail, isKept }: { didMoreFail: boolean; isKept: boolean }): string {
  if (didMoreFail) return 'More did not load.'
  return isKept ? 'Only the loaded listings are shown.' : 'The list could not be updated.'
}

/** Ways to relax that are offered at once. */
const mostOffers = 3

function NothingShown<Row extends ListedRow>({
  list,
  emptyLine,
  noun,
  relaxations,
  hasFilters,
  onClear,
}: ListResultProps<Row>) {
  if (!hasFilters && list.total === 0) {
    return (
      <EmptyState heading="Nothing is listed yet">
        <p>This server has no {noun}s yet. They appear here as they arrive.</p>
      </EmptyState>
    )
  }
  const best = relaxations[0]
  return (
    <EmptyState
      heading={emptyLine}
      actions={
        <>
          {relaxations.slice(0, mostOffers).map(({ action, count, onRelax }) => (
            <Button key={action} onClick={onRelax}>
              {action}
              {relaxations.length > 1 && ` (${count.toLocaleString('en')})`}
            </Button>
          ))}
          <button type="button" className="text-link" onClick={onClear}>
            Clear Filters
          </button>
        </>
      }
    >
      {list.wordless && <p>There is no word in what you typed. Type letters or digits.</p>}
      {best ? (
        <p>
          Without {best.label}, <mark className="mark mark-soft">{counted(best.count, best.noun)}</mark>{' '}
          {best.count === 1 ? 'comes' : 'come'} back.
        </p>
      ) : (
        <p>Try fewer words or fewer filters.</p>
      )}
    </EmptyState>
  )
}
