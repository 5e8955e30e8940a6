import { type ReactNode, useState } from 'react'
import { AnnounceContext } from './use-announce.ts'

export function AnnounceProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('')
  return (
    <AnnounceContext value={setText}>
      {children}
      <div aria-live="polite" aria-atomic="true" className="sr-only">
        {text}
      </div>
    </AnnounceContext>
  )
}
