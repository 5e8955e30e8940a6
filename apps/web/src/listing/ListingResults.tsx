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

/** Who has scrolled further, or has the focus in a row, reads the list, which stays as it is then. In pixels. */
const restingHeight = 300
const isAtTop = () => window.scrollY < restingHeight && !document.activeElement?.closest('[data-row]')

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

/** The question why a row was hidden, and where it stands: in the row's place, or behind the last where that is gone. */
function useWhyHidden<Row extends ListedRow, Filters extends ListFilters>(
  { name, rows }: ListState<Row, Filters>,
  hide: ReturnType<typeof useRowCallbacks>['hide'],
  isHidden: (id: string) => boolean,
) {
  const { account } = useSession()
  const [last, setLast] = useState<HiddenListing | null>(null)
  const asked = account && last && isHidden(last.id) ? last : null
  /** With the places that the row stands for, or one of them would come in its stead. */
  const hideRow = (id: string) => {
    const at = rows.findIndex((row) => row.id === id)
    const row = rows[at]
    const undo = hide(
      id,
      row?.other_places?.map((place) => place.id),
    )
    setLast(row ? { id, title: row.title, isJob: name === 'jobs', isSample: row.is_sample, at, undo } : null)
  }
  const whyAt = (at: number) =>
    asked &&
    account &&
    Math.min(asked.at, rows.length) === at && <WhyHidden key={asked.id} listing={asked} accountId={account.id} />
  return { hideRow, whyAt }
}

/** What comes back without each filter, and without words of the search, where together they leave nothing. */
function relaxations<Row extends ListedRow, Filters extends ListFilters>(
  { address, list, noun }: ListState<Row, Filters>,
  relaxing: Relaxing<Filters>,
  every: string,
) {
  return list.relax.flatMap(({ filter, value, rest, count }) => {
    if (filter === 'q') {
      const label = rest ? quoted(value) : 'the search words'
      const action = rest ? `Search ${quoted(rest)}` : `Remove ${label}`
      const onRelax = () => address.setFilters({ q: rest ?? '' } as Partial<Filters>)
      return [{ label, action, noun, count, onRelax }]
    }
    const way = relaxing[filter]
    if (!way) return []
    const label = way.label?.(value) ?? value
    const onRelax = () => address.setFilters(way.patch)
    // Without the job type what comes back is of every type.
    return [{ label, action: `Remove ${label}`, noun: 'type' in way.patch ? every : noun, count, onRelax }]
  })
}

async function loadMore<Row extends ListedRow, Filters extends ListFilters>({
  address,
  list,
}: ListState<Row, Filters>) {
  const pressed = document.activeElement
  const came = await list.loadMore()
  if (!came) return
  address.setPage(address.page + 1)
  // The rows that came stand before the button: whoever goes on by key or by ear would have passed them.
  if (came[0]) focusRow(came[0].id, pressed)
}

/** Which words of the search the rows have. */
function WordsFound<Row extends ListedRow, Filters extends ListFilters>({ state }: { state: ListState<Row, Filters> }) {
  const { address, list } = state
  return (
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
  )
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
  const client = useQueryClient()
  // A row that is opened asks again where they could not be had.
  useEffect(() => atRest(client, () => void loadRowDetails().catch(() => {})), [client])
  const { isSaved, save, hide, isHidden } = useRowCallbacks(`saved-${state.name}`, address, showsSaved)
  const { hideRow, whyAt } = useWhyHidden(state, hide, isHidden)
  const { open } = address
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
  return (
    <>
      {!showsSaved && (
        <ArrivingLine
          kind={state.name}
          isAtRest={() => open === null && address.page === 1 && isAtTop()}
          onRefresh={list.reload}
        />
      )}
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
          {!showsSaved && !list.isStale && list.total > 0 && <WordsFound state={state} />}
          <ListResult
            {...shown}
            list={list}
            isWanted={state.isWanted}
            question={JSON.stringify([address.filters, state.person])}
            rows={rows}
            isSettled={showsSaved || query.isSettled}
            renderRow={(listing, at) => (
              <Fragment key={listing.id}>
                {whyAt(at)}
                {render(listing, at)}
                {at === rows.length - 1 && whyAt(rows.length)}
              </Fragment>
            )}
            relaxations={relaxations(state, relaxing, shown.noun)}
            onClear={state.clear}
            onLoadMore={() => void loadMore(state)}
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
