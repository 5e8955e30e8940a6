import { classNames } from './class-names.ts'

const looks = {
  green: { box: 'bg-green-bg text-green', mark: <circle cx="5" cy="5" r="3.5" fill="currentColor" /> },
  blue: {
    box: 'bg-blue-bg text-blue',
    mark: (
      <>
        <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" />
        <circle cx="5" cy="5" r="1.8" fill="currentColor" />
      </>
    ),
  },
  grey: { box: 'bg-grey-bg text-grey', mark: <circle cx="5" cy="5" r="3" fill="none" stroke="currentColor" /> },
  purple: { box: 'bg-purple-bg text-purple', mark: <path d="m5 .8 4.2 4.2L5 9.2.8 5z" fill="currentColor" /> },
} as const

export type BadgeColour = keyof typeof looks

/** A status in words; the mark before it has its own shape per colour. */
export function Badge({ colour, children }: { colour: BadgeColour; children: string }) {
  const look = looks[colour]
  return (
    <span
      className={classNames(
        'type-small inline-flex min-h-6 items-center gap-1.5 rounded-badge py-0.5 pr-2.25 pl-2 font-semibold',
        look.box,
      )}
    >
      <svg aria-hidden="true" width="0.625rem" height="0.625rem" viewBox="0 0 10 10" className="flex-none">
        {look.mark}
      </svg>
      {children}
    </span>
  )
}
