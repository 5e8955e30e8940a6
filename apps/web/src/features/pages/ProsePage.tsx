import type { ReactNode } from 'react'
import { usePageTitle } from '../../shell/use-page-title.ts'

interface ProsePageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page of plain text: heading and lead on the left, ruled sections on the right. */
export function ProsePage({ title, lead, children }: ProsePageProps) {
  usePageTitle(title)
  return (
    <article className="page grid text-pretty grid-cols-1 gap-x-18 gap-y-7 pt-9 pb-30 lg:grid-cols-[minmax(0,3fr)_minmax(0,5fr)] lg:pt-16">
      <header>
        <h1 className="type-h1">{title}</h1>
        <p className="type-note-large mt-3 max-w-[24rem] text-ink-2">{lead}</p>
      </header>
      <div className="grid grid-cols-1 content-start gap-10">{children}</div>
    </article>
  )
}
