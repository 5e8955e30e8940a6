import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: ReactNode
  note: ReactNode
  children: ReactNode
}

/** Heading and margin note on the left, the ruled ledger on the right. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={id} className="type-h1">
          {title}
        </h2>
        <div className="type-note-large mt-2 max-w-[18rem] text-ink-2 max-lg:max-w-none">{note}</div>
      </div>
      <div className="section-rule">{children}</div>
    </section>
  )
}
