import { payPeriods } from '@scry/contracts/enumerations'
import { useState } from 'react'
import { suggestForJobList } from '../../calls/listings.ts'
import { CountedOptions } from '../../listing/CountedOptions.tsx'
import { categoryWords, sponsorshipWords, termWords } from '../../listing/filter-words.ts'
import { SuggestLater } from '../../listing/SuggestLater.tsx'
import { type JobList, suggestAmong } from '../../listing/use-job-list.ts'
import { Button } from '../../ui/Button.tsx'
import { counted } from '../../ui/counted.ts'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'

/** The facets that the filters of the jobs page show. */
export const jobFacets = 'type,level,location,posted,place,remote_within,pay,sponsorship,term,category,source,employer'

const unsaid = (count: number | undefined, what: string) =>
  count ? `${counted(count, 'listing')} ${count === 1 ? 'does' : 'do'} not say ${what}.` : undefined

/** Filters that real listings need beside their place: pay, sponsorship, term, field of work, employer and source. */
export function MoreJobFilters({ jobs }: { jobs: JobList }) {
  const { address, list, countOf } = jobs
  const { filters, setFilters } = address
  const { facets } = list
  const among = suggestAmong(jobs)
  const options = (name: 'term' | 'category' | 'source', label: (value: string) => string) => {
    const values = facets[name]?.values.map(({ value }) => value) ?? []
    const own = filters[name]
    return [
      { value: '', label: 'Any' },
      ...[...new Set([...values, ...(own ? [own] : [])])].map((value) => ({ value, label: label(value) })),
    ]
  }
  const selects = [
    ['term', 'Term', options('term', termWords), unsaid(facets.term?.unknown, 'when they take place')],
    ['category', 'Field of work', options('category', categoryWords), undefined],
    ['source', 'Source', options('source', (value) => value), undefined],
  ] as const
  const refused = countOf('sponsorship')('refused')
  return (
    <div className="grid gap-4 border-t border-rule py-4">
      <PayFilter key={filters.pay} jobs={jobs} />
      <Select
        label="Visa sponsorship"
        hint={unsaid(facets.sponsorship?.unknown, 'whether they sponsor')}
        value={filters.sponsorship}
        onChange={(event) => setFilters({ sponsorship: event.target.value })}
      >
        <option value="">Any</option>
        <CountedOptions
          options={[{ value: 'offered', label: sponsorshipWords.offered ?? '' }]}
          value={filters.sponsorship}
          countOf={countOf('sponsorship')}
        />
        <option value="not-refused">
          Hide “no sponsorship”{refused === undefined ? '' : ` (${refused.toLocaleString('en-US')})`}
        </option>
      </Select>
      {selects.map(([name, label, choices, hint]) => (
        <Select
          key={name}
          label={label}
          hint={hint}
          value={filters[name]}
          onChange={(event) => setFilters({ [name]: event.target.value })}
        >
          <CountedOptions
            options={choices}
            value={filters[name]}
            countOf={(value) => (value === '' ? undefined : countOf(name)(value))}
          />
        </Select>
      ))}
      <SuggestLater
        label="Employer"
        placeholder="Name"
        noun="employer"
        queryKey={['employer', among]}
        suggest={(typed, signal) => suggestForJobList({ of: 'employer', typed, ...among }, signal)}
        onChoose={({ value }) => setFilters({ employer: value })}
      />
    </div>
  )
}

/** Pay at least so much, within one currency. */
function PayFilter({ jobs }: { jobs: JobList }) {
  const { address, list } = jobs
  const [given = '', givenCurrency, givenPeriod = 'hour'] = address.filters.pay.split('-')
  const stated = list.facets.pay?.values ?? []
  const [amount, setAmount] = useState(given)
  const [currency, setCurrency] = useState(givenCurrency)
  const [period, setPeriod] = useState(givenPeriod)
  const chosen = currency ?? stated[0]?.value ?? 'USD'
  const currencies = [...new Set([...stated.map(({ value }) => value), chosen])]
  return (
    <form
      className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const isAmount = /^\d{1,9}(?:\.\d{1,2})?$/.test(amount)
        address.setFilters({ pay: isAmount ? `${amount}-${chosen}-${period}` : '' })
      }}
    >
      <Input
        label="Pay at least"
        fieldClassName="col-span-full"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        hint={unsaid(list.facets.pay?.unknown, 'what they pay')}
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      <Select label="Currency" value={chosen} onChange={(event) => setCurrency(event.target.value)}>
        <CountedOptions
          options={currencies.map((value) => ({ value, label: value }))}
          value={chosen}
          countOf={(value) => stated.find((one) => one.value === value)?.count}
        />
      </Select>
      <Select label="Period" value={period} onChange={(event) => setPeriod(event.target.value)}>
        {payPeriods.map((value) => (
          <option key={value} value={value}>
            a{value === 'hour' && 'n'} {value}
          </option>
        ))}
      </Select>
      <Button size="sm" type="submit" className="col-span-full">
        Set pay
      </Button>
    </form>
  )
}
