import type { HackathonFilters } from '@scry/contracts/list-address'
import { messages } from '@scry/contracts/messages'
import { HackathonRow } from '../../listing/HackathonRow.tsx'
import { ListingResults, type Relaxing } from '../../listing/ListingResults.tsx'
import type { HackathonList } from '../../listing/use-hackathon-list.ts'

const relaxing: Relaxing<HackathonFilters> = {
  mode: { patch: { mode: 'all' } },
  preferred_mode: { patch: { mode: 'all' } },
  status: { patch: { status: 'all' } },
  difficulty: { patch: { difficulty: 'all' } },
  place: { patch: { place: '' }, label: () => 'the place' },
  deadline_within_days: { patch: { closing: '' }, label: () => 'the deadline' },
  theme: { patch: { theme: '' } },
  organizer: { patch: { organizer: '' } },
  source: { patch: { source: '' } },
}

export function HackathonResults({ hackathons }: { hackathons: HackathonList }) {
  const { sort: _, saved: __, ...narrowing } = hackathons.address.filters
  return (
    <ListingResults
      state={hackathons}
      renderRow={(hackathon, row) => <HackathonRow key={hackathon.id} hackathon={hackathon} {...row} />}
      isBanded
      emptyLine={messages.lists.noHackathons}
      noun="hackathon"
      hasFilters={Object.values(narrowing).some((value) => value !== '' && value !== 'all')}
      relaxing={relaxing}
    />
  )
}
