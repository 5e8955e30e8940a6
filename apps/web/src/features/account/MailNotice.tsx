import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { factsQuery } from '../../calls/facts.ts'

interface MailNoticeProps {
  to: string
  /** What a server says that sends the mail. */
  children: (address: ReactNode) => ReactNode
}

/** Where the mail is: on its way, or in a file where no mail server is configured. Never both. */
export function MailNotice({ to, children }: MailNoticeProps) {
  const { data: facts } = useQuery(factsQuery)
  const address = <strong className="font-semibold wrap-anywhere">{to}</strong>
  if (facts?.mail !== 'files') return <p>{children(address)}</p>
  return (
    <p className="rounded-control border border-edge bg-wash px-4 py-3">
      <strong className="font-semibold">This server cannot send email.</strong> The message to {address} is saved as a
      file{facts.outbox_hint ? ` in ${facts.outbox_hint}` : ' on the computer that runs Scry'}. Open the newest file and
      follow its link.
    </p>
  )
}
