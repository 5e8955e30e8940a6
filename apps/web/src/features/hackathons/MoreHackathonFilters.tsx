import { suggestForHackathonList } from '../../calls/listings.ts'
import { CountedOptions } from '../../listing/CountedOptions.tsx'
import { closingWords, valuesOf } from '../../listing/filter-words.ts'
import { SuggestLater } from '../../listing/SuggestLater.tsx'
import { type HackathonList, suggestAmong } from '../../listing/use-hackathon-list.ts'
import { Select } from '../../ui/Select.tsx'

/** Filters beside the specified ones: place, deadline, theme, organizer and source. */
export function MoreHackathonFilters({ hackathons }: { hackathons: HackathonList }) {
  const { address, list, countOf } = hackathons
  const { filters, setFilters } = address
  const among = suggestAmong(hackathons)
  const valuesIn = (facet: string) => list.facets[facet]?.values.map(({ value }) => value) ?? []
  const selects = [
    ['closing', 'Closes within', 'deadline', closingWords],
    ['theme', 'Theme', 'theme', (value: string) => value],
    ['source', 'Source', 'source', (value: string) => value],
  ] as const
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3 lg:grid-cols-5">
      <div className="max-sm:col-span-2">
        <SuggestLater
          label="Any place"
          placeholder="Town, region, country"
          noun="place"
          queryKey={['hackathon place', among]}
          suggest={(typed, signal) => suggestForHackathonList({ of: 'place', typed, ...among }, signal)}
          onChoose={({ value }) => setFilters({ place: [...new Set([...valuesOf(filters.place), value])].join(',') })}
        />
      </div>
      <div className="max-sm:col-span-2">
        <SuggestLater
          label="Organizer"
          placeholder="Name"
          noun="organizer"
          queryKey={['organizer', among]}
          suggest={(typed, signal) => suggestForHackathonList({ of: 'organizer', typed, ...among }, signal)}
          onChoose={({ value }) => setFilters({ organizer: value })}
        />
      </div>
      {selects.map(([name, label, facet, words]) => {
        const counted = valuesIn(facet)
        const values = [...new Set([...counted, filters[name]])].filter((value) => value !== '')
        return (
          <Select
            key={name}
            label={label}
            value={filters[name]}
            onChange={(event) => setFilters({ [name]: event.target.value })}
          >
            <option value="">Any</option>
            <CountedOptions
              options={values.map((value) => ({ value, label: words(value) }))}
              value={filters[name]}
              // The counts are those of the most frequent ones.
              countOf={(value) => (counted.includes(value) ? countOf(facet)(value) : undefined)}
            />
          </Select>
        )
      })}
    </div>
  )
}
