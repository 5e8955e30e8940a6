import type { OtherPlace } from '@scry/contracts/listing'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import { atRest } from '../at-rest.ts'
import { useSession } from '../session/use-session.ts'
import { DialogOnDemand } from '../ui/DialogOnDemand.tsx'
import { ArrivingLine } from './ArrivingLine.tsx'
import { Corrections } from './Corrections.tsx'
import { focusRow } from './focus-row.ts'
import { HiddenFoot } from './HiddenFoot.tsx'
import { KeysButton } from './KeysButton.tsx'
import { ListFeeds } from './ListFeeds.tsx'
import { ListResult } from './ListResult.tsx'
import { NothingSaved } from './NothingSaved.tsx'
import { loadRowDetails } from './RowDetailsLater.tsx'
import type { RowProps } from './row-props.ts'
import { SharedListing } from './SharedListing.tsx'
import { useKeysEnabled } from './use-keys-enabled.ts'
import type { ListFilters, ListState } from './use-list-state.ts'
import { useRowCallbacks } from './use-row-callbacks.ts'
import { useRowKeys } from './use-row-keys.ts'
import { type HiddenListing, WhyHidden } from './WhyHidden.tsx'

/** How a filter that empties a list is taken away, the words apart: by its name on the wire, with words where its value says too little. */
export type Relaxing<Filters> = Record<string, { patch: Partial<Filters>; label?: (value: string) => string }>

const loadKeys = () => import('./KeysDialog.tsx').then((m) => m.KeysDialog)

const quoted = (words: string) => `“${words.replaceAll('"', '')}”`

/** Who has scrolled further reads the list, which stays as it is then. In pixels. */
const restingHeight = 300

interface ListedRow {
  id: string
  title: string
  is_sample: boolean
  other_places?: readonly OtherPlace[] | undefined
  other_places_total?: number | undefined
}

interface ListingResultsProps<Row extends ListedRow, Filters extends ListFilters> {
  state: ListState<Row, Filters>
  renderRow: (listing: Row, row: RowProps) => ReactNode
  /** Whether rows begin with a band or a badge. */
  isBanded: boolean
  /** The specified line for an empty list and for a failure (§8.9). */
  emptyLine: string
  /** One of them: 'job listing'. */
  noun: string
  hasFilters: boolean
  relaxing: Relaxing<Filters>
}

