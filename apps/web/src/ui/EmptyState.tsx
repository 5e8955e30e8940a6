import type { ReactNode } from 'react'

interface EmptyStateProps {
  heading: string
  children?: ReactNode
  actions?: ReactNode
}

/** 'Nothing yet' and 'nothing matches': left aligned, no picture, the next step named. */
export function EmptyState({ heading, children, actions }: EmptyStateProps) {
  return (
    <section className="py-7">
      <h2 className="type-h2-small">{heading}</h2>
      {children && <div className="mt-2 max-w-[34rem] text-ink-2">{children}</div>}
      {actions && <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">{actions}</div>}
    </section>
  )
}
