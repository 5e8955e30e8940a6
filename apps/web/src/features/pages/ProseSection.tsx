import type { ReactNode } from 'react'

export function ProseSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section-rule pt-4">
      <h2 className="type-h2">{title}</h2>
      <div className="prose mt-2 grid gap-3 text-ink-2">{children}</div>
    </section>
  )
}
