import '../../listing/listing.css'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { CompactSwitch } from '../../listing/CompactSwitch.tsx'
import { CountedOptions } from '../../listing/CountedOptions.tsx'
import { FilterChips } from '../../listing/FilterChips.tsx'
import { FilterSheet, FilterSheetButton } from '../../listing/FilterSheet.tsx'
import { ListHeading } from '../../listing/ListHeading.tsx'
import { SavedAndOrder } from '../../listing/SavedAndOrder.tsx'
import { SearchField } from '../../listing/SearchField.tsx'
import { hackathonFilterOptions, useHackathonList } from '../../listing/use-hackathon-list.ts'
import { useKeysEnabled } from '../../listing/use-keys-enabled.ts'
import { useNow } from '../../listing/use-now.ts'
import { OwnPostings } from '../../postings/OwnPostings.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { DeadlineRuler } from './DeadlineRuler.tsx'
import { HackathonResults } from './HackathonResults.tsx'
import { hackathonChips } from './hackathon-chips.ts'
import { MoreHackathonFilters } from './MoreHackathonFilters.tsx'

const filterNames = [
  ['mode', 'Mode'],
  ['status', 'Status'],
  ['difficulty', 'Difficulty'],
] as const

/** Hackathon listings (§2.37-2.40). */
export function HackathonsPage() {
  usePageTitle('Hackathons')
  const hackathons = useHackathonList()
  const { enabled } = useKeysEnabled()
  const now = useNow()
  // The page is prerendered on another day: it is told which one it is only where there is room for it.
  const hasRoom = useMedia('(min-width: 40rem)')
  const [showSheet, setShowSheet] = useState(false)
  const [showMore, setShowMore] = useState(false)
  const { address, list, rows, person, query, showsSaved, countOf } = hackathons
  const { filters, setFilters } = address
  const applied = hackathonChips(address, list.facets)
  const narrowing = applied.filter(({ name }) => name !== 'q').length
  const chips = <FilterChips applied={applied} onClear={hackathons.clear} />
  const selects = filterNames.map(([name, label]) => (
    <Select
      key={name}
      label={label}
      value={filters[name]}
      onChange={(event) => setFilters({ [name]: event.target.value })}
    >
      <CountedOptions options={hackathonFilterOptions[name]} value={filters[name]} countOf={countOf(name)} />
    </Select>
  ))
  const today = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(now)
  return (
    <div className="page pt-9 pb-30 max-sm:pt-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h1 className="type-h1">{person ? 'Hackathons for you' : 'Hackathons'}</h1>
        {hasRoom && (
          <p className="type-meta text-ink-2">Today is {today} (UTC). Each time below names its time zone.</p>
        )}
      </div>
      <DeadlineRuler hackathons={rows} />
      <div className="mt-6 grid grid-cols-1 print:hidden items-end gap-3 max-sm:mt-3 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_9.5rem_9.5rem_9.5rem]">
        <div className="col-span-full lg:col-span-1">
          <SearchField
            value={query.typed}
            onChange={query.setTyped}
            label="Search hackathons"
            placeholder="Search a title, organizer or theme"
            keysEnabled={enabled}
          />
        </div>
        {!showsSaved && <div className="contents max-sm:hidden">{selects}</div>}
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 max-sm:mt-3 print:hidden">
        {/* On a phone they stand in the sheet of filters; here only while one narrows the list. */}
        <div className={narrowing > 0 ? '' : 'max-sm:hidden'}>{!showsSaved && chips}</div>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between max-sm:gap-x-2">
          {!showsSaved && (
            <>
              <FilterSheetButton narrowing={narrowing} className="sm:hidden" onOpen={() => setShowSheet(true)} />
              <Button
                size="sm"
                className="max-sm:hidden"
                aria-expanded={showMore}
                aria-controls="more-filters"
                onClick={() => setShowMore(!showMore)}
              >
                <SlidersHorizontal aria-hidden="true" size="1rem" strokeWidth={2} />
                More filters
              </Button>
            </>
          )}
          <SavedAndOrder state={hackathons} />
        </div>
      </div>
      <div id="more-filters" className="mt-4 max-sm:hidden print:hidden" hidden={!showMore || showsSaved}>
        <MoreHackathonFilters hackathons={hackathons} />
      </div>
      <div className="mt-7 grid grid-cols-1 max-sm:mt-3 gap-x-15 gap-y-9 lg:grid-cols-[minmax(0,1fr)_16.75rem]">
        <section aria-labelledby="results" className="min-w-0">
          <div className="section-rule flex flex-wrap max-sm:flex-nowrap items-baseline justify-between gap-x-4 border-b border-b-rule pt-4 pb-3 max-sm:py-2">
            <ListHeading state={hackathons} name="Hackathon listings" />
            <CompactSwitch />
          </div>
          <HackathonResults hackathons={hackathons} />
        </section>
        <aside className="grid content-start gap-9 print:hidden">
          <OwnPostings kind="hackathon" />
          <section aria-labelledby="before" className="section-rule pt-4">
            <h2 id="before" className="type-h2-small">
              Before you register
            </h2>
            <ul className="type-text">
              <li className="border-b border-rule py-3">
                Check the team size. Most hackathons let you find a team on the first day.
              </li>
              <li className="border-b border-rule py-3">
                Each deadline is shown in its own time zone. AoE (anywhere on earth) means that the day has to end
                everywhere first.
              </li>
            </ul>
          </section>
        </aside>
      </div>
      <FilterSheet open={showSheet} onClose={() => setShowSheet(false)} list={list} noun="hackathon">
        <div className="mb-5">{chips}</div>
        <div className="mb-5 grid gap-4">{selects}</div>
        <MoreHackathonFilters hackathons={hackathons} />
      </FilterSheet>
    </div>
  )
}
