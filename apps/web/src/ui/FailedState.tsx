import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface FailedStateProps {
  heading: string
  children?: ReactNode
  /** Left out where another try would come to the same. */
  onRetry?: (() => void) | undefined
  actions?: ReactNode
}

/** Loading failed: what happened, what is kept, and Try again in place where that can help. */
export function FailedState({ heading, children, onRetry, actions }: FailedStateProps) {
  return (
    <section role="alert" className="py-7">
      <h2 className="type-h2-small flex items-start gap-2.5">
        <CircleAlert aria-hidden="true" size="1.25rem" strokeWidth={1.8} className="mt-1.25 flex-none text-red" />
        {heading}
      </h2>
      {children && <div className="mt-2 max-w-[34rem] text-ink-2">{children}</div>}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCw aria-hidden="true" size="1rem" strokeWidth={2} />
            Try again
          </Button>
        )}
        {actions}
      </div>
    </section>
  )
}
