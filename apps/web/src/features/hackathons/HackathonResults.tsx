import { messages } from '@scry/contracts/messages'
import { useState } from 'react'
import { HackathonRow } from '../../listing/HackathonRow.tsx'
import { HiddenFoot } from '../../listing/HiddenFoot.tsx'
import { KeysDialog } from '../../listing/KeysDialog.tsx'
import { ListResult } from '../../listing/ListResult.tsx'
import { NothingSaved } from '../../listing/NothingSaved.tsx'
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
  const { address, list, rows, saved, showsSaved } = hackathons
  const [showKeys, setShowKeys] = useState(false)
  const keys = useKeysEnabled()
  const { isSaved, save, hide } = useRowCallbacks('saved-hackathons', address)
  useRowKeys({ enabled: keys.enabled, onSave: save, onHide: hide, onHelp: () => setShowKeys(true) })
  const { open, filters } = address
  const { sort: _, saved: __, ...narrowing } = filters
  const hasFilters = Object.values(narrowing).some((value) => value !== '' && value !== 'all')
  return (
    <>
      {showsSaved && rows.length === 0 && !list.isLoading && !list.error ? (
        <NothingSaved count={saved.ids.length} onLeave={() => address.setFilters({ saved: 'no' })} />
      ) : (
        <ListResult
          list={list}
          rows={rows}
          renderRow={(hackathon, at) => (
            <HackathonRow
              key={hackathon.id}
              hackathon={hackathon}
              rank={at + 1}
              isOpen={open === hackathon.id}
              openAddress={address.openAddress(hackathon.id)}
              onToggle={() => address.setOpen(open === hackathon.id ? null : hackathon.id)}
              isSaved={isSaved(hackathon.id)}
              onSave={() => save(hackathon.id)}
              onHide={() => hide(hackathon.id)}
            />
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
            void list.loadMore()
            address.setPage(address.page + 1)
          }}
        />
      )}
      <HiddenFoot onShown={list.reload} />
      <KeysDialog
        open={showKeys}
        onClose={() => setShowKeys(false)}
        enabled={keys.enabled}
        onToggle={keys.setEnabled}
      />
    </>
  )
}
