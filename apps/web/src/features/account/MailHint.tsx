import { useQuery } from '@tanstack/react-query'
import { factsQuery } from '../../calls/facts.ts'

/** Where to look when no mail server is configured; nothing otherwise. */
export function MailHint() {
  const { data: facts } = useQuery(factsQuery)
  if (facts?.mail !== 'files') return null
  return (
    <p className="rounded-control border border-edge bg-wash px-4 py-3">
      <strong className="font-semibold">This server cannot send email.</strong> The message is saved as a file
      {facts.outbox_hint ? ` in ${facts.outbox_hint}` : ' on the computer that runs Scry'}. Open the newest file and
      follow its link.
    </p>
  )
}
