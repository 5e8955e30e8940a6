import { messages } from '@scry/contracts/messages'
import { useState } from 'react'
import { HackathonRow } from '../../listing/HackathonRow.tsx'
import { HiddenFoot } from '../../listing/HiddenFoot.tsx'
import { KeysButton, KeysDialog } from '../../listing/KeysDialog.tsx'
import { ListResult } from '../../listing/ListResult.tsx'
import { NothingSaved } from '../../listing/NothingSaved.tsx'
import { SharedListing } from '../../listing/SharedListing.tsx'
import type { HackathonList, hackathonDefaults } from '../../listing/use-hackathon-list.ts'
import { useKeysEnabled } from '../../listing/use-keys-enabled.ts'
import { useRowCallbacks } from '../../listing/use-row-callbacks.ts'
import { useRowKeys } from '../../listing/use-row-keys.ts'

const relaxed: Record<string, Partial<typeof hackathonDefaults>> = {
  q: { q: '' },
  mode: { mode: 'all' },
  preferred_mode: { mode: 'all' },
  status: { status: 'all' },
  difficulty: { difficulty: 'all' },
}

/** The rows of the hackathon list, with its keys and all of its states. */
export function HackathonResults({ hackathons, onClear }: { hackathons: HackathonList; onClear: () => void }) {
  const { address, list, rows, query, saved, showsSaved } = hackathons
  const [showKeys, setShowKeys] = useState(false)
  const keys = useKeysEnabled()
  const { isSaved, save, hide } = useRowCallbacks('saved-hackathons', address)
  useRowKeys({ enabled: keys.enabled, onSave: save, onHide: hide, onHelp: () => setShowKeys(true) })
  const { open, filters } = address
  const { sort: _, saved: __, ...narrowing } = filters
  const hasFilters = Object.values(narrowing).some((value) => value !== '' && value !== 'all')
  const isElsewhere = open !== null && !list.isLoading && !rows.some((hackathon) => hackathon.id === open)
  const rowProps = (id: string, at: number) => ({
    rank: at + 1,
    isOpen: open === id,
    openAddress: address.openAddress(id),
    onToggle: () => address.setOpen(open === id ? null : id),
    isSaved: isSaved(id),
    onSave: () => save(id),
    onHide: () => hide(id),
  })
  return (
    <>
      {isElsewhere && (
        <SharedListing
          id={open}
          onLeave={() => address.setOpen(null)}
          renderRow={({ hackathon }) => hackathon && <HackathonRow hackathon={hackathon} {...rowProps(open, -1)} />}
        />
      )}
      {showsSaved && rows.length === 0 && !list.isLoading && !list.error ? (
        <NothingSaved count={saved.ids.length} onLeave={() => address.setFilters({ saved: 'no' })} />
      ) : (
        <ListResult
          list={list}
          rows={rows}
          isSettled={showsSaved || query.isSettled}
          isBanded
          renderRow={(hackathon, at) => (
            <HackathonRow key={hackathon.id} hackathon={hackathon} {...rowProps(hackathon.id, at)} />
          )}
          emptyLine={messages.lists.noHackathons}
          noun="hackathons"
          hasFilters={hasFilters}
          relaxations={list.relax.flatMap(({ filter, value, count }) => {
            const patch = relaxed[filter]
            const label = filter === 'q' ? 'the search words' : value
            return patch ? [{ label, count, onRelax: () => address.setFilters(patch) }] : []
          })}
          onClear={onClear}
          onLoadMore={() => {
            void list.loadMore().then((came) => came && address.setPage(address.page + 1))
          }}
        />
      )}
      <HiddenFoot onShown={list.reload} />
      <KeysButton onOpen={() => setShowKeys(true)} />
      <KeysDialog
        open={showKeys}
        onClose={() => setShowKeys(false)}
        enabled={keys.enabled}
        onToggle={keys.setEnabled}
      />
    </>
  )
}
