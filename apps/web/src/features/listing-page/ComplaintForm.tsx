import type { Grievance, ListingPage } from '@scry/contracts/listing-page-routes'
import { useState } from 'react'
import { CallError } from '../../calls/call.ts'
import { complainOf } from '../../calls/listing-page.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { notifyError } from '../../ui/notify.ts'

const grievances: readonly [Grievance, string][] = [
  ['closed', 'It is closed'],
  ['wrong', 'Something in it is wrong'],
  ['scam', 'It is a scam'],
]

/** Where anybody says, without an account, that something is wrong with a listing. */
export function ComplaintForm({ id, page }: { id: string; page: ListingPage }) {
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState('')
  const offered = page.origins.length > 1 ? [...grievances, ['two', 'These are two openings'] as const] : grievances
  const send = async (about: Grievance) => {
    setBusy(true)
    try {
      const asks = await complainOf(id, about)
      setAnswer(
        asks
          ? 'Thank you. We will check its source again within a minute.'
          : 'Thank you. Who runs this server will see it.',
      )
    } catch (error) {
      notifyError('This was not sent.', error instanceof CallError ? error.sentence : '')
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="needs-code section-rule type-meta pt-4 print:hidden">
      <p role="status">{answer}</p>
      {answer === '' && (
        <Disclosure label="Something wrong with this listing?" open={isOpen} onToggle={() => setOpen(!isOpen)}>
          <div className="mt-3 flex flex-wrap gap-2.5">
            {offered.map(([about, words]) => (
              <Button key={about} variant="quiet" size="sm" disabled={busy} onClick={() => void send(about)}>
                {words}
              </Button>
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  )
}
