import { CircleAlert, CircleCheck, Info, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const looks = {
  busy: { icon: LoaderCircle, edge: 'border-edge', colour: 'text-ink-2' },
  note: { icon: Info, edge: 'border-edge', colour: 'text-ink-2' },
  success: { icon: CircleCheck, edge: 'border-green', colour: 'text-green' },
  error: { icon: CircleAlert, edge: 'border-red', colour: 'text-red' },
} as const

interface BannerProps {
  kind: keyof typeof looks
  title: string
  children?: ReactNode
}

/** A long form may be sent from its foot while its banner stands at its head. */
const showIt = (banner: HTMLDivElement | null) => banner?.scrollIntoView?.({ block: 'nearest' })

/** The state of a whole form: what is happening or has happened, that it worked, or what failed and what to do, which comes into view. */
export function Banner({ kind, title, children }: BannerProps) {
  const { icon: Icon, edge, colour } = looks[kind]
  return (
    <div
      ref={kind === 'error' ? showIt : null}
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames('flex scroll-my-20 items-start gap-3 rounded-control border bg-sheet px-4 py-3', edge)}
    >
      <Icon aria-hidden="true" size="1.125rem" strokeWidth={1.8} className={classNames('mt-1 flex-none', colour)} />
      <div>
        <p className="font-semibold">{title}</p>
        {children && <div className="type-text text-ink-2">{children}</div>}
      </div>
    </div>
  )
}