/** The rows of a list, with its keys and all of its states. */
export function ListingResults<Row extends ListedRow, Filters extends ListFilters>({
  state,
  renderRow,
  relaxing,
  ...shown
}: ListingResultsProps<Row, Filters>) {
  const { address, list, rows, query, saved, showsSaved } = state
  const [showKeys, setShowKeys] = useState(false)
  const keys = useKeysEnabled()
  const { account } = useSession()
  const client = useQueryClient()
  // A row that is opened asks again where they could not be had.
  useEffect(() => atRest(client, () => void loadRowDetails().catch(() => {})), [client])
  const [lastHidden, setLastHidden] = useState<HiddenListing | null>(null)
  const { isSaved, save, hide, isHidden } = useRowCallbacks(`saved-${state.name}`, address, showsSaved)
  const { open } = address
  /** With the places that the row stands for, or one of them would come in its stead. */
  const hideRow = (id: string) => {
    const at = rows.findIndex((row) => row.id === id)
    const places = rows[at]?.other_places ?? []
    const undo = hide(
      id,
      places.map((place) => place.id),
    )
    const row = rows[at]
    const isJob = state.name === 'jobs'
    setLastHidden(row ? { id, title: row.title, isJob, isSample: row.is_sample, at, undo } : null)
  }
  const asked = account && lastHidden && isHidden(lastHidden.id) ? lastHidden : null
  const why = asked && account && <WhyHidden key={asked.id} listing={asked} accountId={account.id} />
  const toggle = (id: string) => address.setOpen(open === id ? null : id)
  useRowKeys({ enabled: keys.enabled, onSave: save, onHide: hideRow, onOpen: toggle, onHelp: () => setShowKeys(true) })
  const isElsewhere = open !== null && !list.isLoading && !list.preparing && !rows.some(({ id }) => id === open)
  const render = (listing: Row, at: number) =>
    renderRow(listing, {
      rank: at + 1,
      isOpen: open === listing.id,
      onToggle: () => toggle(listing.id),
      isSaved: isSaved(listing.id),
      onSave: () => save(listing.id),
      onHide: () => hideRow(listing.id),
    })
  const isAtRest = () =>
    open === null &&
    address.page === 1 &&
    window.scrollY < restingHeight &&
    !document.activeElement?.closest('[data-row]')
  return (
    <>
      {!showsSaved && <ArrivingLine kind={state.name} isAtRest={isAtRest} onRefresh={list.reload} />}
      {isElsewhere && (
        <SharedListing
          id={open}
          onLeave={() => address.setOpen(null)}
          renderRow={(found) => {
            const listing = state.rowOf(found)
            return listing && render(listing, -1)
          }}
        />
      )}
      {showsSaved && rows.length === 0 && !list.isLoading && !list.preparing && !list.error ? (
        <NothingSaved count={saved.ids.length} onLeave={() => state.setSaved(false)} />
      ) : (
        <>
          {!showsSaved && !list.isStale && list.total > 0 && (
            <>
              <Corrections
                corrected={list.corrected}
                leftOut={list.leftOut}
                looser={list.looser}
                onLoosen={(q) => address.setFilters({ q } as Partial<Filters>)}
              />
              {list.phrasesUnchecked && (
                <p className="type-text mt-2 text-ink-2">
                  Too many listings have your quoted words to check them all. Some below may have the words apart.
                </p>
              )}
            </>
          )}
          <ListResult
            {...shown}
            list={list}
            isWanted={state.isWanted}
            question={JSON.stringify([address.filters, state.person])}
            rows={rows}
            isSettled={showsSaved || query.isSettled}
            renderRow={(listing, at) => (
              <Fragment key={listing.id}>
                {asked?.at === at && why}
                {render(listing, at)}
                {asked && asked.at > at && at === rows.length - 1 && why}
              </Fragment>
            )}
            relaxations={list.relax.flatMap(({ filter, value, rest, count }) => {
              if (filter === 'q') {
                const label = rest ? quoted(value) : 'the search words'
                const action = rest ? `Search ${quoted(rest)}` : `Remove ${label}`
                const onRelax = () => address.setFilters({ q: rest ?? '' } as Partial<Filters>)
                return [{ label, action, noun: state.noun, count, onRelax }]
              }
              const way = relaxing[filter]
              const onRelax = () => way && address.setFilters(way.patch)
              const label = way?.label?.(value) ?? value
              // Without the job type what comes back is of every type.
              const noun = way?.patch && 'type' in way.patch ? shown.noun : state.noun
              return way ? [{ label, action: `Remove ${label}`, noun, count, onRelax }] : []
            })}
            onClear={state.clear}
            onLoadMore={() => {
              const pressed = document.activeElement
              void list.loadMore().then((came) => {
                if (!came) return
                address.setPage(address.page + 1)
                // The rows that came stand before the button: whoever goes on by key or by ear would have passed them.
                if (came[0]) focusRow(came[0].id, pressed)
              })
            }}
          />
        </>
      )}
      {!showsSaved && list.total > 0 && <ListFeeds kind={state.name} />}
      <HiddenFoot onShown={list.reload} />
      <KeysButton onOpen={() => setShowKeys(true)} />
      {showKeys && (
        <DialogOnDemand
          load={loadKeys}
          dialog={{ onClose: () => setShowKeys(false), enabled: keys.enabled, onToggle: keys.setEnabled }}
        />
      )}
    </>
  )
}
